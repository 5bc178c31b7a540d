//! The zone in which a name would be registered: whose labels are the applicant's, and whose are not.

use std::ops::Range;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

use bidiscope_bidi::name::{
    Character, Label, LabelSpan, Name, Notation, ReadError, is_label_separator, text_of,
};

/// The end of a name that is the zone's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    name: Name,
    /// Its labels as the DNS compares them.
    labels: Vec<String>,
}

/// Why a name has no label of an applicant's in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUnder {
    /// The name is the zone itself.
    #[error("this is the zone itself: put the label before it that somebody wants to register")]
    IsTheZone,
    /// The name ends otherwise.
    #[error("this name does not end in the zone: leave it out to judge the whole name, or append it")]
    EndsOtherwise,
}

impl Zone {
    /// Reads a zone; a full stop before it is passed over.
    ///
    /// # Errors
    /// As [`Name::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        let trimmed = text.strip_prefix(is_label_separator).filter(|rest| !rest.is_empty()).unwrap_or(text);
        Name::read(trimmed, notation).map(Self::of).map_err(|error| {
            let passed_over = text.chars().count() - trimmed.chars().count();
            ReadError { position: error.position + passed_over, ..error }
        })
    }

    /// The zone of this name.
    pub fn of(name: Name) -> Self {
        let labels = name.labels().iter().map(|label| as_compared(&name, label)).collect();
        Self { name, labels }
    }

    /// Its name.
    pub const fn name(&self) -> &Name {
        &self.name
    }

    /// Whether a name has labels of an applicant's and then the zone's, character for character. `read_as` tells the
    /// A-label as which a label was read. What differs may still be the same for the DNS:
    /// [`Zone::applicants_labels`] tells.
    pub(crate) fn ends_at_sight<'a>(
        &self,
        characters: &[Character],
        labels: &[LabelSpan],
        read_as: impl Fn(usize) -> Option<&'a str>,
    ) -> bool {
        let Some(own) = labels.len().checked_sub(self.labels.len()).filter(|&own| own > 0) else {
            return false;
        };
        (own..).zip(&labels[own..]).zip(self.name.labels()).all(|((index, label), zones)| {
            let scalars = characters[label.range.clone()].iter().map(|it| it.scalar);
            read_as(index).or(zones.typed_a_label.as_deref()).is_none()
                && scalars.eq(self.name.label_characters(zones).iter().map(|it| it.scalar))
        })
    }

    /// Which labels of a name under this zone are the applicant's. Labels are compared as the DNS does: what
    /// UTS #46 maps to the same A-label is the same, and the root's full stop makes no difference.
    ///
    /// # Errors
    /// [`NotUnder`] where the name is the zone, or does not end in it.
    pub fn applicants_labels(&self, name: &Name) -> Result<Range<usize>, NotUnder> {
        let count = name.labels().len();
        let own = count.checked_sub(self.labels.len()).ok_or(NotUnder::EndsOtherwise)?;
        let end = name.labels()[own..].iter().map(|label| as_compared(name, label));
        match end.eq(self.labels.iter().cloned()) {
            false => Err(NotUnder::EndsOtherwise),
            true if own == 0 => Err(NotUnder::IsTheZone),
            true => Ok(0..own),
        }
    }
}

/// A label as the DNS compares it: its A-label after the mapping of UTS #46, in small letters; where there is
/// none, the label itself.
fn as_compared(name: &Name, label: &Label) -> String {
    let text = match &label.typed_a_label {
        Some(typed) => typed.clone(),
        None => text_of(name.label_characters(label)),
    };
    let mapped =
        Uts46::new().to_ascii(text.as_bytes(), AsciiDenyList::EMPTY, Hyphens::Allow, DnsLength::Ignore);
    mapped.map_or_else(|_| text.to_lowercase(), |it| it.to_lowercase())
}
