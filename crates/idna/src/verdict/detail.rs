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
    NoDetail,
    /// `NotADomainName`: what it is instead, and the domain name in it, in logical order.
    NotADomainName {
        /// What it is.
        input_kind: NotADomainNameKind,
        /// The domain name; `None` if there is none.
        host_domain_name: Option<String>,
    },
    /// `Condition2`, `Condition5`: all characters that the label's direction does not allow are of this sort.
    DisallowedCharacterKind(DisallowedCharacterKind),
    /// `Condition4`: the first number of each kind.
    FirstEnAndAnDigit {
        /// Of class EN.
        en_digit: char,
        /// Of class AN.
        an_digit: char,
    },
    /// `GuaranteeLdh`: a label has characters of class ET, with which Label Uniqueness fails.
    LabelHasEtCharacter,
    /// `NumberHazard`, `WildcardBelowDigit`: the digit with which a label begins.
    LabelBeginsWithDigit {
        /// The digit.
        first_digit: char,
        /// The label into which it may move, counted from 0.
        may_move_into_label_index: Option<usize>,
    },
    /// `LabelSplit`: where the label is split.
    LabelSplit {
        /// The direction of the paragraph.
        paragraph_direction: Direction,
        /// Whether it is split even when the name stands alone between two delimiters.
        is_split_when_name_alone: bool,
    },
    /// `Rfc3454Mixed`, `Rfc3454Ends`, `Uts46Disallowed`: what mapping or preparation makes of the character breaks the rule,
    /// not the character itself.
    CausedByMapping {
        /// The character that it becomes; only `Rfc3454Ends` has it.
        mapped_character: Option<char>,
    },
    /// `Rfc3454Mixed`, `Rfc3454Ends`: the label has right-to-left letters only after its preparation.
    IsRightToLeftOnlyAfterMapping,
    /// `Uts46Mapped`: how often the mapping changes the name.
    MappingChangeCount {
        /// The number of changes.
        change_count: usize,
    },
    /// `Uts46Refused`: UTS #46 with every check refuses the name, and browsers, which leave out some checks, do not.
    IsOpenedByBrowsers,
    /// `IdnaDisallowed`: why the characters are disallowed.
    DisallowedCharacters {
        /// Their category in RFC 5892; [`Category::Rest`] where they are of several.
        rfc5892_category: Category,
        /// Whether all of them are the same character.
        are_all_same_character: bool,
        /// Whether all of them are ASCII capitals.
        are_all_ascii_capitals: bool,
    },
    /// `IdnaNotNfc`: what Normalization Form C makes of each character with its marks.
    NfcReplacementKind(NfcReplacementKind),
    /// `ZwnjContext`, `ZwjContext`: what the joiners do to the characters next to them.
    JoinerAppearanceEffect(JoinerAppearanceEffect),
    /// `ALabelUndecodable`: why.
    UndecodableALabel(ALabelError),
    /// `NoncanonicalALabel`: both A-labels.
    NoncanonicalALabel {
        /// As which it was typed.
        typed_a_label: String,
        /// That of the label to which the typed one decodes.
        canonical_a_label: String,
    },
    /// `UpperCase`: the label was typed as an A-label.
    LabelTypedAsALabel,
    /// `LabelTooLong`, `NameTooLong`: the number of octets.
    OctetCount {
        /// The number.
        octet_count: usize,
        /// Whether it is not known, only that there are at least so many.
        is_lower_bound: bool,
    },
    /// `LabelsBelowParent`, `ZoneLabelCount`: how many labels the name has below the zone.
    LabelCountBelowZone {
        /// Their number.
        label_count: usize,
        /// How many the registry asks for.
        required_label_count: Option<usize>,
    },
    /// `ReservedLabel`, `BlockedLabel`: the label is a variant of this one.
    LabelIsVariant(VariantOf),
    /// `NoZone`: the name is itself a zone of the registry.
    NameIsRegistryZone,
    /// `LgrNotInRepertoire`, `LgrContext`: where the ruleset does not have the code points.
    NotInLgrRepertoire {
        /// The name of the ruleset.
        ruleset_name: String,
        /// The rule that their context breaks.
        violated_context_rule: Option<RulesetRule>,
    },
    /// `LgrInvalid`, `LgrBlocked`, `LgrDisposition`: the action that decided.
    DecidingLgrAction(Box<DecidingLgrAction>),
    /// `DigitsOfSeveralScripts`: one digit of each script.
    OneDigitOfEachScript(Vec<char>),
    /// `MixedScripts`, `GuidelinesMixedScripts`: the names of the scripts.
    ScriptNames(Vec<String>),
    /// `WholeScriptConfusable`: the Latin text that it looks like.
    ConfusableLatinText(String),
    /// `Invisible`: there are bidi controls among the characters.
    HasInvisibleBidiControls {
        /// Whether all of them are bidi controls.
        are_all_bidi_controls: bool,
    },
    /// `IriSyntax`: what is wrong.
    IriSyntaxProblem(IriSyntaxProblem),
}

enum_with_ids! {
    /// What input can be instead of a domain name.
    pub enum NotADomainNameKind {
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
    pub enum DisallowedCharacterKind {
        /// Letters or marks.
        LettersOrMarks = "letters";
        /// Decimal digits.
        DecimalDigits = "digits";
        /// White space.
        WhiteSpace = "space";
    }
}

enum_with_ids! {
    /// What Normalization Form C makes of a character with its marks.
    pub enum NfcReplacementKind {
        /// A single character.
        OneCharacter = "one-character";
        /// A sequence, of a single character.
        SeveralCharacters = "several-characters";
        /// The same characters in another order.
        ReorderedMarks = "order";
    }
}

enum_with_ids! {
    /// What joiners do to the characters next to them, where they are not allowed.
    pub enum JoinerAppearanceEffect {
        /// Removing them does not change how the label looks.
        NoVisibleEffect = "without-effect";
        /// Removing them changes how the characters next to them look.
        VisibleEffect = "with-effect";
        /// One of several adjacent joiners is allowed and has the same effect.
        RepeatsAdjacentJoiner = "adjacent";
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
pub struct DecidingLgrAction {
    /// The name of the ruleset.
    pub ruleset_name: String,
    /// What triggered it.
    pub trigger_kind: LgrActionTriggerKind,
    /// Its number, from 1, among those of the file or the default ones.
    pub action_number: usize,
    /// Whether it is one of the default actions of RFC 7940.
    pub is_rfc7940_default_action: bool,
    /// The disposition that it gives.
    pub disposition: String,
    /// The rule that it is for; `None` if it is for any label.
    pub triggering_rule: Option<RulesetRule>,
    /// The types of variants that it is for; `None` if they do not matter.
    pub variant_type_trigger: Option<VariantTrigger>,
}

enum_with_ids! {
    /// What triggered an action.
    pub enum LgrActionTriggerKind {
        /// The label as a whole.
        WholeLabel = "none";
        /// Types of variants.
        VariantTypes = "types";
        /// Characters that the ruleset lists only as variants of others.
        VariantOnlyCharacters = "variants-only";
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
    pub enum IriSyntaxProblem {
        /// A character that stands nowhere in an IRI, or not in this part.
        InvalidCharacter = "character";
        /// A bidi control (section 4.1).
        BidiControl = "bidi-control";
        /// A percent sign without two hexadecimal digits after it.
        InvalidPercentEscape = "percent";
        /// A port with something else than digits.
        NonDigitInPort = "port";
        /// A second number sign.
        SecondNumberSign = "fragment";
    }
}
