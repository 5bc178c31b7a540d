//! Names beside the inspected one, a row each: those that look the same, and those with a variant of its label.

use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, Notation, ReadAs, code_point};
use bidiscope_idna::verdict::Verdict;
use bidiscope_url::not_a_domain_name;
use bidiscope_words::message;

use crate::words::verdict::in_ascii_notation;

use super::line::{Line, Piece};
use super::table::Table;

/// Names, a row each. On paper it is a [table](Self::table); in a window a row can be opened and copied.
#[derive(Clone, PartialEq, Debug)]
pub struct NamesBlock {
    /// How a row shows its name.
    pub form: NamesBlockForm,
    /// The notation in which the inspected name was typed.
    pub notation: Notation,
    /// What they are; of text nothing is said about the DNS or registration.
    pub read_as: ReadAs,
    /// The names, in their order.
    pub rows: Vec<NamesBlockRow>,
}

/// How the rows show their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamesBlockForm {
    /// By their characters in logical order, each apart: they all look the same.
    Characters,
    /// In a display: they differ there.
    Display,
}

/// One of the names.
#[derive(Clone, PartialEq, Debug)]
pub struct NamesBlockRow {
    /// The characters of the whole name in logical order.
    pub characters: Vec<Character>,
    /// The range of them that the row is about: the label, or all.
    pub shown_character_range: Range<usize>,
    /// The positions within `shown`, from 0, at which it differs from the inspected name.
    pub changed_in_shown_range: Vec<usize>,
    /// Whether it is the inspected name itself.
    pub is_inspected_name: bool,
    /// Whether it may be registered; [`Verdict::NotApplicable`] where nothing is said of that.
    pub verdict: Verdict,
    /// The same in words: `allowed`, `refused` with the reason, or a disposition.
    pub verdict_text: Line,
    /// Its DNS form; `None` where that is too long, and of what is no domain name.
    pub dns_form: Option<String>,
    /// What differs and which rule decided, in sentences; empty where the answer says it.
    pub explanation: String,
}

impl NamesBlock {
    /// The same as a table: as it is typed where that is not Unicode, the DNS form, the code points, and the answer; of text the
    /// characters and the code points.
    pub fn table(&self) -> Table {
        if self.read_as == ReadAs::Text {
            let columns = [message!(column_text), message!(column_code_points)];
            let points = |row: &NamesBlockRow| {
                row.characters.iter().map(|it| code_point(it.scalar)).collect::<Vec<_>>().join(" ")
            };
            let rows = self.rows.iter().map(|it| vec![Line::text(it.text()), Line::code(points(it))]);
            return Table::new(&columns, rows);
        }
        let typed: Vec<Option<String>> =
            self.rows.iter().map(|it| in_ascii_notation(self.notation, &it.text())).collect();
        let has_typed = typed.first().is_some_and(Option::is_some);
        let mut columns: Vec<_> = has_typed.then(|| message!(fact_typed)).into_iter().collect();
        columns.extend([message!(column_dns), message!(column_code_points), message!(column_registration)]);
        let rows = self.rows.iter().zip(typed).map(|(row, typed)| {
            let mut line: Vec<Line> = typed.map(Line::code).into_iter().collect();
            let points = row.characters.iter().map(|it| code_point(it.scalar));
            let dns_form = row.dns_form_line();
            let mut answer = row.verdict_text.clone();
            if !row.explanation.is_empty() {
                answer = answer.and(Piece::Words(format!(". {}", row.explanation)));
            }
            line.extend([dns_form, Line::code(points.collect::<Vec<_>>().join(" ")), answer]);
            line
        });
        Table::new(&columns, rows)
    }
}

impl NamesBlockRow {
    /// The whole name in logical order.
    pub fn text(&self) -> String {
        self.characters.iter().map(|it| it.scalar).collect()
    }

    /// The characters that the row is about.
    pub fn shown_characters(&self) -> &[Character] {
        &self.characters[self.shown_character_range.clone()]
    }

    /// Its DNS form, or why it has none.
    pub fn dns_form_line(&self) -> Line {
        match &self.dns_form {
            Some(dns_form) => Line::code(dns_form),
            None => Line::words(&message!(dns_form_too_long)),
        }
    }
}

/// The DNS form of a name or of the host of a URL; `None` where it is too long, and for what is neither, such as a URL whose
/// signs have changed places.
pub(crate) fn dns_form(name: &Input) -> Option<String> {
    name.ascii_name().filter(|_| not_a_domain_name(name).is_none())
}
