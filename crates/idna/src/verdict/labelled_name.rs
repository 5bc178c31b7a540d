//! A domain name by its labels, as rules look at it: from an analysis of one name, or from the reader of a list.

use bidiscope_bidi::name::{Character, LabelSpan, Name, ReusableInput, a_label, text_of};

use super::facts::Facts;

/// The characters and the labels of a domain name.
#[derive(Clone, Copy)]
pub(crate) struct LabelledName<'a> {
    pub(crate) characters: &'a [Character],
    pub(crate) labels: &'a [LabelSpan],
    a_labels: TypedALabels<'a>,
    /// The A-labels that the characters of the labels have, with full stops between them, where they are known.
    canonical_a_labels: Option<&'a str>,
    /// The facts of all labels.
    pub(crate) facts: Facts,
    /// Those of each of the first labels.
    facts_of_first: [Facts; KEPT],
}

/// Of how many labels the facts are kept: more than most names have.
const KEPT: usize = 4;

/// What knows as which A-labels the labels of a name were typed.
#[derive(Clone, Copy)]
enum TypedALabels<'a> {
    Name(&'a Name),
    Reader(&'a ReusableInput),
}

impl<'a> TypedALabels<'a> {
    /// The A-label as which a label was typed; `None` if it was not.
    fn of(self, label: usize) -> Option<&'a str> {
        match self {
            Self::Name(name) => name.labels()[label].a_label_as_typed.as_deref(),
            Self::Reader(reader) => reader.a_label_as_typed(label),
        }
    }
}

impl<'a> LabelledName<'a> {
    /// The name with these labels, which [`super::rfc5893::spans`] gives.
    pub(super) fn new(name: &'a Name, labels: &'a [LabelSpan]) -> Self {
        Self::with(name.characters(), labels, TypedALabels::Name(name))
    }

    /// The name that was read last.
    pub(crate) fn of_reader(reader: &'a ReusableInput) -> Self {
        Self::with(&reader.characters, &reader.label_spans, TypedALabels::Reader(reader))
    }

    fn with(characters: &'a [Character], labels: &'a [LabelSpan], a_labels: TypedALabels<'a>) -> Self {
        let (facts, facts_of_first) = (Facts::NONE, [Facts::NONE; KEPT]);
        let mut name = Self { characters, labels, a_labels, canonical_a_labels: None, facts, facts_of_first };
        for index in 0..labels.len() {
            let facts = name.compute_facts(index);
            name.facts |= facts;
            if let Some(kept) = name.facts_of_first.get_mut(index) {
                *kept = facts;
            }
        }
        name
    }

    /// The same with the A-labels of its labels, with full stops between them.
    pub(crate) const fn with_a_labels<'b>(&self, canonical_a_labels: &'b str) -> LabelledName<'b>
    where
        'a: 'b,
    {
        LabelledName { canonical_a_labels: Some(canonical_a_labels), ..*self }
    }

    /// A label with its facts.
    pub(crate) fn label(&self, index: usize) -> LabelInName<'a> {
        let range = self.labels[index].character_range.clone();
        LabelInName {
            index,
            start: range.start,
            is_last: index + 1 == self.labels.len(),
            characters: &self.characters[range],
            typed_a_label: self.a_labels.of(index),
            canonical_a_labels: self.canonical_a_labels,
            facts: self.facts_of(index),
        }
    }

    /// The facts of a label.
    pub(crate) fn facts_of(&self, index: usize) -> Facts {
        self.facts_of_first.get(index).copied().unwrap_or_else(|| self.compute_facts(index))
    }

    fn compute_facts(&self, index: usize) -> Facts {
        let characters = &self.characters[self.labels[index].character_range.clone()];
        let facts = Facts::of_label(characters);
        match self.a_labels.of(index) {
            None => facts,
            // What cannot be decoded is read as it was typed.
            Some(typed) if typed.chars().eq(characters.iter().map(|it| it.scalar)) => {
                facts | Facts::UNDECODABLE
            }
            Some(_) => facts | Facts::A_LABEL,
        }
    }

    /// The labels with their facts, in logical order.
    pub(crate) fn labels(&self) -> impl Iterator<Item = LabelInName<'a>> {
        (0..self.labels.len()).map(|index| self.label(index))
    }
}

/// A label of a name, with its facts.
#[derive(Clone, Copy)]
pub(crate) struct LabelInName<'a> {
    /// Its index among the labels.
    pub(crate) index: usize,
    /// The index of its first character in the name.
    pub(crate) start: usize,
    pub(crate) is_last: bool,
    pub(crate) characters: &'a [Character],
    /// The A-label as which it was typed; `None` if it was not.
    pub(crate) typed_a_label: Option<&'a str>,
    /// As in [`LabelledName`].
    pub(super) canonical_a_labels: Option<&'a str>,
    pub(crate) facts: Facts,
}

impl<'a> LabelInName<'a> {
    /// Characters as a label by itself, not typed as an A-label.
    pub(super) fn alone(characters: &'a [Character]) -> Self {
        let facts = Facts::of_label(characters);
        Self {
            index: 0,
            start: 0,
            is_last: false,
            characters,
            typed_a_label: None,
            canonical_a_labels: None,
            facts,
        }
    }

    /// The positions in the label at which a condition holds.
    pub(super) fn positions(&self, holds: impl Fn(usize, char) -> bool) -> impl Iterator<Item = usize> {
        let found = self.characters.iter().enumerate().filter(move |(at, it)| holds(*at, it.scalar));
        found.map(|(at, _)| at)
    }

    /// The positions of the characters that have one of these facts.
    pub(super) fn with_fact(&self, facts: Facts) -> impl Iterator<Item = usize> {
        self.positions(move |_, scalar| Facts::of(scalar).intersects(facts))
    }

    /// The A-label that its characters have, if it was typed as another one.
    pub(super) fn canonical_a_label(&self) -> Option<String> {
        let typed = self.typed_a_label.filter(|_| self.facts.intersects(Facts::A_LABEL))?;
        match self.canonical_a_labels.and_then(|it| it.split('.').nth(self.index)) {
            Some(own) if typed.eq_ignore_ascii_case(own) => None,
            _ => {
                let own = a_label::encode_a_label(&text_of(self.characters)).ok();
                own.filter(|own| a_label::is_noncanonical_a_label(typed, own))
            }
        }
    }
}
