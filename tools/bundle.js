// Bundles the scripts and style sheets: one script and one sheet for each widget, and one pair for each
// game that has a panel of its own (web/main.js and web/main.css beside it).
//
//   node tools/bundle.js           writes the bundles
//   node tools/bundle.js --check   says which are not what the sources make, and fails then

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { build } from "esbuild";

const ROOT = resolve(import.meta.dirname, "..");
const GAMES = readdirSync(join(ROOT, "lacitta_nb/games")).sort();
const WIDGETS = ["lacitta_nb/panels", "lacitta_nb/panels/exercises", "lacitta_nb/panels/rulebook"];
const ROOMS = [...WIDGETS, ...GAMES.map((game) => `lacitta_nb/games/${game}/panel`)];

/** What the sources of one panel make: the path of each bundle, with its text. A sheet means its own widgets only. */
async function made(/** @type {string} */ entry) {
  const room = dirname(dirname(entry));
  const sheet = relative("lacitta_nb", room);
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: entry, out: "panel" }],
    outdir: join(ROOT, room, "bundle"),
    bundle: true,
    charset: "utf8",
    define: { SHEET: JSON.stringify(sheet) },
    format: "esm",
    legalComments: "none",
    target: "es2022",
    write: false,
  });
  const scoped = (/** @type {string} */ text) => `@scope ([data-sheet="${sheet}"]) {\n${text}}\n`;
  return outputFiles.map(({ path, text }) => ({ path, text: path.endsWith(".css") ? scoped(text) : text }));
}

/** What lies there now; nothing where there is no file yet. */
function standing(/** @type {string} */ path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return "";
    throw error;
  }
}

const entries = ROOMS.flatMap((room) => [`${room}/web/main.js`, `${room}/web/main.css`]).filter((entry) =>
  existsSync(join(ROOT, entry)),
);
const bundles = (await Promise.all(entries.map(made))).flat();
const stale = bundles.filter(({ path, text }) => standing(path) !== text);
const names = stale.map(({ path }) => relative(ROOT, path)).join(", ");
if (!process.argv.includes("--check")) {
  for (const { path, text } of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(names ? `Written: ${names}` : "The bundles were what the sources make.");
} else if (names) {
  console.error(`Not what the sources make: ${names}. Run "make bundle" and commit what it writes.`);
  process.exitCode = 1;
}
