/** @param {import("./types.d.ts").Context} _c */
export function guidePart(_c) {
  return null;
}
