// What a game's own scripts add to the panel: by place a part, a function that makes elements of the
// context. Parts may use everything in elements.js and parts.js. Where nothing is added there is no box.
//
// Places: `title`, beside the title; `warnings`, above the choices, or below the hints; `means`, below
// the question; `aside`, below the preview; `switch`, below the board; `future` and `asked`, in the part
// below that; `players`, instead of the strip of players; `table`, below them.

/** @import { Context } from "./types.d.ts" */

/**
 * What the game shows at a place, or null.
 * @param {Context} c
 * @param {string} place
 */
export function ownPart(c, place) {
  return c.sections[place]?.(c) ?? null;
}
