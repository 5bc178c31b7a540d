//! The atlas of disagreement: where implementations of UAX #9 and of UTS #46 differ from the standards, and the shortest name that
//! shows it. `tools/atlas` asked them; nothing of it is computed here.
//!
//! ```
//! use bidiscope_present::atlas::{AtlasPart, atlas};
//!
//! let first = &atlas().survey(AtlasPart::Displays).disagreements[0];
//! assert_eq!((first.name.as_str(), first.rule.as_deref()), ("0009 0031", Some("L2")));
//! assert!(first.concerned.contains_key("go"));
//! ```

mod blocks;
mod issue;
mod recorded;
mod test_lines;
mod text;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use serde::{Deserialize, Serialize};

use crate::grouped_digits;
use crate::message;

pub use blocks::atlas_blocks;
pub use issue::{AtlasIssue, atlas_issues};
pub use recorded::{RecordedDisplay, recorded_displays};
pub use test_lines::{test_file, test_file_name};
pub use text::{answer_text, code_points_text, name_text};

/// The contents of `docs/atlas.json`.
const ATLAS_JSON: &str = include_str!("../../../../docs/atlas.json");

enum_with_ids! {
    /// What programs are asked about a name. The identifiers are those of the file.
    pub enum AtlasPart {
        /// In which order it is displayed (UAX #9).
        Displays = "uba";
        /// Whether it is accepted, and as which A-labels (UTS #46 with RFC 5893).
        DomainNames = "idna";
    }
}

enum_with_ids! {
    /// Why the answers of a program differ from the standard's.
    pub enum DisagreementKind {
        /// No choice that the standard leaves open allows the answer.
        Error = "error";
        /// The program makes a choice that the standard leaves open, or follows an older one.
        Policy = "policy";
        /// The readings that give the other answers of the program do not give this one.
        Unexplained = "unexplained";
    }
}

/// The answers to all questions.
#[derive(Debug, Deserialize)]
pub struct Atlas {
    uba: Survey,
    idna: Survey,
}

/// The answers to one question.
#[derive(Debug, Deserialize)]
pub struct Survey {
    /// The programs that were asked, by their identifiers.
    pub peers: BTreeMap<String, Peer>,
    /// The disagreements, those with short names first and policies last.
    pub disagreements: Vec<Disagreement>,
    /// This program.
    pub bidiscope: OwnAnswers,
}

/// What this program answered to the same names.
#[derive(Debug, Deserialize)]
pub struct OwnAnswers {
    /// The version that was asked.
    pub version: String,
    /// How many names it was asked about.
    pub asked: u64,
    /// How many answers are not the standard's.
    pub differing: u64,
}

/// A program that was asked.
#[derive(Debug, Deserialize)]
pub struct Peer {
    /// Its name and version, with that of its Unicode data where it is known.
    pub version: String,
    /// The function that was asked, with its options; `{a|b}` in it is a for an LTR paragraph and b for an RTL one. [`Self::call_text`] has
    /// one of them.
    pub call: String,
    /// Where the version that was asked comes from, such as Debian 12; empty where that is not known.
    #[serde(default)]
    pub origin: String,
    /// The code of another program that it holds; empty where that is not known.
    #[serde(default)]
    pub contains: String,
    /// Whether its language writes U+05D0 in a literal as `\u{05D0}`, not as `\u05D0`.
    #[serde(default)]
    pub braced_escapes: bool,
    /// The readings that together give its answers, by their identifiers.
    pub readings: Vec<String>,
    /// How many of its answers they do not give.
    pub unexplained: u64,
    /// How many names it was asked about.
    pub asked: u64,
    /// To how many of these it has no answer.
    pub no_answer: u64,
    /// How many answers are not the standard's.
    pub differing: u64,
}

/// Programs that read a rule in the same other way, with the shortest name that shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Disagreement {
    /// Its identifier: that of the reading, and of the kind. No other disagreement about the same question has it.
    pub key: String,
    /// The identifier of the reading.
    pub id: String,
    /// Why the answers differ. The same reading may be an error of one program and the policy of another.
    pub kind: DisagreementKind,
    /// The rule that is read another way, as the documents number it; `None` where no reading is known, as of the next two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Where the documents have this rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// How the rule is read, in English. [`Self::reading_text`] has it from the catalogue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// The documents that permit a policy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed_by: Vec<Document>,
    /// The documents beside the rule's own that require of these programs what they read another way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub required_by: Vec<Document>,
    /// The shortest name, as code points with spaces.
    pub name: String,
    /// The programs that differ in this way, by their identifiers.
    pub concerned: BTreeMap<String, Concerned>,
    /// The direction of the paragraph; only of [`AtlasPart::Displays`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paragraph: Option<Direction>,
    /// The rules that change something in the name; only of [`AtlasPart::Displays`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trace: Vec<String>,
    /// The answer of this program.
    pub ours: AtlasAnswer,
    /// The answer of the standard, by a plain reading of its rules.
    pub standard: AtlasAnswer,
    /// What else the test files have of the name.
    #[serde(flatten)]
    pub tested: TestFields,
    /// The answer of each program, by its identifier; `None` where it has none.
    pub answers: BTreeMap<String, Option<AtlasAnswer>>,
}

/// What of a disagreement concerns one program.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Concerned {
    /// The shortest of the names asked that shows it in this program, as code points with spaces.
    pub smallest: String,
    /// The direction of its paragraph; only of [`AtlasPart::Displays`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paragraph: Option<Direction>,
    /// The readings that the program's answer to it needs: this one and, where no name needs it alone, others.
    pub readings: Vec<String>,
    /// The threads of its maintainers that speak of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Thread>,
    /// The number of names whose answer needs this reading, by the kind of name that was asked about and the length.
    pub counts: BTreeMap<String, BTreeMap<u32, u64>>,
    /// The answer of the program to this name.
    pub answer: Option<AtlasAnswer>,
    /// What the readings give for it; `None` where they do not explain the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read: Option<AtlasAnswer>,
    /// The answer of the standard; this and what follows only where the name is not that of the disagreement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<AtlasAnswer>,
    /// As [`Disagreement::tested`].
    #[serde(flatten)]
    pub tested: TestFields,
}

/// A document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Document {
    /// Its title, with the section.
    pub title: String,
    /// Where it is.
    pub url: String,
}

/// A thread of maintainers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thread {
    /// The project, and the number of the issue or of the pull request.
    pub title: String,
    /// Where it is.
    pub url: String,
    /// Whether it was open when the atlas was made, and the version that has the correction where one is known.
    pub state: String,
}

/// What the test files have of a name beside the answer of the standard.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TestFields {
    /// The level of each character by a plain reading of the standard, `None` of those that rule X9 removes; only of [`AtlasPart::Displays`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<Option<u8>>,
    /// What ToASCII makes of the name, refused or not; only of [`AtlasPart::DomainNames`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encoded: Option<String>,
    /// The checks that the name fails, as IdnaTestV2.txt calls them; only of [`AtlasPart::DomainNames`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub status: Vec<String>,
}

/// The name of a disagreement, with what the test files have of it.
#[derive(Clone, Copy, Debug)]
pub struct AtlasCase<'a> {
    /// As [`Disagreement::name`].
    pub name: &'a str,
    /// As [`Disagreement::paragraph`].
    pub paragraph: Option<Direction>,
    /// As [`Disagreement::standard`].
    pub standard: &'a AtlasAnswer,
    tested: &'a TestFields,
}

/// An answer about a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AtlasAnswer {
    /// The positions of the characters that can be seen, from left to right before rule L3, counted from 0. What rule X9 removes and
    /// isolate controls are left out.
    Order(Vec<usize>),
    /// The name is accepted.
    Accepted {
        /// With its A-labels.
        ascii_name: String,
    },
    /// The name is refused.
    Refused {
        /// The reason in the program's own words.
        error: String,
    },
}

/// The atlas that is built in.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> =
        LazyLock::new(|| serde_json::from_str(ATLAS_JSON).expect("a test reads the atlas that is built in"));
    &ATLAS
}

impl Atlas {
    /// The answers to this question.
    pub const fn survey(&self, part: AtlasPart) -> &Survey {
        match part {
            AtlasPart::Displays => &self.uba,
            AtlasPart::DomainNames => &self.idna,
        }
    }

    /// The identifiers of all programs, sorted.
    pub fn peers(&self) -> Vec<&str> {
        let mut peers: Vec<&str> =
            self.uba.peers.keys().chain(self.idna.peers.keys()).map(String::as_str).collect();
        peers.sort_unstable();
        peers.dedup();
        peers
    }
}

impl Survey {
    /// How many names a program was asked about, and how many of its answers differ.
    pub fn answers_text(&self, peer: &Peer) -> String {
        let (asked, count) = (grouped_digits(peer.asked), grouped_digits(peer.differing));
        if peer.asked < self.bidiscope.asked {
            return message!(atlas_answers_of_sample, asked = asked, count = count).to_string();
        }
        message!(atlas_answers, asked = asked, count = count).to_string()
    }

    /// The disagreements that concern this program, or all of them.
    pub fn concerning<'a>(&'a self, peer: Option<&'a str>) -> impl Iterator<Item = &'a Disagreement> {
        self.disagreements.iter().filter(move |it| peer.is_none_or(|peer| it.concerned.contains_key(peer)))
    }
}

impl Disagreement {
    /// The characters of the name, in logical order.
    pub fn characters(&self) -> Vec<Character> {
        scalars(&self.name).map(Character::new).collect()
    }

    /// Each answer to the name with the programs that give it, this one among them: first the standard's, then the others in the
    /// order of their first program. Refusals count as one answer. `None` is that of programs that have no answer.
    pub fn answers_with_peers(&self) -> Vec<(Option<&AtlasAnswer>, Vec<&str>)> {
        let mut grouped: Vec<(Option<&AtlasAnswer>, Vec<&str>)> = vec![(Some(&self.standard), Vec::new())];
        let peers = self.answers.iter().map(|(peer, answer)| (peer.as_str(), answer.as_ref()));
        for (peer, answer) in [("bidiscope", Some(&self.ours))].into_iter().chain(peers) {
            let is_same = |it: Option<&AtlasAnswer>| match (it, answer) {
                (Some(one), Some(other)) => one.is_same(other),
                (one, other) => one.is_none() && other.is_none(),
            };
            match grouped.iter_mut().find(|it| is_same(it.0)) {
                Some((_, peers)) => peers.push(peer),
                None => grouped.push((answer, vec![peer])),
            }
        }
        grouped
    }
}

impl Disagreement {
    /// The shortest name of all, or that of one program.
    pub fn case(&self, peer: Option<&str>) -> AtlasCase<'_> {
        let of_peer = peer.and_then(|it| self.concerned.get(it));
        match of_peer.and_then(|it| Some((it, it.standard.as_ref()?))) {
            Some((it, standard)) => {
                AtlasCase { name: &it.smallest, paragraph: it.paragraph, standard, tested: &it.tested }
            }
            None => AtlasCase {
                name: &self.name,
                paragraph: self.paragraph,
                standard: &self.standard,
                tested: &self.tested,
            },
        }
    }
}

impl Concerned {
    /// Whether only names show it that were made for a bug, so that their number says nothing of how often it is met.
    pub fn has_made_names_only(&self) -> bool {
        self.counts.keys().all(|it| matches!(it.as_str(), "hazards" | "shortened"))
    }

    /// The number of names of every kind and length.
    pub fn names(&self) -> u64 {
        self.counts.values().flat_map(BTreeMap::values).sum()
    }
}

impl AtlasAnswer {
    /// Whether both say the same; the reason of a refusal makes no difference.
    pub fn is_same(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Refused { .. }, Self::Refused { .. })) || self == other
    }
}

impl Peer {
    /// The function that was asked, with its options for a paragraph of this direction.
    pub fn call_text(&self, direction: Option<Direction>) -> String {
        let mut parts = self.call.split('{');
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let choice = part.split_once('}').and_then(|(inner, rest)| Some((inner.split_once('|')?, rest)));
            match (choice, direction) {
                (Some(((_, right_to_left), rest)), Some(Direction::RightToLeft)) => {
                    text.extend([right_to_left, rest]);
                }
                (Some(((left_to_right, _), rest)), _) => text.extend([left_to_right, rest]),
                (None, _) => text.extend(["{", part]),
            }
        }
        text
    }
}

/// The characters with these code points.
fn scalars(code_points: &str) -> impl Iterator<Item = char> {
    code_points.split(' ').filter_map(|it| u32::from_str_radix(it, 16).ok().and_then(char::from_u32))
}
