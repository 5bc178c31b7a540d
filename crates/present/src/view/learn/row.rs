//! A row of a document, as its page shows it.

use crate::documents::{DocumentRow, RowName, RowQuestion, decode_escapes};
use crate::finding_text::rule_text;
use bidiscope_bidi::name::{Character, Notation, code_point};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::FindingKind;

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
                let paragraph = if uba == Strategy::UbaAuto { ", automatic" } else { "" };
                let uba = DisplayConfig::plain(uba);
                vec![
                    ("the paper".to_owned(), DisplayConfig::plain(Strategy::OneToOne)),
                    (
                        format!("UBA of 2001{paragraph}"),
                        uba.clone().with_bidi_data_version(BidiDataVersion::Unicode31),
                    ),
                    (format!("UBA today{paragraph}"), uba),
                ]
            }
        }
    }
}

impl LearnRow {
    /// A row as its page shows it; with its place where the page has rows of several.
    pub(super) fn of(row: &DocumentRow, columns: ShownColumns, with_place: bool) -> Self {
        let title = if with_place {
            format!("{}, {}: {}", row.document.title(), row.section, row.row)
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
    let Some(answer) = row.answer() else { return "Nothing is known of it.".to_owned() };
    let is_so = answer == row.expected;
    let other = row.expected;
    let explained = || FindingKind::from_id(other).map_or_else(String::new, rule_text);
    match (&row.question, is_so) {
        (RowQuestion::Display(..), _) => String::new(),
        (RowQuestion::Collision(..), true) => format!("{other} looks the same."),
        (RowQuestion::Collision(..), false) => format!("{other} does not look the same."),
        (RowQuestion::CollisionAcrossParagraphs(..), true) => {
            format!("{other} looks the same in the paragraph of the other direction.")
        }
        (RowQuestion::CollisionAcrossParagraphs(..), false) => {
            format!("{other} does not look the same in the other paragraph.")
        }
        (RowQuestion::Classes(_), _) => {
            let word = if answer.contains(' ') { "Classes" } else { "Class" };
            format!("{word}: {}.", answer.replace(' ', ", "))
        }
        (RowQuestion::Verdict, _) => format!("The rule of RFC 5893: {answer}."),
        (RowQuestion::Finding, true) | (RowQuestion::NoFinding, false) => {
            format!("Reported by the rule: {}", explained())
        }
        (RowQuestion::Finding, false) | (RowQuestion::NoFinding, true) => {
            format!("Keeps to the rule: {}", explained())
        }
        (RowQuestion::Nfc, _) => format!("In Normalization Form C: {answer}."),
        (RowQuestion::InsertControls(_), _) => format!("With marks: {answer}"),
        (RowQuestion::StripControls, _) => format!("Without marks: {answer}"),
        (RowQuestion::FindIdentifier, true) => {
            format!("Found: {}", with_code_points(&decode_escapes(other).unwrap_or_default()))
        }
        (RowQuestion::FindIdentifier, false) => "Something else is found.".to_owned(),
        (RowQuestion::Fields, _) => format!("Fields: {}", answer.split(' ').collect::<Vec<_>>().join(", ")),
        (RowQuestion::Context(surroundings), true) => {
            format!("{}: its digits move into this label.", surroundings.title())
        }
        (RowQuestion::Context(surroundings), false) => {
            format!("{}: nothing is torn apart.", surroundings.title())
        }
        (RowQuestion::Edit(..), is_far) => {
            let before = row.input.split(' ').next().unwrap_or_default();
            let moved = if is_far { "what was not edited moves far" } else { "nothing moves far" };
            format!("Before the edit it was {before}: {moved}.")
        }
    }
}

/// Text in which what is not ASCII is by its code point, so that no sentence needs reordering.
fn with_code_points(text: &str) -> String {
    let with_code_points = |it: char| {
        if it.is_ascii_graphic() { it.to_string() } else { format!("[{}]", code_point(it)) }
    };
    text.chars().map(with_code_points).collect()
}
