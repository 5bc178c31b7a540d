//! A row of a document, as its page shows it.

use crate::display_text::DisplayTitle;
use crate::documents::{DocumentRow, RowName, RowQuestion, decode_escapes};
use crate::finding_text::rule_text;
use crate::message;
use crate::messages::Message;
use crate::titles::Titled;
use crate::verdict_text::verdict_word;
use bidiscope_bidi::name::{Character, Notation, code_point};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::{FindingKind, Verdict};

/// A row of a page of the Learn tab: a row of a document with the program's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnRow {
    /// What identifies the row on its page.
    pub title: String,
    /// What the document prints there.
    pub printed: &'static str,
    /// The input in logical order.
    pub characters: Vec<Character>,
    /// The input as it is typed, where that is ASCII.
    pub typed: Option<String>,
    /// The displays of the input.
    pub displays: Vec<LearnDisplay>,
    /// The program's answer in a sentence; empty where the displays are the answer.
    pub answer: String,
    /// An error, contradiction or gap of the document.
    pub note: Option<&'static str>,
    /// The name that the row opens in the Inspect tab.
    pub inspects: Option<RowName>,
}

/// A display of the input of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnDisplay {
    /// The heading of the column.
    pub title: String,
    /// The display.
    pub display: DisplayConfig,
    /// The displayed characters from left to right, in the row's notation, where that is ASCII.
    pub display_text: Option<String>,
    /// Whether it shows the characters in another order than the first column.
    pub differs: bool,
}

/// Which displays the rows of a page have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShownColumns {
    /// Each row its own.
    PerRow,
    /// The paper's order, and the UBA of 2001 and of today in this paragraph.
    OneToOneAndUba(Strategy),
}

impl ShownColumns {
    /// The columns of a page whose rows are about these displays, all of them in the notation of Table 1 of the paper.
    pub(super) fn of<'a>(mut displays: impl Iterator<Item = &'a DisplayConfig> + Clone) -> Self {
        match (displays.clone().next(), displays.any(|it| it.strategy() == Strategy::UbaAuto)) {
            (None, _) => Self::PerRow,
            (Some(_), true) => Self::OneToOneAndUba(Strategy::UbaAuto),
            (Some(_), false) => Self::OneToOneAndUba(Strategy::UbaLtr),
        }
    }

    fn displays(self, own: Option<&DisplayConfig>) -> Vec<(String, DisplayConfig)> {
        match self {
            Self::PerRow => own.map(|it| (it.title(), it.clone())).into_iter().collect(),
            Self::OneToOneAndUba(uba) => {
                let paragraph = if uba == Strategy::UbaAuto { "auto" } else { "ltr" };
                let uba = DisplayConfig::plain(uba);
                let of_2001 = uba.clone().with_bidi_data_version(BidiDataVersion::Unicode31);
                let titled = |title: Message<'_>, display| (title.to_string(), display);
                vec![
                    titled(message!(learn_column_paper), DisplayConfig::plain(Strategy::OneToOne)),
                    titled(message!(learn_column_uba_2001, paragraph = paragraph), of_2001),
                    titled(message!(learn_column_uba_current, paragraph = paragraph), uba),
                ]
            }
        }
    }
}

impl LearnRow {
    /// A row as its page shows it; with its place where the page has rows of several.
    pub(super) fn of(row: &DocumentRow, columns: ShownColumns, with_place: bool) -> Self {
        let title = if with_place {
            let document = row.document.title();
            message!(learn_row, document = document, section = row.section, row = row.row).to_string()
        } else {
            row.row.to_owned()
        };
        let (characters, notation) = (row.characters(), row.question.notation());
        let of_display = match &row.question {
            RowQuestion::Display(_, display)
            | RowQuestion::Collision(_, display)
            | RowQuestion::CollisionAcrossParagraphs(_, display)
            | RowQuestion::Edit(_, display) => Some(display),
            _ => None,
        };
        let columns = if notation == Notation::Table1 { columns } else { ShownColumns::PerRow };
        let displays = columns.displays(of_display);
        let orders: Vec<_> = displays.iter().map(|(_, display)| display.order(&characters)).collect();
        let shown = displays.into_iter().zip(&orders).map(|((title, display), order)| LearnDisplay {
            title,
            display,
            display_text: notation.write(order.display(&characters).chars()).ok().and_then(ascii),
            differs: order.logical_from_visual() != orders[0].logical_from_visual(),
        });
        Self {
            title,
            printed: row.printed,
            displays: shown.collect(),
            answer: answer_sentence(row),
            note: row.note,
            inspects: row.name(),
            characters,
            typed: typed(row),
        }
    }

    /// Whether any display shows the characters in another order than the first.
    pub fn has_difference(&self) -> bool {
        self.displays.iter().any(|it| it.differs)
    }
}

/// How what is typed is written, where that is ASCII; after the edit where there is one.
fn typed(row: &DocumentRow) -> Option<String> {
    match row.question {
        RowQuestion::FindIdentifier => decode_escapes(row.input).and_then(ascii),
        RowQuestion::Edit(..) => row.name().map(|it| it.text),
        _ => ascii(row.input.to_owned()),
    }
}

/// What the interface's labels can show.
fn ascii(text: String) -> Option<String> {
    Some(text).filter(|it| it.bytes().all(|byte| (b' '..=b'~').contains(&byte)))
}

/// What the program answers, in a sentence; empty where its display is the answer.
fn answer_sentence(row: &DocumentRow) -> String {
    let Some(answer) = row.answer() else { return message!(learn_unreadable).to_string() };
    let is_so = answer == row.expected;
    let other = row.expected;
    let rule = || FindingKind::from_id(other).map_or_else(String::new, rule_text);
    match (&row.question, is_so) {
        (RowQuestion::Display(..), _) => return String::new(),
        (RowQuestion::Collision(..), true) => message!(learn_looks_same, name = other),
        (RowQuestion::Collision(..), false) => message!(learn_looks_different, name = other),
        (RowQuestion::CollisionAcrossParagraphs(..), true) => {
            message!(learn_looks_same_opposite, name = other)
        }
        (RowQuestion::CollisionAcrossParagraphs(..), false) => {
            message!(learn_looks_different_opposite, name = other)
        }
        (RowQuestion::Classes(_), _) => {
            let classes: Vec<&str> = answer.split(' ').collect();
            message!(learn_classes, count = classes.len(), classes = classes.join(", "))
        }
        (RowQuestion::Verdict, _) => {
            let verdict = Verdict::from_id(&answer).map_or_else(|| answer.clone(), verdict_word);
            message!(learn_bidi_rule, verdict = verdict)
        }
        (RowQuestion::Finding, true) | (RowQuestion::NoFinding, false) => {
            message!(learn_violates, rule = rule())
        }
        (RowQuestion::Finding, false) | (RowQuestion::NoFinding, true) => {
            message!(learn_satisfies, rule = rule())
        }
        (RowQuestion::Nfc, _) => message!(learn_nfc, text = answer),
        (RowQuestion::InsertControls(_), _) => message!(learn_with_controls, text = answer),
        (RowQuestion::StripControls, _) => message!(learn_without_controls, text = answer),
        (RowQuestion::FindIdentifier, true) => {
            message!(learn_found, text = with_code_points(&decode_escapes(other).unwrap_or_default()))
        }
        (RowQuestion::FindIdentifier, false) => message!(learn_not_found),
        (RowQuestion::Fields, _) => message!(learn_fields, fields = answer.replace(' ', ", ")),
        (RowQuestion::Context(context), true) => message!(learn_context_splits, context = context.title()),
        (RowQuestion::Context(context), false) => message!(learn_context_keeps, context = context.title()),
        (RowQuestion::Edit(..), is_far) => {
            let before = row.input.split(' ').next().unwrap_or_default();
            if is_far {
                message!(learn_edit_moves, name = before)
            } else {
                message!(learn_edit_keeps, name = before)
            }
        }
    }
    .to_string()
}

/// Text in which what is not ASCII is by its code point, so that no sentence needs reordering.
fn with_code_points(text: &str) -> String {
    let with_code_points = |it: char| {
        if it.is_ascii_graphic() { it.to_string() } else { format!("[{}]", code_point(it)) }
    };
    text.chars().map(with_code_points).collect()
}
