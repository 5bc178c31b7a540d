//! The parent zone of a registration, which decides which labels of a name are the applicant's.

use std::ops::Range;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

use bidiscope_bidi::name::{
    Character, Input, Label, LabelSpan, Name, Notation, ReadError, is_label_separator, text_of,
};

/// A parent zone: the labels at the end of a name that are not the applicant's.
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_idna::verdict::{NameAnalysis, NameAnalysisOptions, FindingKind, RegistrationPermission, Zone};
///
/// let zone = Zone::read("com", Notation::Unicode)?;
/// let name = Name::read("\u{5D0}\u{5D1}-.com", Notation::Unicode)?;
/// assert_eq!(zone.applicant_label_index_range(&name), Ok(0..1));
/// let options = NameAnalysisOptions { parent_zone: Some(zone), ..NameAnalysisOptions::default() };
/// let analysis = NameAnalysis::with_options(&name, options);
/// assert_eq!(analysis.registration_verdict().permission, RegistrationPermission::Refused);
/// assert!(analysis.registration_verdict().deciding_finding_kinds.contains(&FindingKind::HyphenAtEnd));
/// # Ok::<(), bidiscope_bidi::name::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The name; the root has none.
    name: Option<Name>,
    /// Its labels in the form in which the DNS compares them.
    labels: Vec<String>,
    /// The characters of its labels with full stops between them; `None` where one was typed as an A-label.
    written: Option<String>,
}

/// A zone in which a name would be registered, for the name that an analyzer holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameInZone<'a> {
    /// The zone.
    pub zone: &'a Zone,
    /// How many labels of the name are the applicant's: the first ones. `None` where the name does not end in the zone, or is the
    /// zone itself.
    pub label_count_below_zone: Option<usize>,
}

impl NameInZone<'_> {
    /// The indices of the applicant's labels.
    pub fn applicant_label_index_range(&self) -> Option<Range<usize>> {
        self.label_count_below_zone.map(|it| 0..it)
    }
}

/// Why a name has no label of an applicant in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotInZone {
    /// The name is the zone itself.
    #[error("the zone itself")]
    IsTheZone,
    /// The name does not end in the zone.
    #[error("not in the zone")]
    OutsideZone,
}

impl Zone {
    /// Reads a zone; a leading full stop is ignored. A full stop by itself is the root, in which every name is. Of an address
    /// it is the zone of its host; without a domain name in it, one in which no name is.
    ///
    /// # Errors
    /// As [`Input::read`].
    pub fn read(text: &str, notation: Notation) -> Result<Self, ReadError> {
        if let Ok([only]) = notation.read(text).as_deref()
            && is_label_separator(only.scalar)
        {
            return Ok(Self { name: None, labels: Vec::new(), written: Some(String::new()) });
        }
        let trimmed = text.strip_prefix(is_label_separator).filter(|rest| !rest.is_empty()).unwrap_or(text);
        let read = Input::read(trimmed, notation).and_then(|it| match it.name() {
            Some(name) => Ok(name.clone()),
            None => Name::read(trimmed, notation),
        });
        read.map(Self::from_zone_name).map_err(|error| {
            let ignored = text.chars().count() - trimmed.chars().count();
            ReadError { source_character_index: error.source_character_index + ignored, ..error }
        })
    }

    /// The zone with this name.
    pub fn from_zone_name(zone_name: Name) -> Self {
        let labels = zone_name.labels().iter().map(|label| dns_form(&zone_name, label)).collect();
        let is_written = zone_name.labels().iter().all(|it| it.a_label_as_typed.is_none());
        let written = zone_name.labels().iter().map(|label| text_of(zone_name.label_characters(label)));
        let written = is_written.then(|| written.collect::<Vec<_>>().join("."));
        Self { name: Some(zone_name), labels, written }
    }

    /// The name of the zone; `None` for the root.
    pub const fn name_unless_root(&self) -> Option<&Name> {
        self.name.as_ref()
    }

    /// Whether it is the root.
    pub const fn is_root(&self) -> bool {
        self.name.is_none()
    }

    /// Its characters in logical order; a full stop for the root.
    pub fn name_text(&self) -> String {
        self.name.as_ref().map_or_else(|| ".".to_owned(), Name::decoded_text)
    }

    /// Its labels in the form in which the DNS compares them; none for the root.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// Whether both are the same zone in the DNS.
    pub fn is_same(&self, other: &Self) -> bool {
        self.labels == other.labels
    }

    /// Whether a name ends in the zone character for character, with at least one label before it. `read_as`
    /// returns the A-label as which a label was typed. A `false` is not final: [`Zone::applicant_label_index_range`]
    /// compares as the DNS does.
    pub(crate) fn ends_exactly_with<'a>(
        &self,
        characters: &[Character],
        labels: &[LabelSpan],
        read_as: impl Fn(usize) -> Option<&'a str>,
    ) -> bool {
        let Some(own) = labels.len().checked_sub(self.labels.len()).filter(|&own| own > 0) else {
            return false;
        };
        let Some(written) = &self.written else { return false };
        let mut rest = written.chars();
        (own..).zip(&labels[own..]).all(|(index, label)| {
            let mut scalars = characters[label.character_range.clone()].iter().map(|it| it.scalar);
            read_as(index).is_none()
                && scalars.all(|it| rest.next() == Some(it))
                && matches!(rest.next(), None | Some('.'))
        })
    }

    /// The characters of a label; `None` where a label was typed as an A-label.
    pub(super) fn label_as_written(&self, label: usize) -> Option<&str> {
        self.written.as_ref()?.split('.').nth(label)
    }

    /// The indices of the applicant's labels in a name. Labels are compared as the DNS does: those that UTS
    /// #46 maps to the same A-label are equal, and a final full stop makes no difference.
    ///
    /// # Errors
    /// [`NotInZone`] if the name is the zone, or does not end in it.
    pub fn applicant_label_index_range(&self, name: &Name) -> Result<Range<usize>, NotInZone> {
        let count = name.labels().len();
        let own = count.checked_sub(self.labels.len()).ok_or(NotInZone::OutsideZone)?;
        let end = name.labels()[own..].iter().map(|label| dns_form(name, label));
        match end.eq(self.labels.iter().cloned()) {
            false => Err(NotInZone::OutsideZone),
            true if own == 0 => Err(NotInZone::IsTheZone),
            true => Ok(0..own),
        }
    }
}

/// A label in the form in which the DNS compares it: its lower-case A-label after the UTS #46 mapping, or the
/// lower-case label itself if it has none.
pub(super) fn dns_form(name: &Name, label: &Label) -> String {
    dns_form_of(name.label_characters(label), label.a_label_as_typed.as_deref())
}

/// As [`dns_form`], of the characters of a label, and the A-label as which it was typed.
pub(crate) fn dns_form_of(characters: &[Character], typed_a_label: Option<&str>) -> String {
    let text = typed_a_label.map_or_else(|| text_of(characters), str::to_owned);
    let mapped =
        Uts46::new().to_ascii(text.as_bytes(), AsciiDenyList::EMPTY, Hyphens::Allow, DnsLength::Ignore);
    mapped.map_or_else(|_| text.to_lowercase(), |it| it.to_lowercase())
}
