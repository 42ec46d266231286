// What La Città's parts are made of.

import type { Context as SharedContext } from "../../../../panels/web/types.d.ts";
import type { PageView } from "../../../../panels/web/view.d.ts";
import type { CitizenView, Sections } from "./view.d.ts";

/** The view of a game of La Città, whose players have more fields. */
export type View = Omit<PageView, "players"> & Sections & { players: CitizenView[] };
export type Context = SharedContext<View>;
