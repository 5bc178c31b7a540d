//! The claim of a certificate, and what is to be shown for it.

use crate::bidi_rule::BidiRule;
use crate::study::DisplayProperty;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;

use super::super::label_positions::Placement;
use super::super::rule_claims::BidiRuleClaim;
use super::super::{Automaton, levels};
use crate::study::urls::{self, UrlPath};

/// What a certificate says of a display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CertificateStatement {
    /// It has a property.
    HasProperty(DisplayProperty),
    /// A claim about a Bidi rule is true.
    BidiRuleSatisfiesClaim {
        /// The claim.
        claim: BidiRuleClaim,
        /// The rule.
        bidi_rule: BidiRule,
    },
}

/// The claim of a certificate that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedStatement {
    /// What is said.
    pub statement: CertificateStatement,
    /// The display that it is about. A claim that compares paragraphs of both directions is about this display in the
    /// opposite paragraph too.
    pub display: DisplayConfig,
    /// The classes that sequences are made of.
    pub alphabet: Vec<BidiClass>,
    /// The length up to which the orders that the automata give were compared with the display itself, string by string.
    /// The proof assumes that they are right beyond it: see [`CheckedStatement::strings_match_display_rules`].
    pub orders_compared_up_to_characters: usize,
    /// N, and M if there is one: the symbol of class `c` at level `l` of a display is `c * DISPLAY_LEVEL_COUNT + l`.
    pub(in crate::automata) string_automata: Vec<Automaton>,
}

/// How a statement is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::automata) enum Kind {
    /// No two sequences have the same display.
    Uniqueness,
    /// A display that is displayed again is the sequence.
    Involution,
    /// A display that both displays show is one of the same sequence.
    SharedDisplay(DisplayConfig),
    /// Both displays have the same order.
    SameOrder(DisplayConfig),
    /// The label in a context has the order that it has alone.
    LabelInContext,
    /// Every sequence meets a requirement on its labels.
    Placement(Placement),
    /// Every sequence reads in its direction.
    ReadsInItsDirection,
}

/// The sequences that a statement covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::automata) enum Sequences {
    All,
    /// Those that are read in one direction.
    OneDirection,
    /// Labels that a rule permits.
    Labels(BidiRule),
    /// Names that a rule permits.
    Names(BidiRule),
    /// Labels that a rule permits, each in a context S1 D1 X D2 S2.
    Contexts(BidiRule),
    /// URLs with such a path.
    Urls(UrlPath),
}

impl CertificateStatement {
    /// The identifier of the property or the claim.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::HasProperty(property) => property.id(),
            Self::BidiRuleSatisfiesClaim { claim, .. } => claim.id(),
        }
    }

    /// Whether the statement is about displays without rule L3.
    pub(in crate::automata) fn leaves_out_l3(&self) -> bool {
        *self == Self::HasProperty(DisplayProperty::Rfc5893LabelUniquenessWithoutL3)
    }

    /// How it is proved of a display; `None` if certificates do not cover that.
    pub(in crate::automata) fn kind(&self, display: &DisplayConfig) -> Option<Kind> {
        use BidiRuleClaim as C;
        use DisplayProperty as P;
        let other = display.with_opposite_paragraph_direction();
        let in_order = |direction| Kind::Placement(Placement::InOrder(direction));
        Some(match self {
            Self::HasProperty(property) => match property {
                P::OneToOne
                | P::Rfc5893LabelUniqueness
                | P::Rfc5893LabelUniquenessWithoutL3
                | P::Rfc5893NameUniqueness
                | P::Rfc5893SecondGuaranteeUniqueness => Kind::Uniqueness,
                P::DisplayIsInvolution => Kind::Involution,
                P::OneToOneAcrossParagraphs | P::NameUniquenessAcrossParagraphs => {
                    Kind::SharedDisplay(other?)
                }
                P::SameInBothParagraphs | P::LabelOrderSameInBothParagraphs => {
                    Kind::SameOrder(other.unwrap_or_else(|| display.clone()))
                }
                P::AgreesWithUbaLtr => Kind::SameOrder(Strategy::UbaLtr.into()),
                P::AgreesWithUbaRtl => Kind::SameOrder(Strategy::UbaRtl.into()),
                P::LabelsLeftToRight | P::Rfc5893LabelsLeftToRight => in_order(Direction::LeftToRight),
                P::LabelsInParagraphDirection => match levels::choices::line_direction(display.choices()) {
                    Ok(ParagraphDirection::Fixed(direction)) => in_order(direction),
                    // The direction depends on the sequence.
                    Ok(ParagraphDirection::Auto) | Err(_) => return None,
                },
                P::LabelCharactersContiguous
                | P::Rfc5893GroupingContiguous
                | P::Rfc5893SecondGuaranteeGrouping => Kind::Placement(Placement::Together),
                P::LabelsBetweenSeparators | P::Rfc5893GroupingBetweenDelimiters => {
                    Kind::Placement(Placement::Between)
                }
                P::LeftToRightRunsKeepPosition => Kind::Placement(Placement::InPlace),
                P::OneDirectionReadsInOrder => Kind::ReadsInItsDirection,
                P::LabelOrderSameInContext => Kind::LabelInContext,
                P::UrlHostFirst | P::UrlHostFirstEscapedPath | P::UrlHostLeftOfPath => {
                    // The direction may depend on the URL.
                    let direction = levels::urls::host_direction(*property, display)?;
                    Kind::Placement(Placement::HostFirst(direction))
                }
            },
            Self::BidiRuleSatisfiesClaim { claim, .. } => match claim {
                C::LabelUniqueness | C::NameUniqueness => Kind::Uniqueness,
                C::LabelGrouping | C::NameGrouping => Kind::Placement(Placement::Together),
                C::LabelOrderSameInBothParagraphs => Kind::SameOrder(other?),
                C::LabelOrderSameInContext => Kind::LabelInContext,
                C::LabelUniquenessAcrossParagraphs | C::NameUniquenessAcrossParagraphs => {
                    Kind::SharedDisplay(other?)
                }
            },
        })
    }

    /// The sequences that it covers.
    pub(in crate::automata) fn sequences(&self) -> Sequences {
        use BidiRuleClaim as C;
        use DisplayProperty as P;
        let rfc = BidiRule::rfc5893;
        match self {
            Self::HasProperty(property) => match property {
                P::Rfc5893LabelUniqueness
                | P::Rfc5893LabelUniquenessWithoutL3
                | P::LabelOrderSameInBothParagraphs => Sequences::Labels(rfc()),
                P::Rfc5893NameUniqueness
                | P::NameUniquenessAcrossParagraphs
                | P::Rfc5893LabelsLeftToRight => Sequences::Names(rfc()),
                P::Rfc5893SecondGuaranteeUniqueness | P::Rfc5893SecondGuaranteeGrouping => {
                    Sequences::Names(BidiRule::rfc5893_second_guarantee())
                }
                P::Rfc5893GroupingContiguous
                | P::Rfc5893GroupingBetweenDelimiters
                | P::LabelOrderSameInContext => Sequences::Contexts(rfc()),
                P::OneDirectionReadsInOrder => Sequences::OneDirection,
                P::UrlHostFirst | P::UrlHostLeftOfPath => Sequences::Urls(UrlPath::Any),
                P::UrlHostFirstEscapedPath => Sequences::Urls(UrlPath::Escaped),
                P::OneToOne
                | P::DisplayIsInvolution
                | P::LabelsLeftToRight
                | P::LabelsInParagraphDirection
                | P::LabelCharactersContiguous
                | P::LabelsBetweenSeparators
                | P::SameInBothParagraphs
                | P::OneToOneAcrossParagraphs
                | P::AgreesWithUbaLtr
                | P::AgreesWithUbaRtl
                | P::LeftToRightRunsKeepPosition => Sequences::All,
            },
            Self::BidiRuleSatisfiesClaim { claim, bidi_rule: rule } => match claim {
                C::LabelUniqueness
                | C::LabelOrderSameInBothParagraphs
                | C::LabelUniquenessAcrossParagraphs => Sequences::Labels(rule.clone()),
                C::NameUniqueness | C::NameGrouping | C::NameUniquenessAcrossParagraphs => {
                    Sequences::Names(rule.clone())
                }
                C::LabelGrouping | C::LabelOrderSameInContext => Sequences::Contexts(rule.clone()),
            },
        }
    }

    /// Whether certificates can be checked for this statement about a display without options.
    fn applies_to(&self, display: &DisplayConfig) -> bool {
        match self {
            Self::HasProperty(property) => property.applies_to(display),
            Self::BidiRuleSatisfiesClaim { .. } => {
                matches!(display.strategy(), Strategy::UbaLtr | Strategy::UbaRtl)
            }
        }
    }
}

impl Kind {
    /// The displays of N, and of M if there is one.
    pub(in crate::automata) fn displays(&self, display: &DisplayConfig) -> Vec<DisplayConfig> {
        let own = display.clone();
        match self {
            Self::SharedDisplay(other) | Self::SameOrder(other) => vec![own, other.clone()],
            Self::LabelInContext => vec![own.clone(), own],
            Self::Uniqueness | Self::Involution | Self::Placement(_) | Self::ReadsInItsDirection => vec![own],
        }
    }

    /// Whether the certificate has the displays of its strings: D, and E for M.
    pub(in crate::automata) const fn has_displays(&self) -> bool {
        matches!(self, Self::Uniqueness | Self::Involution | Self::SharedDisplay(_))
    }

    /// Whether M has the levels of the label alone, and level 0 elsewhere.
    pub(in crate::automata) const fn has_label_alone(&self) -> bool {
        matches!(self, Self::LabelInContext)
    }
}

impl Sequences {
    /// The letters of these sequences over some classes, each by its class: for URLs the slash comes last.
    pub(in crate::automata) fn letters(&self, classes: &[BidiClass]) -> Vec<BidiClass> {
        match self {
            Self::Urls(_) => urls::letter_classes(classes),
            _ => classes.to_vec(),
        }
    }

    /// Whether a sequence is one of these, by the conditions of the rule read one after the other; of URLs, whether these
    /// are the characters of one.
    pub(in crate::automata) fn has(&self, characters: &[Character]) -> bool {
        let sequence: Vec<BidiClass> = characters.iter().map(|it| it.class).collect();
        let sequence = &sequence[..];
        let holds = |is: fn(&BidiClass) -> bool| sequence.iter().any(is);
        match self {
            Self::All => true,
            Self::OneDirection => {
                !holds(|it| it.makes_label_right_to_left())
                    || holds(|it| it.is_right_to_left_letter()) && !holds(|it| *it == BidiClass::L)
            }
            Self::Labels(rule) => rule.permits_label(sequence),
            Self::Names(rule) => rule.permits_name(sequence),
            Self::Contexts(rule) => rule.permits_context(sequence),
            Self::Urls(path) => urls::host(characters, *path).is_some(),
        }
    }
}

impl CheckedStatement {
    /// How the claim is proved; `None` if certificates cannot be checked for it: the classes must be supported and occur
    /// once, and the display may have no option but rule L3, unless the claim is about URLs.
    pub(in crate::automata) fn kind(&self) -> Option<Kind> {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
        let reached = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS];
        let is_once = |it: &BidiClass| self.alphabet.iter().filter(|other| *other == it).count() == 1;
        let plain = DisplayConfig::with_default_options(self.display.strategy())
            .with_changed_choices(|it| it.applies_l3 = self.display.choices().applies_l3);
        let is_covered_strategy = match self.statement.sequences() {
            Sequences::Urls(_) => levels::check_supported(&self.display, &self.alphabet).is_ok(),
            _ => self.display == plain && self.display.strategy() != Strategy::Custom,
        };
        let is_covered = is_covered_strategy
            && self.statement.applies_to(&self.display)
            && self.alphabet.iter().all(|it| reached.contains(it) && is_once(it));
        let kind = self.statement.kind(&self.display).filter(|_| is_covered)?;
        // In which order marks are read is not defined.
        let has_marks = self.alphabet.contains(&NSM);
        (kind != Kind::ReadsInItsDirection || !has_marks).then_some(kind)
    }
}
