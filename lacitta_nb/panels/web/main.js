// The panel of a game that adds nothing of its own.

import { table } from "./panel.js";

export default table();
