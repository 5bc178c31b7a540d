"use strict";
/* Lessons: a step at a time; the module says whether an answer is right. */
const lesson = { id: "", page: null, step: 0, wrong: 0 };

const showLesson = (id) => {
  const page = ask("lesson", { lesson: id });
  if (page.error) {
    refuse(page.error);
    return;
  }
  Object.assign(lesson, { id, page });
  shown = { ...shown, lesson: id };
  $("error").textContent = "";
  $("lessons").open = false;
  $("results").hidden = true;
  $("lesson").hidden = false;
  document.title = `${page.title} \u2013 bidiscope`;
  $("lesson-title").textContent = page.title;
  putGlyphs("lesson", page.glyphs);
  // A page that is opened anew goes on at its step.
  const kept = history.state?.step ?? 0;
  showLessonStep(kept < page.steps.length ? kept : 0);
  $("lesson-title").focus();
};

const showLessonStep = (at) => {
  const step = lesson.page.steps[at];
  Object.assign(lesson, { step: at, wrong: 0 });
  put($("lesson-introduction"), at === 0 ? lesson.page.introduction : "");
  const heading = element("h3", { id: "lesson-heading", tabIndex: -1, textContent: step.heading });
  const text = element("div");
  put(text, step.text + step.shown);
  const parts = [heading, text];
  if (step.question) parts.push(element("p", { className: "question", textContent: step.question }));
  const judged = element("div", { id: "lesson-judged" });
  judged.setAttribute("aria-live", "polite");
  if (step.answers.length) parts.push(...chooser(step, judged));
  if (step.pieces.length) parts.push(...arranger(step, judged));
  const back = button(words.back, () => move(at - 1));
  back.disabled = at === 0;
  const next = button(words.next, () => move(at + 1));
  next.disabled = at === lesson.page.steps.length - 1;
  parts.push(judged, element("p", { className: "buttons" }, back, next));
  $("lesson-step").replaceChildren(...parts);
};

const move = (at) => {
  history.pushState({ step: at }, "");
  showLessonStep(at);
  $("lesson-heading").focus();
};

// The browser's own back and forward go by steps as well.
self.addEventListener("popstate", (event) => {
  const at = event.state?.step ?? 0;
  if (shown.lesson && shown.lesson === lesson.id && at < lesson.page.steps.length) showLessonStep(at);
});

const judge = (answer, judged) => {
  const found = ask("judge", { lesson: lesson.id, step: lesson.step, answer, wrong: lesson.wrong + 1 });
  lesson.wrong = found.correct ? 0 : lesson.wrong + 1;
  judged.className = found.correct ? "satisfied" : "";
  if (found.error) judged.textContent = found.error;
  else put(judged, found.html);
  putGlyphs("judged", found.glyphs ?? "");
};

const chooser = (step, judged) => {
  const list = element("ul", { className: "answers" });
  step.answers.forEach(([number, answer]) => {
    const text = element("span");
    put(text, answer);
    const box = element("input", { type: "radio", name: "answer", value: number });
    list.append(element("li", {}, element("label", {}, box, text)));
  });
  const group = element("div", {}, list);
  group.setAttribute("role", "radiogroup");
  group.setAttribute("aria-label", step.question);
  const check = button(words.check, () => {
    const chosen = list.querySelector("input:checked");
    if (chosen) judge([Number(chosen.value)], judged);
    else judged.textContent = words["no-choice"];
  });
  return [group, element("p", { className: "buttons" }, check)];
};

/** The characters as buttons in a row: one is chosen, and moved with the arrow keys or the two buttons below. */
const arranger = (step, judged) => {
  const row = element("ol", { className: "cells", dir: "ltr" });
  row.setAttribute("aria-label", words.arrange);
  const choose = (piece) => {
    row.querySelectorAll("button").forEach((it) => it.setAttribute("aria-pressed", it === piece ? "true" : "false"));
  };
  const moveBy = (by) => {
    const item = row.querySelector("button[aria-pressed=true]")?.parentElement;
    const other = by < 0 ? item?.previousElementSibling : item?.nextElementSibling;
    if (!other) return;
    if (by < 0) other.before(item);
    else other.after(item);
    item.firstChild.focus();
  };
  step.pieces.forEach((piece, at) => {
    const made = button("", () => choose(made));
    made.append(element("bdi", {}, piece));
    made.dataset.piece = at;
    made.setAttribute("aria-pressed", "false");
    row.append(element("li", {}, made));
  });
  row.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (document.activeElement.dataset.piece !== undefined) choose(document.activeElement);
    moveBy(by);
  });
  const order = () => [...row.querySelectorAll("button")].map((it) => Number(it.dataset.piece));
  return [element("p", { className: "weak", textContent: words.arrange }), row, element("p", { className: "buttons" },
    button(words["move-left"], () => moveBy(-1)),
    button(words["move-right"], () => moveBy(1)),
    button(words.check, () => judge(order(), judged)))];
};
