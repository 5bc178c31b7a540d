//! What one edit of a name costs, with every pane drawn: processor time a keystroke.
//!
//! Run with `cargo bench -p bidiscope-window-tests`.

use bidiscope::layout::Faces;
use bidiscope::name::Notation;
use bidiscope::ui::{App, Settings};
use cpu_time::ProcessTime;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// How many keystrokes are measured.
const EDITS: u32 = 60;

fn main() {
    println!("{:>10} {:>10} {:>16} {:>16}", "notation", "characters", "ms a keystroke", "ms a still pass");
    for (notation, length) in [std::env::args().nth(1).unwrap().parse::<usize>().unwrap()]
        .iter()
        .flat_map(|&it| [(Notation::Unicode, it)])
    {
        let name: String = "AB-12.ab3.CDE.".chars().cycle().take(length - 1).collect::<String>() + "z";
        // In its own characters the name is shaped in the field too.
        let read = Notation::Capitals.read(&name).expect("it is in the notation");
        let input = notation.write(read.iter().map(|it| it.scalar)).expect("it can be written");
        let settings = Settings { input, notation, ..Settings::default() };
        let mut harness: Harness<'_, App> = Harness::builder()
            .with_max_steps(64)
            .with_size([1280.0, 800.0])
            .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
        harness.run();
        harness.get_by_label("Name").focus();
        harness.run();

        let start = ProcessTime::now();
        for _ in 0..EDITS {
            harness.step();
        }
        let still = start.elapsed() / EDITS;

        if std::env::args().nth(2).is_some() {
            continue;
        }
        let start = ProcessTime::now();
        for edit in 0..EDITS {
            let key = if edit % 2 == 0 { "x" } else { "y" };
            harness.get_by_label("Name").type_text(key);
            harness.step();
        }
        let typed = start.elapsed() / EDITS;
        let milliseconds = |time: std::time::Duration| time.as_secs_f64() * 1e3;
        println!("{notation:>10} {length:>10} {:>16.2} {:>16.2}", milliseconds(typed), milliseconds(still));
    }
}
