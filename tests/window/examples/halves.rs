//! Says where the halves of characters stand in the window's name field, for a check that clicks on them in the real
//! window with a pointer from outside.
//!
//! `cargo run -p bidiscope-window-tests --example halves -- WIDTH HEIGHT FILE` lays out a window of that size, in
//! points, once for each row of the file, and prints its name, where to press and where to let go (four numbers, in
//! points from the window's left top corner), and the name that is expected in the end, with tabs between. The file
//! is as `tests/data/edit/window.tsv`, which says what its columns are.

use std::error::Error;

use bidiscope_layout::Faces;
use bidiscope_window::{App, Session, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [width, height, file] = arguments.as_slice() else { return Err("WIDTH HEIGHT FILE".into()) };
    let size = [width.parse()?, height.parse()?];
    let text = std::fs::read_to_string(file)?;
    for row in text.lines().filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [name, press, release, expected] = columns.as_slice() else { return Err(row.into()) };
        let name = unescape(name);
        let (press, release) = places(&name, size, [half(press)?, half(release)?]).ok_or(row)?;
        let numbers = [press.x, press.y, release.x, release.y].map(|it| it.round().to_string());
        println!("{name}\t{}\t{}", numbers.join("\t"), unescape(expected));
    }
    Ok(())
}

/// A cell by its place on the screen, and the part of its width: `5r` is the right half of the sixth.
fn half(text: &str) -> Result<(usize, f32), Box<dyn Error>> {
    let (cell, half) = text.split_at(text.len().saturating_sub(1));
    let part = if half == "r" { 0.75 } else { 0.25 };
    Ok((cell.parse()?, part))
}

/// Where the halves stand while the field holds this name.
fn places(name: &str, size: [f32; 2], halves: [(usize, f32); 2]) -> Option<(Pos2, Pos2)> {
    let settings = Settings::from(Session { input: name.to_owned(), ..Session::default() });
    let mut harness = Harness::builder()
        .with_max_steps(64)
        .with_size(size)
        .build_eframe(|context| App::with_settings(&context.egui_ctx, settings, Faces::bundled()));
    harness.run();
    let view = harness.state().name_view()?;
    let line = &view.lines.first()?.laid_out_line;
    let field = harness.get_by_label("Name");
    let runs = field.get_all_by_role(Role::TextRun).map(|it| it.rect());
    let rect: Rect = runs.reduce(|one, other| one.union(other))?;
    let place = |(cell, part): (usize, f32)| {
        let extent = line.cells().nth(cell)?.extent;
        let x = extent.left_x_em + (extent.right_x_em - extent.left_x_em) * part;
        Some(Pos2::new(rect.left() + x / line.shaped_line.width_em() * rect.width(), rect.center().y))
    };
    Some((place(halves[0])?, place(halves[1])?))
}

/// Reads `\u{...}`.
fn unescape(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (digits, rest) = part.split_once('}').unwrap_or((part, ""));
        out.extend(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32));
        out.push_str(rest);
    }
    out
}
