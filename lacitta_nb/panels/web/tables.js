// The tables of players, cards and log, and the part about games and files.

function tablePart(c) {
  const { view, words } = c;
  const own = [words.player, words.gold, words.food, words.cards, words.turns, words.figures];
  const head = (text, more = {}) => h("th", { scope: "col", ...more }, text);
  const services = ["culture", "education", "health"];
  return h("table", { class: "lc-players", "data-role": "players" },
    h("caption", {}, words.players),
    h("thead", {}, h("tr", {}, own.map((text) => head(text, { class: "lc-own" })), head(words.city), head(words.citizens, { class: "lc-wide" }),
      services.map((name) => h("th", { scope: "col" }, sign(c, `v-${name}`), h("span", { class: "lc-long" }, words[name]))),
      h("th", { scope: "col", class: "lc-neighbours" }, words.neighbours, " ", h("small", { class: "lc-word" }, words["neighbours-help"])))),
    view.players.map((player) => h("tbody", { "data-key": player.seat, "data-player": player.name,
      class: player.to_move ? "lc-to-move" : null },
      (player.cities.length ? player.cities : [null]).map((city, place) => h("tr", { "data-city": city && city.castle, "data-lights": city && city.spaces.join(" ") },
        place === 0 && playerCells(c, player), cityCells(c, city))))));
}

// A table that is wider than its place fades where it goes on. What can be scrolled can be reached with
// the keyboard, too.
function showMore(root, table) {
  const { scrollLeft, scrollWidth, clientWidth } = table;
  table.toggleAttribute("data-more-left", scrollLeft > 1);
  table.toggleAttribute("data-more-right", scrollLeft < scrollWidth - clientWidth - 1);
  for (const part of [table, ...root.querySelectorAll("[data-scrolls]")]) {
    const more = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    if (more) part.setAttribute("tabindex", "0");
    else part.removeAttribute("tabindex");
  }
}

function playerCells(c, player) {
  const { words } = c;
  const rows = Math.max(1, player.cities.length);
  const flags = [player.computer, player.start && words.start, player.penalty && words.penalty, player.out && words.out].filter(Boolean);
  // Where the table is narrow a player's own numbers stand in a row above the cities, each with its name.
  const cell = (role, ...content) => h("td", { rowspan: rows, "data-cell": role, class: "lc-own", "data-label": words[role] }, content);
  return [
    h("th", { scope: "rowgroup", rowspan: rows }, h("span", { class: "lc-place", title: words.order }, player.place, ". "),
      owner(c, player.seat), " ", player.name,
      flags.length > 0 && h("small", {}, ` ${flags.join(", ")}`),
      player.face_down && h("small", { class: "lc-before" }, `${words.before} ${player.face_down}`)),
    cell("gold", player.gold),
    cell("food", h("span", { class: "lc-balance" }, player.food, " / ", player.citizens), player.short > 0 &&
      h("strong", { class: "lc-short", title: `${player.short} ${words.short}` }, ` ⚠ ${player.short}`, h("span", { class: "lc-long" }, ` ${words.short}`))),
    cell("cards", player.cards), cell("turns", player.turns), cell("figures", player.figures),
  ];
}

function cityCells(c, city) {
  const { words } = c;
  if (!city) return ["lc-castle", "lc-wide", "lc-points", "lc-points", "lc-points", "lc-neighbours"].map((name) => h("td", { class: name }, "–"));
  return [
    h("td", { tabindex: "0", "data-cell": "castle", class: "lc-castle" }, city.castle),
    h("td", { "data-cell": "citizens", class: "lc-wide" }, city.citizens, " / ", city.limit === null ? "∞" : city.limit,
      city.spare > 0 && h("small", { title: `${city.spare} ${words.spare}` }, ` (${city.spare}`, h("span", { class: "lc-long" }, ` ${words.spare}`), ")")),
    city.services.map((points) => h("td", { class: "lc-points" }, points)),
    h("td", { class: "lc-neighbours" }, city.neighbours.map((other) => neighbour(c, other))),
  ];
}

function neighbour(c, other) {
  const { words } = c;
  const names = [words.culture, words.education, words.health];
  const parts = (kind) => names.filter((_, i) => other.compare[i] === kind);
  const spoken = [["gain", words.gain], ["lose", words.lose]].filter(([kind]) => parts(kind).length)
    .map(([kind, text]) => `${parts(kind).join(", ")}: ${text}`).join("; ") || words.even;
  return h("span", { class: "lc-neighbour", title: `${other.name} ${other.castle}. ${spoken}` }, owner(c, other.owner), other.castle,
    ["culture", "education", "health"].map((name, i) => other.compare[i] &&
      h("span", { class: `lc-${other.compare[i]}`, "aria-hidden": "true" }, other.compare[i] === "gain" ? "+" : "−", sign(c, `v-${name}`))),
    h("span", { class: "lc-hidden" }, ` ${other.name}. ${spoken}`));
}

function cardsPart(c) {
  const { view, words } = c;
  return [
    !view.groups.some((group) => group.key === "political_card") &&
      h("div", { "data-role": "display" }, h("h4", {}, words.display), h("ol", { class: "lc-cards" },
        view.cards.display.map((name, place) => h("li", { tabindex: name ? "0" : null, ...helped(view.cards.helps[place]) }, name || "–")))),
    h("p", { class: "lc-faint" }, `${words.deck}: ${view.cards.deck} · ${words.supply}: ${view.cards.supply}`),
  ];
}

function logPart(c) {
  const { view, words } = c;
  return [answersPart(c, "log"), h("details", { class: "lc-log", "data-role": "log" }, h("summary", {}, words.log),
    (view.log.earlier || view.log.all) && button(view.log.all ? words["log-less"] : words["log-all"],
      { do: "log", all: !view.log.all }, { "data-role": "log-all", class: "lc-quiet" }),
    h("ol", scrolling(words.log), view.log.lines.map((line) => logLine(c, line, { tabindex: line.lights ? "0" : null }))))];
}

function field(name, label, attributes = {}) {
  return h("label", {}, label, " ", h("input", { "data-field": name, type: "text", autocomplete: "off", ...attributes }));
}

function select(name, label, options, chosen) {
  return h("label", {}, label, " ", h("select", { "data-field": name }, options.map(([value, text]) =>
    h("option", { value, selected: value === chosen }, text))));
}

function copyBox(label, text, words, role) {
  return text && h("label", { class: "lc-copy" }, label,
    h("textarea", { readonly: true, rows: 3, "data-role": role, spellcheck: "false" }, text),
    h("button", { type: "button", "data-local": "copy", "data-role": `copy-${role}` }, words.copy));
}

function filePart(c) {
  const { view, words } = c;
  const { files } = view;
  const count = c.local.count || files.players.length;
  const names = Array.from({ length: count }, (_, i) => files.players[i] || `${words.player} ${i + 1}`);
  const local = (role, label) => h("button", { type: "button", "data-local": role, "data-role": role }, label);
  return h("details", { class: "lc-files", "data-role": "files" }, h("summary", {}, words.file),
    seatsPart(c),
    h("fieldset", { "data-answers": "new" }, h("legend", {}, words.new),
      select("count", words.players, [2, 3, 4, 5].map((n) => [n, n]), count),
      h("div", { class: "lc-row" }, names.map((name, i) => h("span", { class: "lc-newcomer", "data-key": i }, field(`name-${i}`, `${i + 1}.`, { value: name, maxlength: 30, size: 10 }),
        seatSelect(`new-seat-${i}`, "", view.seats.offered, (view.seats.seats[i] || {}).kind,
          { "aria-label": `${i + 1}. ${words.seats}` })))),
      h("div", { class: "lc-row" }, select("edition", words.edition, files.editions, files.edition),
      select("setup", words.setup, [["beginner", words.beginner], ["advanced", words.advanced]], files.setup),
      select("board", words.map, files.boards.map((name) => [name, name]), files.board),
      field("seed", words.seed, { placeholder: words["seed-any"], size: 8, inputmode: "numeric" }),
      local("new", words.begin)), answersPart(c, "new"),
      h("ul", { class: "lc-form-help", "data-role": "new-help" }, ["new-seats", "edition", "setup", "map", "seed"].map((name) =>
        h("li", {}, words[`${name}-help`])))),
    h("fieldset", { "data-answers": "keep" }, h("legend", {}, `${words.save} · ${words.load}`),
      field("file", words.name, { list: `${c.prefix}-files`, size: 18 }),
      h("datalist", { id: `${c.prefix}-files` }, files.names.map((name) => h("option", { value: name }))),
      local("save", words.save), local("load", words.load),
      button(words.download, { do: "download" }, { "data-role": "download" }),
      h("label", { class: "lc-upload" }, words.upload, " ", h("input", { type: "file", accept: ".json,application/json", "data-field": "upload" })),
      answersPart(c, "keep")),
    h("fieldset", { "data-answers": "code" }, h("legend", {}, words.paste),
      field("paste", "", { placeholder: "lc1.…", size: 24, "aria-label": words.paste }), local("open-code", words["open-code"]),
      button(words.code, { do: "code" }, { "data-role": "code" }),
      answersPart(c, "code"), copyBox(words.paste, files.code, words, "code-text"), copyBox(words.python, files.python, words, "python-text")));
}
