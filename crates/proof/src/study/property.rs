//! The properties of displays that are tested and proved.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};

use super::urls::UrlPath;

enum_with_ids! {
    /// A property of a display, over all sequences of a length or over some of them.
    pub enum DisplayProperty {
        /// No two sequences have the same display (the claim of Atkin, Stansifer and Alsharif for their
        /// one-to-one display).
        OneToOne = "one-to-one";
        /// Applied twice, the display gives the original sequence: A(A(x)) = x in Atkin, Stansifer and Alsharif
        /// (2001).
        DisplayIsInvolution = "own-inverse";
        /// The labels are displayed in their logical order from left to right. A split label counts by its
        /// leftmost character.
        LabelsLeftToRight = "label-order";
        /// The labels are displayed in their logical order in the direction of the paragraph.
        LabelsInParagraphDirection = "label-order-in-paragraph";
        /// The characters of each label are contiguous in the display.
        LabelCharactersContiguous = "labels-together";
        /// All characters of a label, and no others, are displayed between the separators before and after it.
        /// This is the formal statement of RFC 5893 section 3, for labels that have both separators.
        LabelsBetweenSeparators = "labels-between-separators";
        /// Each sequence has the same order in paragraphs of both directions.
        SameInBothParagraphs = "same-in-both-paragraphs";
        /// No sequence has the display that another sequence has in a paragraph of the other direction.
        OneToOneAcrossParagraphs = "one-to-one-across-paragraphs";
        /// Each sequence has the order that the UBA gives it in a left-to-right paragraph.
        AgreesWithUbaLtr = "agrees-with-uba-ltr";
        /// Each sequence has the order that the UBA gives it in a right-to-left paragraph.
        AgreesWithUbaRtl = "agrees-with-uba-rtl";
        /// Each left-to-right letter and each full stop keeps its position, and nothing moves across it: by Atkin,
        /// Stansifer and Alsharif (2001), section IV, left-to-right runs "are preserved in exactly their original
        /// positions", and no characters "move to another run".
        LeftToRightRunsKeepPosition = "left-to-right-in-place";
        /// A sequence of one direction reads in that direction: one without R, AL and AN from left to right; of one with
        /// R or AL and without L each letter is left of everything before it, each label left of the labels before it,
        /// and adjacent digits of one class run from left to right. Sequences with R or AL and NSM are not covered.
        /// This measures the sixth goal of Atkin, Stansifer and Alsharif (2001), "maximize the readability of
        /// multilingual labels".
        OneDirectionReadsInOrder = "reads-in-its-direction";
        /// Label Uniqueness (RFC 5893 section 3): no two labels that satisfy the Bidi rule have the same
        /// display.
        Rfc5893LabelUniqueness = "rfc5893-label-uniqueness";
        /// Label Uniqueness without rule L3, so that marks appear on the other side of right-to-left letters.
        Rfc5893LabelUniquenessWithoutL3 = "rfc5893-label-uniqueness-without-l3";
        /// Character Grouping (RFC 5893 section 3), interpreted as "the label's characters stay together".
        Rfc5893GroupingContiguous = "rfc5893-grouping-together";
        /// Character Grouping (RFC 5893 section 3) as formally stated: all characters of the label, and no
        /// others, are between the delimiters.
        Rfc5893GroupingBetweenDelimiters = "rfc5893-grouping-between-delimiters";
        /// No two names whose labels all satisfy the Bidi rule have the same display. RFC 5893 does not claim
        /// this.
        Rfc5893NameUniqueness = "rfc5893-name-uniqueness";
        /// Rejected by RFC 5893: no name has the display that another name has in a paragraph of the other
        /// direction.
        NameUniquenessAcrossParagraphs = "rfc5893-rejected-names-across-paragraphs";
        /// Rejected by RFC 5893: the labels of a name are displayed in network order, from left to right.
        Rfc5893LabelsLeftToRight = "rfc5893-rejected-label-order";
        /// Rejected by RFC 5893: a label that satisfies the rule looks the same in paragraphs of both
        /// directions.
        LabelOrderSameInBothParagraphs = "rfc5893-rejected-label-in-both-paragraphs";
        /// The weaker property that remains: in paragraphs of one direction, a label that satisfies the rule
        /// looks the same whatever its context.
        LabelOrderSameInContext = "rfc5893-label-in-context";
        /// No two of the Bidi domain names that the second guarantee of RFC 5893 section 2 covers, of LDH labels and
        /// labels that satisfy the rule, have the same display. The guarantee promises Label Uniqueness, which is about
        /// two labels in one place.
        Rfc5893SecondGuaranteeUniqueness = "rfc5893-second-guarantee-uniqueness";
        /// Character Grouping as that guarantee states it, interpreted as "the label's characters stay
        /// together".
        Rfc5893SecondGuaranteeGrouping = "rfc5893-second-guarantee-grouping";
        /// The host of a URL stays in one piece, and nothing that follows it in the URL stands before it in the direction
        /// of the paragraph: both as `UrlHostDisplay` of `bidiscope-url` says.
        UrlHostFirst = "url-host-first";
        /// The same of URLs whose path is percent-encoded, so that it is ASCII.
        UrlHostFirstEscapedPath = "url-host-first-escaped-path";
        /// The host of a URL stays in one piece, left of all that follows it, whatever the direction of the paragraph.
        UrlHostLeftOfPath = "url-host-left-of-path";
    }
}

/// The sequences that a property covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Domain {
    /// All sequences.
    All,
    /// Sequences that are read in one direction, without nonspacing marks.
    OneDirection,
    /// Labels that satisfy the Bidi rule.
    Labels,
    /// Names whose labels all satisfy the Bidi rule.
    Names,
    /// Labels that satisfy the Bidi rule, between delimiters and neighbours (RFC 5893 section 3).
    Contexts,
    /// Bidi domain names of LDH labels and labels that satisfy the rule, none of which begins with an ASCII
    /// digit after a right-to-left one.
    SecondGuarantee,
    /// URLs with a host and such a path.
    Urls(UrlPath),
}

/// What is checked for each sequence. Several properties share a check and differ in their [`Domain`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    /// No other sequence has its display.
    OneToOne,
    /// The display of its display is the sequence.
    Involution,
    /// Its labels follow each other from left to right.
    LabelOrder,
    /// Its labels follow each other in the direction of the paragraph.
    LabelOrderInParagraph,
    /// The characters of each label are contiguous.
    LabelsTogether,
    /// Each label, and nothing else, is between the separators around it.
    LabelsBetween,
    /// Its display is the same in a paragraph of the other direction.
    SameInBothParagraphs,
    /// No other sequence has its display in a paragraph of the other direction.
    OneToOneAcrossParagraphs,
    /// Its display is that of this strategy.
    AgreesWith(Strategy),
    /// Its left-to-right letters and full stops keep their positions, and nothing moves across them.
    LeftToRightInPlace,
    /// It is displayed in the direction in which it is read.
    ReadsInItsDirection,
    /// The label in its context is displayed as it is alone.
    LabelInContext,
    /// Its host is in one piece, and before what follows it in this direction; `None`: in that of the paragraph.
    HostFirst(Option<Direction>),
}

impl DisplayProperty {
    /// Whether the property is defined for this display. The properties of RFC 5893 apply to the UBA in one paragraph
    /// direction only, and [`Self::OneToOneAcrossParagraphs`] needs a display that depends on the paragraph direction.
    pub fn applies_to(self, display: impl Into<DisplayConfig>) -> bool {
        let display = display.into();
        match self.domain() {
            Domain::Urls(_) => true,
            Domain::All | Domain::OneDirection => {
                self != Self::OneToOneAcrossParagraphs
                    || display.with_opposite_paragraph_direction().is_some()
            }
            _ => matches!(display.strategy(), Strategy::UbaLtr | Strategy::UbaRtl),
        }
    }

    /// Whether the property says that displays are unique. Its counterexamples are then counted as the number
    /// of sequences minus the number of different displays.
    pub const fn is_uniqueness(self) -> bool {
        matches!(self.check(), Check::OneToOne)
    }

    /// The sequences that the property covers.
    pub(crate) const fn domain(self) -> Domain {
        match self {
            Self::UrlHostFirst | Self::UrlHostLeftOfPath => Domain::Urls(UrlPath::Any),
            Self::UrlHostFirstEscapedPath => Domain::Urls(UrlPath::Escaped),
            Self::Rfc5893LabelUniqueness
            | Self::Rfc5893LabelUniquenessWithoutL3
            | Self::LabelOrderSameInBothParagraphs => Domain::Labels,
            Self::Rfc5893NameUniqueness
            | Self::NameUniquenessAcrossParagraphs
            | Self::Rfc5893LabelsLeftToRight => Domain::Names,
            Self::Rfc5893GroupingContiguous
            | Self::Rfc5893GroupingBetweenDelimiters
            | Self::LabelOrderSameInContext => Domain::Contexts,
            Self::Rfc5893SecondGuaranteeUniqueness | Self::Rfc5893SecondGuaranteeGrouping => {
                Domain::SecondGuarantee
            }
            Self::OneDirectionReadsInOrder => Domain::OneDirection,
            _ => Domain::All,
        }
    }

    /// What the property checks for each of them.
    pub(crate) const fn check(self) -> Check {
        match self {
            Self::OneToOne
            | Self::Rfc5893LabelUniqueness
            | Self::Rfc5893LabelUniquenessWithoutL3
            | Self::Rfc5893NameUniqueness
            | Self::Rfc5893SecondGuaranteeUniqueness => Check::OneToOne,
            Self::DisplayIsInvolution => Check::Involution,
            Self::LabelsLeftToRight | Self::Rfc5893LabelsLeftToRight => Check::LabelOrder,
            Self::LabelsInParagraphDirection => Check::LabelOrderInParagraph,
            Self::LabelCharactersContiguous
            | Self::Rfc5893GroupingContiguous
            | Self::Rfc5893SecondGuaranteeGrouping => Check::LabelsTogether,
            Self::LabelsBetweenSeparators | Self::Rfc5893GroupingBetweenDelimiters => Check::LabelsBetween,
            Self::SameInBothParagraphs | Self::LabelOrderSameInBothParagraphs => Check::SameInBothParagraphs,
            Self::OneToOneAcrossParagraphs | Self::NameUniquenessAcrossParagraphs => {
                Check::OneToOneAcrossParagraphs
            }
            Self::AgreesWithUbaLtr => Check::AgreesWith(Strategy::UbaLtr),
            Self::AgreesWithUbaRtl => Check::AgreesWith(Strategy::UbaRtl),
            Self::LeftToRightRunsKeepPosition => Check::LeftToRightInPlace,
            Self::OneDirectionReadsInOrder => Check::ReadsInItsDirection,
            Self::LabelOrderSameInContext => Check::LabelInContext,
            Self::UrlHostFirst | Self::UrlHostFirstEscapedPath => Check::HostFirst(None),
            Self::UrlHostLeftOfPath => Check::HostFirst(Some(Direction::LeftToRight)),
        }
    }

    /// What the paths of the URLs hold that the property covers; `None` if it covers no URLs.
    pub(crate) const fn url_path(self) -> Option<UrlPath> {
        match self.domain() {
            Domain::Urls(path) => Some(path),
            _ => None,
        }
    }

    /// The display that the check uses for this display: the same, but without rule L3 where the property
    /// leaves it out.
    pub(super) fn checked_display(self, display: &DisplayConfig) -> DisplayConfig {
        let has_l3 = self != Self::Rfc5893LabelUniquenessWithoutL3 && display.choices().applies_l3;
        display.clone().with_changed_choices(|it| it.applies_l3 = has_l3)
    }
}

#[cfg(test)]
mod tests {
    use super::DisplayProperty;

    #[test]
    fn one_identifier_everywhere() {
        for property in DisplayProperty::ALL {
            assert_eq!(DisplayProperty::from_id(property.id()), Some(property));
            let json = serde_json::to_string(&property).expect("a word");
            assert_eq!(json, format!("\"{}\"", property.id()));
        }
    }
}
