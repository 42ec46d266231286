export class Replay {
  /** @param {any} _hooks */
  constructor(_hooks) {}
  /** @param {any} _replay @param {any} _options */
  play(_replay, _options) {}
  end() {}
  /** @param {string} _name @param {any} _pace */
  act(_name, _pace) {}
}
/** @param {import("./types.d.ts").Context} _c */
export function replayPart(_c) {
  return null;
}
