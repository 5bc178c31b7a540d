"use strict";
/* The page of a name. What is said and drawn comes from the module; here it is put where it belongs. */
const $ = (id) => document.getElementById(id);
let words = {};
let firstRows = [];
/** The displays that can be chosen of anything. */
let known = [];
/** What is shown, and what the fragment says. */
let shown = { name: "", notation: "unicode", as: "", parent: "", rows: [] };

/** Puts HTML of the module into an element. The module escapes all that is in a name. */
const put = (element, html) => {
  element.innerHTML = html;
};

const element = (kind, content = {}, ...children) => {
  const made = Object.assign(document.createElement(kind), content);
  made.append(...children);
  return made;
};

/** Shows the outlines of the glyphs of a part of the page in place of those it had. */
const putGlyphs = (part, html) => {
  const id = `glyphs-${part}`;
  let holder = $(id);
  if (!holder) {
    holder = element("div", { id });
    $("glyphs").append(holder);
  }
  put(holder, html);
};

const say = (text) => {
  $("state").textContent = text;
};
// Without scripts nothing opens.
say("Opening…");

/** An answer of the module; a fault of it is said. */
const ask = (name, request) => {
  try {
    return bidiscope.call(name, request);
  } catch (fault) {
    console.error(fault);
    say(words.stopped);
    return { error: words.stopped };
  }
};

/** The middle of each character of a text node from left to right; null where the browser has none. */
const places = (node, characters) => {
  const found = [];
  let at = 0;
  for (const character of characters) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + character.length);
    at += character.length;
    const box = range.getClientRects()[0];
    found.push(box ? (box.left + box.right) / 2 : null);
  }
  return found;
};

/** What this browser makes of the name in a paragraph of this direction, below our own drawing. */
const browserLine = (figure, row, name) => {
  const line = element("p", { className: "browser-line", dir: row.direction }, element("span", {}, name));
  line.tabIndex = 0;
  const verdict = element("p");
  const title = element("p", { className: "weak", textContent: `${words.browser} (dir=${row.direction})` });
  figure.append(element("div", { className: "browser" }, title, line, verdict));
  line.setAttribute("aria-label", title.textContent);
  line.setAttribute("role", "group");
  const node = line.firstChild.firstChild;
  // How many times as wide as its letters are high: on paper it becomes as small as it must be.
  const width = line.firstChild.getBoundingClientRect().width / parseFloat(getComputedStyle(line).fontSize);
  line.style.setProperty("--letters", Math.max(width, 1));
  const found = ask("compare", { ...shown, row: row.id, places: places(node, [...name]) });
  verdict.className = found.equal ? "equal" : "differs";
  put(verdict, found.html ?? "");
};

const button = (text, does, about) => {
  const made = element("button", { type: "button", textContent: text });
  made.addEventListener("click", does);
  if (about) made.setAttribute("aria-label", `${text}: ${about}`);
  return made;
};

/** Marks the step and the character that a link leads to: the row of the step, or of the last one before it that changes something. */
const markSteps = (step, character) => {
  const rows = [...$("steps-table").querySelectorAll("tr[data-step]")];
  const row = rows.filter((it) => Number(it.dataset.step) <= step).pop();
  row?.classList.add("looked-at");
  if (character) {
    $("steps-table").querySelectorAll("tr").forEach((it) => it.children[character]?.classList.add("looked-at"));
  }
  row?.scrollIntoView({ block: "center" });
};

const showSteps = (row) => {
  shown = { ...shown, display: row.id, step: undefined };
  const found = ask("steps", { ...shown, row: row.id });
  $("steps").hidden = false;
  $("steps-title").textContent = `${words.steps}: ${found.title ?? row.title}`;
  put($("steps-table"), found.html ?? "");
  if (found.error) $("steps-table").textContent = found.error;
  putGlyphs("steps", found.glyphs ?? "");
  $("steps-title").focus();
};

/** Draws a row in an element that is in the page already, so that the browser's line can be measured. */
const showRow = (holder, row, name) => {
  holder.dataset.row = row.id;
  put(holder, row.html);
  const figure = holder.querySelector("figure");
  if (row.direction) browserLine(figure, row, name);
  if (row.has_steps) {
    figure.append(element("p", { className: "buttons" },
      button(words.steps, () => showSteps(row), row.title),
      button(words.present, () => present(row), row.title)));
  }
};

/** Says why there is nothing to show. */
const refuse = (error) => {
  $("error").textContent = error;
  // The verdict was that of another name.
  $("spoken").textContent = "";
  $("results").hidden = true;
  $("lesson").hidden = true;
  document.title = words.title;
};

/** Shows the name; gives its rows. */
const showName = () => {
  const page = ask("name", shown);
  $("name").setAttribute("aria-invalid", page.error ? "true" : "false");
  if (page.error) {
    refuse(page.error);
    return [];
  }
  $("error").textContent = page.notice;
  $("lesson").hidden = true;
  $("results").hidden = false;
  document.title = `\u2068${page.title}\u2069 \u2013 bidiscope`;
  put($("heading"), page.heading);
  put($("overview"), page.overview);
  put($("rows-title"), page.rows_title);
  putGlyphs("name", page.glyphs);
  $("rows").replaceChildren();
  const offered = [...$("displays").querySelectorAll("input")].map((it) => it.value);
  page.rows.filter((it) => !offered.includes(it.id)).forEach((it) => offer(it.id, it.title));
  // Those that say nothing of text, or of names, are not offered.
  $("displays").querySelectorAll("label").forEach((it) => {
    const { value } = it.firstChild;
    it.hidden = known.includes(value) && !page.offered.includes(value);
  });
  $("kind").options[0].textContent = page.kind_found;
  $("kind").options[0].selected = !shown.as;
  tickRows();
  for (const row of page.rows) {
    const holder = element("div", { className: "row" });
    $("rows").append(holder);
    showRow(holder, row, page.title);
  }
  const sections = page.sections.map((section, at) => {
    const made = element("section", {}, element("h3", { id: `section-${at}` }), element("div"));
    made.setAttribute("aria-labelledby", `section-${at}`);
    put(made.firstChild, section.title);
    put(made.lastChild, section.html);
    return made;
  });
  $("sections").replaceChildren(...sections);
  $("alike").replaceChildren();
  $("steps").hidden = true;
  $("links").hidden = true;
  $("copied").textContent = "";
  say("");
  $("spoken").textContent = page.spoken;
  return page.rows;
};

const isFirstRows = (rows) => rows.join() === firstRows.join();

/** The fragment for what is shown; the displays are left out where they are the first ones. */
const fragment = () => ask("write-link", shown.lesson ? { lesson: shown.lesson }
  : { ...shown, rows: isFirstRows(shown.rows) ? [] : shown.rows });

/** Whether what is shown has an entry of its own in the browser's history: the first character of a name makes one. */
let isKept = false;

const keepFragment = () => {
  const written = fragment();
  if (!shown.name || !written.fragment || written.fragment === location.hash) return;
  if (isKept) history.replaceState(null, "", written.fragment);
  else history.pushState(null, "", written.fragment);
  isKept = true;
};

/** Offers a display to be shown or hidden. */
const offer = (id, title) => {
  const box = element("input", { type: "checkbox", value: id });
  $("displays").append(element("label", {}, box, title));
};

const tickRows = () => {
  $("displays").querySelectorAll("input").forEach((it) => {
    it.checked = shown.rows.includes(it.value);
  });
};

/** Shows the name and the displays as they are in the form; the first displays where none is ticked. */
const showForm = () => {
  const chosen = [...$("displays").querySelectorAll("input:checked")].map((it) => it.value);
  shown = {
    name: $("name").value,
    notation: $("notation").value,
    as: $("kind").value,
    parent: shown.parent,
    rows: chosen.length ? chosen : firstRows,
  };
  if (!chosen.length) tickRows();
  showName();
  keepFragment();
};

/** Shows what the fragment says; without one the first example. */
const showFragment = () => {
  isKept = false;
  const link = location.hash.length > 1 ? ask("read-link", { link: location.hash }) : { name: example, notation: "unicode", as: "", parent: "", rows: [] };
  if (link.error) {
    refuse(link.error);
    return;
  }
  if (link.lesson) {
    showLesson(link.lesson);
    return;
  }
  shown = { name: link.name, notation: link.notation, as: link.as, parent: link.parent, rows: link.rows.length ? link.rows : firstRows };
  if (link.display && !shown.rows.includes(link.display)) shown.rows = [...shown.rows, link.display];
  $("name").value = shown.name;
  $("notation").value = shown.notation;
  $("kind").value = shown.as;
  tickRows();
  const rows = showName();
  const row = rows.find((it) => it.id === link.display);
  if (row?.has_steps && (link.step || link.character)) {
    showSteps(row);
    markSteps(link.step, link.character);
  }
  shown = { ...shown, display: link.display, step: link.step, character: link.character };
  if (link.notice && !$("error").textContent) $("error").textContent = link.notice;
};

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    $("links").hidden = true;
    $("copied").textContent = words.copied;
  } catch {
    $("copied").textContent = "";
    $("links").hidden = false;
    $("link").value = text;
    $("link").select();
  }
};

const copyLink = (isForWindow) => {
  const written = fragment();
  if (written.error) say(written.error);
  else copy(isForWindow ? written.link : location.href.split("#")[0] + written.fragment);
};

const saveJson = () => {
  const blob = new Blob([bidiscope.bytes({ call: "inspect", ...shown })], { type: "application/json" });
  const link = element("a", { href: URL.createObjectURL(blob), download: "bidiscope.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const searchAlike = () => {
  say(words.searching);
  // After the words are on the screen: the search can take some seconds.
  setTimeout(() => {
    const found = ask("collisions", shown);
    put($("alike"), (found.sections ?? []).map((it) => it.html).join(""));
    if (found.error) $("alike").textContent = found.error;
    say("");
  }, 30);
};

const choices = (made) => {
  for (const { id, title } of made.notations) $("notation").append(element("option", { value: id, textContent: title }));
  for (const { id, title } of made.kinds) $("kind").append(element("option", { value: id, textContent: title }));
  for (const { id, title } of made.displays) offer(id, title);
  known = made.displays.map((it) => it.id);
  for (const { id, title } of made.lessons) {
    const link = element("a", { href: `#lesson=${id}`, textContent: title });
    $("lesson-list").append(element("li", {}, link));
  }
};

let example = "";

const open = async () => {
  try {
    await bidiscope.start();
  } catch (fault) {
    console.error(fault);
    say(`The page did not open: ${fault.message}`);
    return;
  }
  const made = bidiscope.call("words");
  ({ words, example } = made);
  firstRows = made.first_rows;
  const sheet = new CSSStyleSheet();
  // In a layer, so that the page's own rules decide.
  sheet.replaceSync(`@layer report{${made.style}}`);
  document.adoptedStyleSheets = [sheet];
  document.querySelectorAll("[data-words]").forEach((it) => {
    it.textContent = words[it.dataset.words];
  });
  choices(made);
  let waiting = 0;
  $("form").addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    showForm();
    isKept = false;
  });
  // The address stays that of the name.
  $("skip").addEventListener("click", (event) => {
    event.preventDefault();
    const shows = [$("results"), $("lesson-title"), $("name")].find((it) => it.checkVisibility());
    shows.focus();
    shows.scrollIntoView();
  });
  $("form").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(showForm, 250);
  });
  $("copy").addEventListener("click", () => copyLink(false));
  $("copy-window").addEventListener("click", () => copyLink(true));
  $("json").addEventListener("click", saveJson);
  $("search").addEventListener("click", searchAlike);
  self.addEventListener("hashchange", showFragment);
  document.querySelectorAll("main, footer").forEach((it) => {
    it.hidden = false;
  });
  say("");
  showFragment();
  document.documentElement.dataset.ready = "yes";
};

// After all scripts.
document.addEventListener("DOMContentLoaded", open);
