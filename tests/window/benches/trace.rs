//! What tracing a paragraph of 1,000 characters and laying its trace pane out costs: processor time of
//! the window's thread.
//!
//! Run with `cargo bench -p bidiscope-window-tests --bench trace`.
//!
//! `trace` is the trace with all that the pane works out of it once. `traced pass` is the first pass
//! after the name has changed, with the trace pane alone on the Inspect tab: the trace, the pane's
//! layout, and the bars and the name field above it. `still pass` is the same when nothing has changed.

use std::hint::black_box;
use std::time::Duration;

use bidiscope_bidi::name::{Character, Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::Faces;
use bidiscope_report::view::TraceView;
use bidiscope_window::{App, DetailTab, PaneId, Session, Settings, TraceSettings};
use cpu_time::ThreadTime;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// How often each figure is taken; the middle one counts.
const ROUNDS: usize = 15;
/// What the issue allows, in milliseconds.
const LIMIT: f64 = 16.0;

fn main() {
    let text: String = "AB-12 ab3 CD(56)E, ".chars().cycle().take(999).chain(['z']).collect();
    let name = Input::read(&text, Notation::CapitalsAsHebrew).expect("a name");
    println!("1,000 characters; milliseconds of processor time, the limit is {LIMIT}");
    println!("{:>12} {:>8} {:>8} {:>12} {:>11}", "strategy", "rows", "trace", "traced pass", "still pass");
    for strategy in Strategy::BUILT_IN {
        for with_idle in [false, true] {
            let rows = TraceView::new(name.characters(), strategy).shown_step_indices(with_idle).len();
            let trace = middle(|| trace(name.characters(), strategy));
            let [traced, still] = passes(&text, strategy, with_idle);
            println!("{:>12} {rows:>8} {trace:>8.2} {traced:>12.2} {still:>11.2}", strategy.id());
        }
    }
}

fn trace(characters: &[Character], strategy: Strategy) {
    let view = TraceView::new(black_box(characters), strategy);
    let other = if strategy == Strategy::OneToOne { Strategy::UbaLtr } else { Strategy::OneToOne };
    black_box(view.first_difference(other, Notation::CapitalsAsHebrew));
    black_box(view.picture_after(view.trace_steps.len() - 1));
    black_box(view.steps_affecting_character(500));
}

/// A pass after the name has changed, and one after nothing has.
fn passes(text: &str, strategy: Strategy, with_idle: bool) -> [f64; 2] {
    let trace = TraceSettings { strategy: strategy.into() };
    let mut settings = Settings::from(Session {
        input: text.to_owned(),
        notation: Notation::CapitalsAsHebrew,
        trace,
        ..Session::default()
    });
    settings.preferences.all_rules = with_idle;
    for pane in PaneId::built_in().into_iter().filter(|&pane| pane != PaneId::Details) {
        settings.session.panes.show(pane, false);
    }
    settings.session.panes.detail = DetailTab::from_id("steps").expect("a pane");
    let mut harness: Harness<'_, App> = Harness::builder()
        .with_max_steps(64)
        .with_size([1280.0, 800.0])
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run_ok();
    harness.get_by_label("Name").focus();
    harness.run_ok();
    let mut traced = Vec::with_capacity(ROUNDS);
    let mut still = Vec::with_capacity(ROUNDS);
    for round in 0..ROUNDS {
        harness.get_by_label("Name").type_text(if round % 2 == 0 { "x" } else { "Y" });
        // This pass reads the name, the next one shows it.
        harness.step();
        let start = ThreadTime::now();
        harness.step();
        traced.push(start.elapsed());
        harness.step();
        let start = ThreadTime::now();
        harness.step();
        still.push(start.elapsed());
    }
    [traced, still].map(|mut times| {
        times.sort();
        milliseconds(times[ROUNDS / 2])
    })
}

fn middle(mut work: impl FnMut()) -> f64 {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = ThreadTime::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    milliseconds(times[ROUNDS / 2])
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
