//! How a name is displayed: a picture for each way in which the displays show it.

use crate::report::html::plain_name;
use crate::report::page::ReportPage;
use crate::report::pictures::LONGEST_DRAWN;
use crate::report::positions::positions;
use crate::report::words::{Fill, Phrase, WordsKey};
use crate::view::{StrategyView, compared};
use bidiscope_bidi::order::Family;

use super::ReportedName;

impl ReportPage<'_> {
    /// The ways in which a name is displayed, those that show the same together.
    pub(super) fn displays(&mut self, it: &ReportedName<'_>) {
        let views = compared(it.name, it.displays.iter().cloned());
        let ways = ways(&views);
        if ways.is_empty() {
            return;
        }
        self.heading("h3", Phrase::Displays);
        match ways.len() {
            1 if views.len() > 1 => self.paragraph(Phrase::DisplaysSame, &[]),
            1 => {}
            count => self.paragraph(Phrase::DisplaysDiffer, &[("count", Fill::Number(count as u64))]),
        }
        let length = it.name.characters().len();
        if length > LONGEST_DRAWN {
            let counts =
                [("count", Fill::Number(length as u64)), ("most", Fill::Number(LONGEST_DRAWN as u64))];
            self.paragraph(Phrase::TooLongToDraw, &counts);
        }
        for way in &ways {
            self.way(it, way, ways.len() > 1);
        }
    }

    fn way(&mut self, it: &ReportedName<'_>, way: &[&StrategyView], has_letter: bool) {
        let Some(&view) = way.first() else { return };
        self.html.begin("figure", &[]);
        if has_letter && let Some(outcome) = view.outcome {
            self.say("h4", &[], Phrase::DisplayWay, &[("letter", Fill::English(&outcome.letter()))]);
        }
        self.html.begin("p", &[]);
        for (index, view) in way.iter().enumerate() {
            if index > 0 {
                self.html.text(" \u{B7} ");
            }
            self.words_of(WordsKey::Display(view.shows.strategy()));
            if !view.is_plain() {
                self.html.text(" ");
                self.html.name(&view.shows.to_string());
            }
        }
        self.html.end("p");
        if it.name.characters().len() <= LONGEST_DRAWN && view.characters.len() <= LONGEST_DRAWN {
            let display = self.words.plain(WordsKey::Display(view.shows.strategy()), &[]);
            let fills = [("name", &*plain_name(&it.name.text())), ("display", &display)];
            let says = self.words.plain(Phrase::Picture, &fills);
            let rows = self.pictures.draw(&mut self.html, &view.characters, &view.order, &says);
            if rows > 1 {
                let count = [("count", Fill::Number(rows as u64))];
                self.say("p", &[("class", "weak")], Phrase::CutIntoRows, &count);
            }
        }
        let order = positions(view.own.logical_from_visual().iter().map(|it| it.0));
        self.say("figcaption", &[], Phrase::Order, &[("order", Fill::English(&order))]);
        self.html.end("figure");
    }
}

/// The displays that show the same, by their outcomes; those between whose characters something else stands each by
/// itself. Logical order is no display.
fn ways(views: &[StrategyView]) -> Vec<Vec<&StrategyView>> {
    let mut ways: Vec<Vec<&StrategyView>> = Vec::new();
    for view in views.iter().filter(|it| it.shows.strategy().family() != Family::Stored) {
        let alike = ways.iter_mut().find(|it| {
            it.first()
                .is_some_and(|it| it.outcome.is_some() && it.outcome == view.outcome && !it.has_context())
        });
        match alike.filter(|_| !view.has_context()) {
            Some(way) => way.push(view),
            None => ways.push(vec![view]),
        }
    }
    ways
}
