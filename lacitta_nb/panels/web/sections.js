// What a game's own scripts add to the panel. They are joined to the shared ones (see paint/widgets.py)
// and call `section` with a place and a part, a function that makes elements of the context; parts may
// use everything in elements.js and parts.js. Where nothing is added there is no box.
//
// Places: `title`, beside the title; `warnings`, above the choices, or below the hints; `means`, below
// the question; `aside`, below the preview; `switch`, below the board; `future` and `asked`, in the part
// below that; `players`, instead of the strip of players; `table`, below them.

const SECTIONS = {};

function section(place, part) {
  SECTIONS[place] = [...(SECTIONS[place] || []), part];
}

function ownParts(c, place) {
  return (SECTIONS[place] || []).map((part) => part(c));
}
