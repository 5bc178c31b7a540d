//! The atlas of disagreement, as its page shows it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bidiscope_bidi::name::{Character, Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};

use crate::atlas::{
    AtlasAnswer, AtlasPart, Disagreement, DisagreementKind, Peer, Thread, answer_text, atlas, name_text,
};
use crate::documents::DocumentRowName;
use crate::grouped_digits;
use crate::message;
use crate::titles::Titled;

/// Names with more characters are not drawn: their code points say enough.
const MAX_DRAWN: usize = 16;

/// What programs answered to one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasSectionView {
    /// The question.
    pub title: &'static str,
    /// How many names this program was asked about, and how many of its answers differ.
    pub own_answers: String,
    /// The programs that were asked.
    pub programs: Vec<AtlasProgramView>,
    /// The disagreements; those about the same rules are adjacent.
    pub rows: Vec<AtlasRow>,
}

/// A program that was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasProgramView {
    /// Its identifier.
    pub id: &'static str,
    /// Its name and version, how many names it was asked about, and how many of its answers differ.
    pub sentence: String,
}

/// A disagreement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasRow {
    /// The rule that is read another way, or that the answer is unexplained.
    pub rule: String,
    /// Why the answers differ.
    pub kind: DisagreementKind,
    /// How the programs read the rule, in a sentence.
    pub reading: String,
    /// What the standard says there, in a sentence or two; empty where no reading is known.
    pub standard: String,
    /// The shortest name by its code points, with the direction of the paragraph.
    pub name: String,
    /// The characters of that name in logical order; empty where they are too many to be drawn.
    pub characters: Vec<Character>,
    /// The answers, that of the standard first.
    pub answers: Vec<AtlasAnswerView>,
    /// How many names are concerned, a line for each program.
    pub concerned: Vec<String>,
    /// Where maintainers speak of it, in a sentence; `None` where nothing is known.
    pub known: Option<String>,
    /// The name as a click opens it in the Inspect tab; `None` where it cannot be read as a name.
    pub inspects: Option<DocumentRowName>,
}

/// An answer, with the programs that give it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtlasAnswerView {
    /// The answer in a few words.
    pub text: String,
    /// The characters that can be seen in this order, from left to right; empty where the answer is no order, or they are too many
    /// to be drawn.
    pub characters: Vec<Character>,
    /// The programs, the standard among them.
    pub programs: String,
    /// Whether it is the standard's.
    pub is_standard: bool,
}

/// The sections of the page, one for each question.
pub fn atlas_sections() -> &'static [AtlasSectionView] {
    static SECTIONS: LazyLock<Vec<AtlasSectionView>> =
        LazyLock::new(|| AtlasPart::ALL.into_iter().map(section).collect());
    &SECTIONS
}

fn section(part: AtlasPart) -> AtlasSectionView {
    let survey = atlas().survey(part);
    let mut rows: Vec<AtlasRow> = Vec::with_capacity(survey.disagreements.len());
    for one in &survey.disagreements {
        let row = row(one, &survey.peers);
        let after = rows.iter().rposition(|it| it.rule == row.rule).map_or(rows.len(), |it| it + 1);
        rows.insert(after, row);
    }
    let programs = survey.peers.iter().map(|(id, peer)| AtlasProgramView {
        id,
        sentence: message!(
            atlas_program,
            version = peer.version.as_str(),
            answers = survey.answers_text(peer)
        )
        .to_string(),
    });
    AtlasSectionView {
        title: part.title(),
        own_answers: message!(
            atlas_own_answers,
            version = survey.bidiscope.version.as_str(),
            answers = answers_text(survey.bidiscope.asked, survey.bidiscope.differing)
        )
        .to_string(),
        programs: programs.collect(),
        rows,
    }
}

fn answers_text(asked: u64, differing: u64) -> String {
    let (asked, count) = (grouped_digits(asked), grouped_digits(differing));
    message!(atlas_answers, asked = asked, count = count).to_string()
}

fn row(one: &Disagreement, peers: &BTreeMap<String, Peer>) -> AtlasRow {
    let characters = one.characters();
    let is_drawn = characters.len() <= MAX_DRAWN;
    let answers = one.answers_with_peers().into_iter().enumerate().map(|(at, (answer, programs))| {
        let shown = match answer {
            Some(AtlasAnswer::Order(order)) if is_drawn => {
                order.iter().filter_map(|&it| characters.get(it).copied()).collect()
            }
            _ => Vec::new(),
        };
        let is_standard = at == 0;
        let standard = is_standard.then(|| message!(atlas_the_standard).fixed());
        let programs = standard.into_iter().chain(programs).collect::<Vec<_>>().join(", ");
        AtlasAnswerView { text: answer_text(answer), characters: shown, programs, is_standard }
    });
    let concerned = one.concerned.iter().filter_map(|(peer, concerned)| {
        let (count, all) = (grouped_digits(concerned.names()), grouped_digits(peers.get(peer)?.asked));
        Some(message!(atlas_concerned, peer = peer, count = count, all = all).to_string())
    });
    AtlasRow {
        rule: one.rule_text().to_owned(),
        kind: one.kind,
        reading: one.reading_text().to_owned(),
        standard: standard_text(one),
        name: name_text(&one.case(None)),
        answers: answers.collect(),
        concerned: concerned.collect(),
        known: known_text(one),
        inspects: inspected(one),
        characters: if is_drawn { characters } else { Vec::new() },
    }
}

/// What the standard says, and which documents permit a policy.
fn standard_text(one: &Disagreement) -> String {
    let documents: Vec<&str> = one.allowed_by.iter().map(|it| it.title.as_str()).collect();
    let permitted =
        (!documents.is_empty()).then(|| message!(atlas_permitted, documents = documents.join(", ")));
    match permitted {
        Some(permitted) => format!("{} {permitted}", one.standard_text()),
        None => one.standard_text().to_owned(),
    }
}

/// The threads of maintainers, each with the programs that it is about and its state; `None` where nothing is known.
fn known_text(one: &Disagreement) -> Option<String> {
    let mut threads: Vec<(&Thread, Vec<&str>)> = Vec::new();
    for (peer, concerned) in &one.concerned {
        for thread in &concerned.known {
            match threads.iter_mut().find(|it| it.0 == thread) {
                Some((_, peers)) => peers.push(peer),
                None => threads.push((thread, vec![peer])),
            }
        }
    }
    let places = threads.iter().map(|(it, peers)| {
        let (title, state, programs) = (it.title.as_str(), it.state.as_str(), peers.join(", "));
        message!(atlas_thread, title = title, programs = programs, state = state).to_string()
    });
    let places = places.collect::<Vec<_>>().join("; ");
    (!places.is_empty()).then(|| message!(atlas_known, places = places).to_string())
}

/// The name with the display that it is about; of a domain name that of a left-to-right paragraph.
fn inspected(one: &Disagreement) -> Option<DocumentRowName> {
    let notation = Notation::CodePoints;
    let text = notation.write(one.characters().iter().map(|it| it.scalar)).ok()?;
    Name::read(&text, notation).ok()?;
    let strategy = match one.paragraph {
        Some(paragraph) if paragraph.is_right_to_left() => Strategy::UbaRtl,
        _ => Strategy::UbaLtr,
    };
    Some(DocumentRowName { text, notation, display: DisplayConfig::plain(strategy) })
}
