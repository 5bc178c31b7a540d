//! Names beside the inspected one, a row each: those that look the same, and those with a variant of its label.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, InputType, Notation, code_point};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_url::not_a_domain_name;
use bidiscope_words::message;

use crate::words::verdict::ascii_form_in_notation;

use super::line::{PageLine, PageLinePiece};
use super::table::TableBlock;

/// Names, a row each. On paper it is a [table](Self::table); in a window a row can be opened and copied.
#[derive(Clone, PartialEq, Debug)]
pub struct RelatedNamesBlock {
    /// How a row shows its name.
    pub layout: RelatedNamesLayout,
    /// The notation in which the inspected name was typed.
    pub typed_notation: Notation,
    /// What they are; of text nothing is said about the DNS or registration.
    pub names_read_as: InputType,
    /// The names, in their order.
    pub rows: Vec<RelatedNameRow>,
}

/// How the rows show their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelatedNamesLayout {
    /// By their characters in logical order, each apart: they all look the same.
    CharactersInLogicalOrder,
    /// In a display: they differ there.
    CharactersInDisplayOrder,
}

/// One of the names.
#[derive(Clone, PartialEq, Debug)]
pub struct RelatedNameRow {
    /// The characters of the whole name in logical order.
    pub logical_characters: Vec<Character>,
    /// The range of them that the row is about: the label, or all.
    pub shown_character_range: Range<usize>,
    /// The positions within `shown`, from 0, at which it differs from the inspected name.
    pub differing_indices_in_shown_range: Vec<usize>,
    /// Whether it is the inspected name itself.
    pub is_inspected_name: bool,
    /// Whether it may be registered; [`RuleVerdict::NotApplicable`] where nothing is said of that.
    pub registration_verdict: RuleVerdict,
    /// The same in words: `allowed`, `refused` with the reason, or a disposition.
    pub registration_verdict_text: PageLine,
    /// Its DNS form; `None` where that is too long, and of what is no domain name.
    pub dns_form: Option<String>,
    /// What differs and which rule decided, in sentences; empty where the answer says it.
    pub explanation: String,
}

impl RelatedNamesBlock {
    /// The same as a table: as it is typed where that is not Unicode, the DNS form, the code points, and the answer; of text the
    /// characters and the code points.
    pub fn table(&self) -> TableBlock {
        if self.names_read_as == InputType::Text {
            let columns = [message!(column_text), message!(column_code_points)];
            let points = |row: &RelatedNameRow| {
                row.logical_characters.iter().map(|it| code_point(it.scalar)).collect::<Vec<_>>().join(" ")
            };
            let rows = self.rows.iter().map(|it| {
                vec![PageLine::from_text_with_isolates(it.name_text()), PageLine::from_code(points(it))]
            });
            return TableBlock::new(&columns, rows);
        }
        let typed: Vec<Option<String>> =
            self.rows.iter().map(|it| ascii_form_in_notation(self.typed_notation, &it.name_text())).collect();
        let has_typed = typed.first().is_some_and(Option::is_some);
        let mut columns: Vec<_> = has_typed.then(|| message!(fact_typed)).into_iter().collect();
        columns.extend([message!(column_dns), message!(column_code_points), message!(column_registration)]);
        let rows = self.rows.iter().zip(typed).map(|(row, typed)| {
            let mut line: Vec<PageLine> = typed.map(PageLine::from_code).into_iter().collect();
            let points = row.logical_characters.iter().map(|it| code_point(it.scalar));
            let dns_form = row.dns_form_line();
            let mut answer = row.registration_verdict_text.clone();
            if !row.explanation.is_empty() {
                answer = answer
                    .with_piece_appended(PageLinePiece::TextWithIsolates(format!(". {}", row.explanation)));
            }
            line.extend([dns_form, PageLine::from_code(points.collect::<Vec<_>>().join(" ")), answer]);
            line
        });
        TableBlock::new(&columns, rows)
    }
}

impl RelatedNameRow {
    /// The whole name in logical order.
    pub fn name_text(&self) -> String {
        self.logical_characters.iter().map(|it| it.scalar).collect()
    }

    /// The characters that the row is about.
    pub fn shown_characters_in_logical_order(&self) -> &[Character] {
        &self.logical_characters[self.shown_character_range.clone()]
    }

    /// Its DNS form, or why it has none.
    pub fn dns_form_line(&self) -> PageLine {
        match &self.dns_form {
            Some(dns_form) => PageLine::from_code(dns_form),
            None => PageLine::from_message(&message!(dns_form_too_long)),
        }
    }
}

/// The DNS form of a name or of the host of a URL; `None` where it is too long, and for what is neither, such as a URL whose
/// signs have changed places.
pub(crate) fn dns_form(name: &Input) -> Option<String> {
    name.ascii_name_within_limits().filter(|_| not_a_domain_name(name).is_none())
}
