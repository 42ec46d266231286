// The context of parts of La Città: the shared one with the fields that the game adds to the view.

import type { Context as Shared } from "../../../../panels/web/types.d.ts";
import type { CitizenView, Sections } from "./view.d.ts";

export type Context = Omit<Shared, "view"> & { view: Omit<Shared["view"], "players"> & Sections & { players: CitizenView[] } };
