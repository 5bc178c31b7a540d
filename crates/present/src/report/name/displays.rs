//! The displays of a name, those that look the same together.

use crate::report::html::plain_name;
use crate::report::messages::{Argument, MessageKey, Phrase};
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use crate::report::positions::positions;
use crate::view::{StrategyView, compare_displays};
use bidiscope_bidi::order::StrategyFamily;

use super::ReportedName;

impl ReportPage<'_> {
    /// The displays of a name, those that look the same together.
    pub(super) fn displays(&mut self, it: &ReportedName<'_>) {
        let views = compare_displays(it.name, it.displays.iter().cloned());
        let same_displays = same_displays(&views);
        if same_displays.is_empty() {
            return;
        }
        self.heading("h3", Phrase::Displays);
        match same_displays.len() {
            1 if views.len() > 1 => self.paragraph(Phrase::DisplaysSame, &[]),
            1 => {}
            count => self.paragraph(Phrase::DisplaysDiffer, &[("count", Argument::Number(count as u64))]),
        }
        let length = it.name.characters().len();
        if length > MAX_DRAWN_CHARACTERS {
            let counts = [
                ("count", Argument::Number(length as u64)),
                ("most", Argument::Number(MAX_DRAWN_CHARACTERS as u64)),
            ];
            self.paragraph(Phrase::TooLongToDraw, &counts);
        }
        for group in &same_displays {
            self.display_group(it, group, same_displays.len() > 1);
        }
    }

    fn display_group(&mut self, it: &ReportedName<'_>, group: &[&StrategyView], has_letter: bool) {
        let Some(&view) = group.first() else { return };
        self.html.begin("figure", &[]);
        if has_letter && let Some(outcome) = view.outcome {
            self.say("h4", &[], Phrase::DisplayGroup, &[("letter", Argument::English(&outcome.letter()))]);
        }
        self.html.begin("p", &[]);
        for (index, view) in group.iter().enumerate() {
            if index > 0 {
                self.html.text(" \u{B7} ");
            }
            self.write_message(MessageKey::Display(view.config.strategy()));
            if !view.is_plain() {
                self.html.text(" ");
                self.html.name(&view.config.to_string());
            }
        }
        self.html.end("p");
        if it.name.characters().len() <= MAX_DRAWN_CHARACTERS && view.characters.len() <= MAX_DRAWN_CHARACTERS
        {
            let display = self.words.plain(MessageKey::Display(view.config.strategy()), &[]);
            let arguments = [("name", &*plain_name(&it.name.text())), ("display", &display)];
            let says = self.words.plain(Phrase::Picture, &arguments);
            let rows = self.pictures.draw(&mut self.html, &view.characters, &view.order, &says);
            if rows > 1 {
                let count = [("count", Argument::Number(rows as u64))];
                self.say("p", &[("class", "weak")], Phrase::CutIntoRows, &count);
            }
        }
        let order = positions(view.name_order.logical_from_visual().iter().map(|it| it.0));
        self.say("figcaption", &[], Phrase::Order, &[("order", Argument::English(&order))]);
        self.html.end("figure");
    }
}

/// Groups the displays that look the same. A display with a context is a group of its own; logical order is left out.
fn same_displays(views: &[StrategyView]) -> Vec<Vec<&StrategyView>> {
    let mut same_displays: Vec<Vec<&StrategyView>> = Vec::new();
    for view in views.iter().filter(|it| it.config.strategy().family() != StrategyFamily::Stored) {
        let found = same_displays.iter_mut().find(|it| {
            it.first()
                .is_some_and(|it| it.outcome.is_some() && it.outcome == view.outcome && !it.has_context())
        });
        match found.filter(|_| !view.has_context()) {
            Some(group) => group.push(view),
            None => same_displays.push(vec![view]),
        }
    }
    same_displays
}
