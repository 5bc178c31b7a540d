//! What can be chosen for the text, what was found in it, and what the colours of the fields mean.

use std::sync::Arc;

use eframe::egui::{Button, Color32, Frame, Margin, ProgressBar, Ui};

use bidiscope_bidi::order::fields::{FieldKind, OverallOrder};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_idna::text::{ControlScheme, TOP_LEVEL_DOMAINS_DATE};
use bidiscope_present::interpretation::TEXT_INTERPRETATION_NOTES;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::text::{AfterDisplay, ShownDirections, TextDirection, truncation_notice};

use super::super::accessibility;
use super::super::combo;
use super::super::settings::TextSettings;
use super::super::theme::Palette;
use super::running::Marking;
use super::{TextPass, TextTab};

/// Shows the choices and the legend.
pub(super) fn show(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    ui.horizontal_wrapped(|ui| {
        choices(ui, pass.settings);
        ui.separator();
        extensions(ui, tab, pass);
        ui.separator();
        copy_menu(ui, tab, pass);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let extensions = pass.settings.extensions;
        for kind in FieldKind::ALL {
            let is_read = match kind {
                FieldKind::Userinfo => extensions.userinfo,
                FieldKind::Port => extensions.port,
                FieldKind::IpAddress => extensions.ip_address,
                _ => true,
            };
            if is_read {
                chip(ui, kind.title(), Palette::current(ui).field(kind));
            }
        }
        ui.add_space(8.0);
        interpretation_notes(ui);
        ui.add_space(8.0);
        progress(ui, tab, pass);
    });
}

fn chip(ui: &mut Ui, title: &str, ground: Color32) {
    let frame = Frame::new().fill(ground).corner_radius(3).inner_margin(Margin::symmetric(6, 0));
    frame.show(ui, |ui| ui.small(title));
}

fn choices(ui: &mut Ui, settings: &mut TextSettings) {
    let TextSettings { direction, shown, after, overall, .. } = settings;
    ui.label("Paragraphs");
    let name = "Direction of the paragraphs";
    combo::show(ui, name, 110.0, direction, TextDirection::ALL, TextDirection::title);
    ui.label("shown");
    combo::show(ui, "Directions that are shown", 110.0, shown, ShownDirections::ALL, ShownDirections::title);
    ui.label("after").on_hover_text(after.about());
    // Davis's extension has a row for each overall order; nothing else depends on that.
    let orders = OverallOrder::ALL.map(|order| (AfterDisplay::Fields, order));
    let others =
        AfterDisplay::ALL.into_iter().filter(|it| *it != AfterDisplay::Fields).map(|it| (it, *overall));
    let mut chosen = (*after, *overall);
    let title = |(after, order): (AfterDisplay, OverallOrder)| match after {
        AfterDisplay::Fields => order.title(),
        other => other.title(),
    };
    let name = "Identifiers in the column After";
    combo::show(ui, name, 150.0, &mut chosen, orders.into_iter().chain(others), title);
    (*after, *overall) = chosen;
}

fn extensions(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let before = pass.settings.extensions;
    let extensions = &mut pass.settings.extensions;
    ui.checkbox(&mut extensions.userinfo, "userinfo").on_hover_text("Read user@ before the host");
    ui.checkbox(&mut extensions.port, "port").on_hover_text("Read :80 after the host");
    ui.checkbox(&mut extensions.ip_address, "IP hosts")
        .on_hover_text("Read 192.0.2.1 and [2001:db8::1] as hosts");
    if before != *extensions {
        let text = Arc::clone(&tab.view.text);
        tab.search(text, pass.settings, ui.ctx());
    }
}

fn copy_menu(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let forms = [
        (ControlScheme::Davis(pass.settings.overall), "Text with Davis\u{2019}s marks"),
        (ControlScheme::Durst, "Text with D\u{FC}rst\u{2019}s marks"),
        (ControlScheme::Isolates(LabelIsolate::LeftToRight), "Text with left-to-right isolates"),
        (ControlScheme::Isolates(LabelIsolate::FirstStrong), "Text with first strong isolates"),
        (ControlScheme::OneToOne, "Text to look at, with the paper\u{2019}s display (LRO\u{2026}PDF)"),
    ];
    if tab.view.text.is_empty() || tab.marking.is_some() {
        ui.add_enabled(false, Button::new("Copy"));
    } else {
        accessibility::menu(ui, "Copy", |ui| {
            for (marks, title) in forms {
                let about = if marks == ControlScheme::OneToOne {
                    AfterDisplay::OneToOne.about()
                } else {
                    marks.title()
                };
                if ui.button(title).on_hover_text(about).clicked() {
                    let directions = tab.directions(pass.settings);
                    tab.marking = Some(Marking::start(&tab.view, directions, marks, title, ui.ctx()));
                }
            }
        });
    }
    if tab.marking.is_some() {
        ui.spinner();
    }
}

/// How Davis's text is read where it is unclear or clashes.
fn interpretation_notes(ui: &mut Ui) {
    accessibility::menu(ui, "How Davis is read", |ui| {
        ui.set_max_width(420.0);
        for reading in TEXT_INTERPRETATION_NOTES {
            ui.label(reading.sentence());
            ui.add_space(4.0);
        }
    });
}

/// What was found, and how far the search is.
fn progress(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    if tab.view.text.is_empty() {
        return;
    }
    let counts = tab.view.counts();
    let noun = if counts.identifiers == 1 { "identifier" } else { "identifiers" };
    ui.strong(format!("{} {noun}", counts.identifiers)).on_hover_text(format!(
        "A domain without a scheme is found by its top-level domain: the list of {TOP_LEVEL_DOMAINS_DATE}"
    ));
    let palette = Palette::current(ui);
    if counts.violated > 0 {
        ui.colored_label(palette.bad, format!("{} violating RFC 5893", counts.violated));
    }
    if counts.unreadable > 0 {
        ui.colored_label(palette.bad, format!("{} unreadable", counts.unreadable));
    }
    let done = tab.view.searched as f32 / tab.view.text.len() as f32;
    if let Some(running) = &tab.running {
        let left = running.seconds_left(ui.input(|input| input.time), done);
        let left = left.map(|seconds| format!(", {seconds:.0} s left")).unwrap_or_default();
        let text = format!("{:.0}% searched{left}", done * 100.0);
        ui.add(ProgressBar::new(done).desired_width(180.0).text(text));
        if ui.button("Stop").clicked() {
            tab.running = None;
        }
    } else if tab.view.is_full() {
        ui.weak(truncation_notice(&tab.view));
    } else if !tab.view.is_complete() {
        ui.weak(format!("stopped at {:.0}%", done * 100.0));
        if ui.button("Search again").clicked() {
            let text = Arc::clone(&tab.view.text);
            tab.search(text, pass.settings, ui.ctx());
        }
    }
}
