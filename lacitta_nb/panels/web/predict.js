/** @param {import("./types.d.ts").Context} _c */
export function predictPart(_c) {
  return null;
}
export const markedPart = predictPart;
export const predictSwitch = predictPart;
