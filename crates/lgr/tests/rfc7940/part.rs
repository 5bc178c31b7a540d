//! Parts of rules, and a plain search through all ways to match them.

use std::collections::BTreeSet;

/// A part of a rule.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Any,
    Char(String),
    Class(BTreeSet<char>),
    Start,
    End,
    Anchor,
    Behind(Vec<Part>),
    Ahead(Vec<Part>),
    Choice(Vec<Part>),
    Rule(Vec<Part>),
    Count(Box<Part>, usize, Option<usize>),
}

impl Part {
    /// The part in XML.
    pub(crate) fn xml(&self) -> String {
        let all = |parts: &[Self]| parts.iter().map(Self::xml).collect::<String>();
        match self {
            Self::Any => "<any/>".to_owned(),
            Self::Char(text) => format!("<char cp=\"{}\"/>", hexadecimal(text.chars())),
            Self::Class(set) => {
                format!("<class>{}</class>", hexadecimal(set.iter().copied()))
            }
            Self::Start => "<start/>".to_owned(),
            Self::End => "<end/>".to_owned(),
            Self::Anchor => "<anchor/>".to_owned(),
            Self::Behind(parts) => format!("<look-behind>{}</look-behind>", all(parts)),
            Self::Ahead(parts) => format!("<look-ahead>{}</look-ahead>", all(parts)),
            Self::Choice(parts) => format!("<choice>{}</choice>", all(parts)),
            Self::Rule(parts) => format!("<rule>{}</rule>", all(parts)),
            Self::Count(part, least, most) => {
                let count = most.map_or(format!("{least}+"), |it| format!("{least}:{it}"));
                let xml = part.xml();
                let name = xml.find([' ', '>', '/']).expect("it has a name");
                format!("{} count=\"{count}\"{}", &xml[..name], &xml[name..])
            }
        }
    }

    /// Whether this part, or one within it, is such a one.
    pub(crate) fn has(&self, is_one: &impl Fn(&Self) -> bool) -> bool {
        is_one(self)
            || match self {
                Self::Behind(parts) | Self::Ahead(parts) | Self::Choice(parts) | Self::Rule(parts) => {
                    parts.iter().any(|it| it.has(is_one))
                }
                Self::Count(part, ..) => part.has(is_one),
                _ => false,
            }
    }

    /// Where a match that begins at a place may end.
    fn ends(&self, label: &[char], at: usize, anchor: Option<usize>) -> BTreeSet<usize> {
        let here = |holds: bool| if holds { BTreeSet::from([at]) } else { BTreeSet::new() };
        let next = |holds: bool| if holds { BTreeSet::from([at + 1]) } else { BTreeSet::new() };
        match self {
            Self::Any => next(at < label.len()),
            Self::Class(set) => next(label.get(at).is_some_and(|it| set.contains(it))),
            Self::Char(text) => {
                let text: Vec<char> = text.chars().collect();
                if label[at..].starts_with(&text) {
                    BTreeSet::from([at + text.len()])
                } else {
                    BTreeSet::new()
                }
            }
            Self::Start => here(at == 0),
            Self::End => here(at == label.len()),
            Self::Anchor => next(anchor == Some(at)),
            Self::Behind(parts) => here((0..=at).any(|from| ends(parts, label, from, anchor).contains(&at))),
            Self::Ahead(parts) => here(!ends(parts, label, at, anchor).is_empty()),
            Self::Choice(parts) => parts.iter().flat_map(|it| it.ends(label, at, anchor)).collect(),
            Self::Rule(parts) => ends(parts, label, at, anchor),
            Self::Count(part, least, most) => {
                let most = most.unwrap_or(least + label.len() + 1);
                let mut now = BTreeSet::from([at]);
                let mut all = if *least == 0 { now.clone() } else { BTreeSet::new() };
                for times in 1..=most {
                    now = now.iter().flat_map(|it| part.ends(label, *it, anchor)).collect();
                    if times >= *least {
                        all.extend(&now);
                    }
                }
                all
            }
        }
    }
}

fn ends(parts: &[Part], label: &[char], at: usize, anchor: Option<usize>) -> BTreeSet<usize> {
    let start = BTreeSet::from([at]);
    parts.iter().fold(start, |now, part| now.iter().flat_map(|it| part.ends(label, *it, anchor)).collect())
}

/// Whether a rule of these parts matches a label, with its anchor there.
pub(crate) fn matches(parts: &[Part], label: &[char], anchor: Option<usize>) -> bool {
    (0..=label.len()).any(|at| !ends(parts, label, at, anchor).is_empty())
}

/// Whether a rule of these parts has an anchor.
pub(crate) fn has_anchor(parts: &[Part]) -> bool {
    parts.iter().any(|it| it.has(&|it| matches!(it, Part::Anchor)))
}

/// Whether a rule of these parts looks around.
pub(crate) fn looks_around(parts: &[Part]) -> bool {
    parts.iter().any(|it| it.has(&|it| matches!(it, Part::Behind(_) | Part::Ahead(_))))
}

/// A rule of these parts, called “x”.
pub(crate) fn xml(parts: &[Part]) -> String {
    let parts: String = parts.iter().map(Part::xml).collect();
    format!("<rule name=\"x\">{parts}</rule>")
}

fn hexadecimal(text: impl Iterator<Item = char>) -> String {
    text.map(|it| format!("{:04X}", u32::from(it))).collect::<Vec<_>>().join(" ")
}
