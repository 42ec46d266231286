// What Saint Malo's parts are made of.

import type { Context as Shared } from "../../../../panels/web/types.d.ts";
import type { PageView } from "../../../../panels/web/view.d.ts";
import type { Sections } from "./view.d.ts";

export type Context = Shared<PageView & Sections>;
