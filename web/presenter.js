"use strict";
/* Presenting: one step of a display at a time, on the whole window. */
const presenter = { row: null, step: 0, count: 1 };

const showStep = (step) => {
  presenter.step = Math.max(0, Math.min(step, presenter.count - 1));
  const found = ask("steps", { ...shown, row: presenter.row.id, step: presenter.step });
  if (found.error) {
    $("presenter-step").textContent = found.error;
    return;
  }
  presenter.count = found.count;
  shown = { ...shown, display: presenter.row.id, step: found.numbers[presenter.step] };
  $("presenter-title").textContent = `${found.title}`;
  $("presenter-step").textContent = found.heading;
  put($("presenter-content"), found.html);
  const cells = $("presenter-content").querySelector(".cells");
  cells?.style.setProperty("--count", cells.children.length);
  putGlyphs("steps", found.glyphs);
  const [back, next] = [$("presenter-back"), $("presenter-next")];
  const focused = document.activeElement;
  back.disabled = presenter.step === 0;
  next.disabled = presenter.step === presenter.count - 1;
  // A button that is switched off would take the keyboard with it.
  if (focused === back && back.disabled) next.focus();
  if (focused === next && next.disabled) back.focus();
};

const present = (row) => {
  presenter.row = row;
  $("steps").hidden = true;
  // The first answer says how many there are.
  presenter.count = 1;
  showStep(0);
  $("presenter").showModal();
  $("presenter-next").focus();
};

$("presenter-back").addEventListener("click", () => showStep(presenter.step - 1));
$("presenter-next").addEventListener("click", () => showStep(presenter.step + 1));
$("presenter-close").addEventListener("click", () => $("presenter").close());
$("presenter").addEventListener("keydown", (event) => {
  const moves = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
  const move = moves[event.key];
  if (move === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  showStep(presenter.step + move);
});
