// What Saint Malo's parts are made of.

import type { Context as Shared } from "../../../../panels/web/types.d.ts";
import type { PageView } from "../../../../panels/web/view.d.ts";
import type { CaptainView, Sections } from "./view.d.ts";

export type View = Omit<PageView, "players"> & Sections & { players: CaptainView[] };
export type Context = Omit<Shared, "view"> & { view: View };
