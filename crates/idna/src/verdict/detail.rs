//! What sets a finding apart from others of its kind.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::ALabelError;
use bidiscope_lgr::VariantTrigger;

use super::rfc5892::Category;

/// What else is known of a finding than its kind and its characters: what its sentence mentions, and what makes other words
/// or other advice fit. The kinds that have it are named; of each of them there may be findings without.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum FindingDetail {
    /// Nothing.
    #[default]
    None,
    /// `NotADomainName`: what it is instead, and the domain name in it, in logical order.
    Input {
        /// What it is.
        kind: InputKind,
        /// The domain name; `None` if there is none.
        host: Option<String>,
    },
    /// `Condition2`, `Condition5`: all characters that the label's direction does not allow are of this sort.
    CharacterKind(CharacterKind),
    /// `Condition4`: the first number of each kind.
    Numbers {
        /// Of class EN.
        european: char,
        /// Of class AN.
        arabic: char,
    },
    /// `GuaranteeLdh`: a label has characters of class ET, with which Label Uniqueness fails.
    ClassEt,
    /// `NumberHazard`, `WildcardBelowDigit`: the digit with which a label begins.
    Digit {
        /// The digit.
        digit: char,
        /// The label into which it may move, counted from 0.
        may_move_into_label: Option<usize>,
    },
    /// `LabelSplit`: where the label is split.
    Split {
        /// The direction of the paragraph.
        paragraph: Direction,
        /// Whether it is split even when the name stands alone between two delimiters.
        is_split_when_alone: bool,
    },
    /// `Rfc3454Mixed`, `Rfc3454Ends`, `Uts46Disallowed`: what mapping or preparation makes of the character breaks the rule,
    /// not the character itself. `Rfc3454Ends` has the character that it becomes.
    Mapped(Option<char>),
    /// `Rfc3454Mixed`, `Rfc3454Ends`: the label has right-to-left letters only after its preparation.
    RightToLeftAfterMapping,
    /// `Uts46Mapped`: the number of changes.
    ChangeCount(usize),
    /// `Uts46Refused`: UTS #46 with every check refuses the name, and browsers, which leave out some checks, do not.
    OpenedByBrowsers,
    /// `IdnaDisallowed`: why the characters are disallowed.
    Disallowed {
        /// Their category in RFC 5892; [`Category::Rest`] where they are of several.
        category: Category,
        /// Whether all of them are the same character.
        are_all_the_same: bool,
        /// Whether all of them are ASCII capitals.
        are_all_ascii_capitals: bool,
    },
    /// `IdnaNotNfc`: what Normalization Form C makes of each character with its marks.
    NormalForm(NormalForm),
    /// `ZwnjContext`, `ZwjContext`: what the joiners do to the characters next to them.
    Joiners(JoinerEffect),
    /// `ALabelUndecodable`: why.
    Undecodable(ALabelError),
    /// `NoncanonicalALabel`: both A-labels.
    ALabels {
        /// As which it was typed.
        typed: String,
        /// That of the label to which the typed one decodes.
        canonical: String,
    },
    /// `UpperCase`: the label was typed as an A-label.
    TypedAsALabel,
    /// `LabelTooLong`, `NameTooLong`: the number of octets.
    Octets {
        /// The number.
        count: usize,
        /// Whether it is not known, only that there are at least so many.
        is_lower_bound: bool,
    },
    /// `LabelsBelowParent`, `ZoneLabelCount`: how many labels the name has below the zone.
    LabelCount {
        /// Their number.
        count: usize,
        /// How many the registry asks for.
        expected: Option<usize>,
    },
    /// `ReservedLabel`, `BlockedLabel`: the label is a variant of this one.
    Variant(VariantOf),
    /// `NoZone`: the name is itself a zone of the registry.
    IsZone,
    /// `LgrNotInRepertoire`, `LgrContext`: where the ruleset does not have the code points.
    Outside {
        /// The name of the ruleset.
        ruleset: String,
        /// The rule that their context breaks.
        rule: Option<RulesetRule>,
    },
    /// `LgrInvalid`, `LgrBlocked`, `LgrDisposition`: the action that decided.
    Action(Box<DecidingAction>),
    /// `DigitsOfSeveralScripts`: one digit of each script.
    Digits(Vec<char>),
    /// `MixedScripts`, `GuidelinesMixedScripts`: the names of the scripts.
    Scripts(Vec<String>),
    /// `WholeScriptConfusable`: the Latin text that it looks like.
    LooksLike(String),
    /// `Invisible`: there are bidi controls among the characters.
    BidiControls {
        /// Whether all of them are bidi controls.
        are_all_bidi_controls: bool,
    },
    /// `IriSyntax`: what is wrong.
    Iri(IriProblem),
}

enum_with_ids! {
    /// What input can be instead of a domain name.
    pub enum InputKind {
        /// It has a scheme and `://`, and no host that may be a domain name, or it is asked whether it may be registered in
        /// a zone.
        Url = "url";
        /// A URL whose host has an empty label.
        UrlEmptyLabel = "url-empty-label";
        /// It begins with `//`.
        UrlWithoutScheme = "url-without-scheme";
        /// `local-part@domain`, also after `mailto:` (RFC 5321 section 4.1.2, RFC 6531 section 3.3).
        MailAddress = "mail-address";
        /// An IPv4 or IPv6 address alone, the latter perhaps in brackets, without a port.
        IpAddress = "ip-address";
        /// It holds a character that delimits parts of a URL.
        Other = "other";
        /// It was read as text.
        Text = "text";
    }
}

enum_with_ids! {
    /// Of what sort characters are that the direction of a label does not allow.
    pub enum CharacterKind {
        /// Letters or marks.
        Letters = "letters";
        /// Decimal digits.
        Digits = "digits";
        /// White space.
        Space = "space";
    }
}

enum_with_ids! {
    /// What Normalization Form C makes of a character with its marks.
    pub enum NormalForm {
        /// A single character.
        OneCharacter = "one-character";
        /// A sequence, of a single character.
        SeveralCharacters = "several-characters";
        /// The same characters in another order.
        MarksInOrder = "order";
    }
}

enum_with_ids! {
    /// What joiners do to the characters next to them, where they are not allowed.
    pub enum JoinerEffect {
        /// Removing them does not change how the label looks.
        WithoutEffect = "without-effect";
        /// Removing them changes how the characters next to them look.
        WithEffect = "with-effect";
        /// One of several adjacent joiners is allowed and has the same effect.
        Adjacent = "adjacent";
    }
}

enum_with_ids! {
    /// Of what a label is a variant.
    pub enum VariantOf {
        /// A label in the registry's list.
        ListedLabel = "variant";
        /// The label of a zone of the registry.
        Zone = "zone-variant";
    }
}

/// The action of a ruleset (RFC 7940, section 7) that decided about a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingAction {
    /// The name of the ruleset.
    pub ruleset: String,
    /// What triggered it.
    pub trigger: ActionTrigger,
    /// Its number, from 1, among those of the file or the default ones.
    pub action_number: usize,
    /// Whether it is one of the default actions of RFC 7940.
    pub is_default: bool,
    /// The disposition that it gives.
    pub disposition: String,
    /// The rule that it is for; `None` if it is for any label.
    pub rule: Option<RulesetRule>,
    /// The types of variants that it is for; `None` if they do not matter.
    pub variants: Option<VariantTrigger>,
}

enum_with_ids! {
    /// What triggered an action.
    pub enum ActionTrigger {
        /// The label as a whole.
        Label = "none";
        /// Types of variants.
        VariantTypes = "types";
        /// Characters that the ruleset lists only as variants of others.
        VariantsOnly = "variants-only";
    }
}

/// A rule of a ruleset for a label, or for the context of a code point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesetRule {
    /// Its name.
    pub name: String,
    /// Whether it must match, or must not.
    pub must_match: bool,
}

enum_with_ids! {
    /// What is wrong with an address.
    pub enum IriProblem {
        /// A character that stands nowhere in an IRI, or not in this part.
        Character = "character";
        /// A bidi control (section 4.1).
        BidiControl = "bidi-control";
        /// A percent sign without two hexadecimal digits after it.
        InvalidPercentEscape = "percent";
        /// A port with something else than digits.
        Port = "port";
        /// A second number sign.
        Fragment = "fragment";
    }
}
