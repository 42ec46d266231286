// The widget of a game that adds nothing of its own.

import { table } from "./table.js";

export default table();
