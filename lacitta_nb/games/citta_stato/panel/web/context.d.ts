// What Città-Stato's parts are made of.

import type { Context as Shared } from "../../../../panels/web/types.d.ts";
import type { PageView } from "../../../../panels/web/view.d.ts";
import type { Sections, SignoriaView } from "./view.d.ts";

export type View = Omit<PageView, "players"> & Sections & { players: SignoriaView[] };
export type Context = Omit<Shared, "view"> & { view: View };
