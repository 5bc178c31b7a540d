//! A ruleset as it was read.

use std::collections::BTreeSet;

use crate::asked_property::AskedProperty;
use crate::class::CodePointClass;
use crate::note::RulesetNote;
use crate::repertoire::{ConditionalContext, Lookup, Member, TypeSet, VariantTypeId};
use crate::rule::{CodePointSetId, NamedRule, RuleId, Rules};
use crate::set::CodePointSet;
use crate::variant_words::VariantWords;

/// A label generation ruleset (RFC 7940): which labels a registry permits, and which of them are variants of each other.
#[derive(Clone, Debug)]
pub struct Ruleset {
    pub(crate) metadata: Meta,
    /// In the order of the file.
    pub(crate) repertoire_members: Vec<Member>,
    /// What the file gives as variants of nothing (RFC 7940, section 5.3.3).
    pub(crate) variants_of_nothing: Vec<Box<[char]>>,
    pub(crate) member_lookup: Lookup,
    pub(crate) named_classes: Vec<CodePointClass>,
    pub(crate) named_rules: Rules,
    /// Those of the file, and the default actions after them.
    pub(crate) file_and_default_actions: Vec<Action>,
    /// How many of them are in the file.
    pub(crate) file_defined_action_count: usize,
    /// The types of variants, by [`VariantTypeId`].
    pub(crate) variant_type_names: Vec<String>,
    pub(crate) notes: Vec<RulesetNote>,
    /// The Unicode properties that its classes are made by.
    pub(crate) used_unicode_properties: BTreeSet<AskedProperty>,
    /// The day on which it is used, as `2026-11-25`; `None` where that is not known.
    pub(crate) day_of_use: Option<String>,
    /// By which labels are variants of each other; `None` where that is too much.
    pub(crate) variant_word_table: Option<VariantWords>,
}

/// What a ruleset says of itself (RFC 7940, section 4.3). Texts are as in the file, without white space around them; `None`
/// or empty where it does not say.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Meta {
    /// The version of the ruleset.
    pub version: Option<String>,
    /// The comment of the version.
    pub version_comment: Option<String>,
    /// The date of the ruleset, as `2026-11-25`.
    pub date: Option<String>,
    /// The languages, as tags of RFC 5646.
    pub languages: Vec<String>,
    /// The scopes: the type of each, and its text. With the type `domain` the text is the zone.
    pub scopes: Vec<(String, String)>,
    /// The first day on which it is valid, as `2026-11-25`.
    pub validity_start: Option<String>,
    /// The last day on which it is valid, as `2026-11-25`.
    pub validity_end: Option<String>,
    /// The version of Unicode that it was made for, as `6.3.0`.
    pub unicode_version: Option<String>,
    /// The description, in the media type `description_type`.
    pub description: Option<String>,
    /// The media type of the description; `text/plain` where the file does not say.
    pub description_type: Option<String>,
    /// The references.
    pub references: Vec<Reference>,
}

/// A reference (RFC 7940, section 4.3.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The identifier by which parts of the ruleset refer to it.
    pub id: String,
    /// Its text.
    pub text: String,
    /// The comment; `None` where the file has none.
    pub comment: Option<String>,
}

/// An action (RFC 7940, section 7): the disposition of the labels that trigger it. What the file does not give is `None` or
/// empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// The disposition.
    pub disposition: String,
    /// The rule that the label must match, or must not; `None` if there is none.
    pub rule: Option<ConditionalContext>,
    /// Which types of variants the label must have been made with; `None` if they do not matter.
    pub variant_trigger: Option<VariantTrigger>,
    /// The comment.
    pub comment: Option<String>,
    /// The identifiers of its references.
    pub reference_ids: Vec<String>,
    pub(crate) types: TypeSet,
}

/// Which types of variants trigger an action (RFC 7940, section 7.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantTrigger {
    /// How many of the variants of the label must be of one of the types.
    pub kind: VariantTriggerKind,
    /// The names of the types.
    pub types: Vec<String>,
}

/// How many of the variants in a label must be of certain types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariantTriggerKind {
    /// At least one (`any-variant`).
    Any,
    /// All that have a type, and at least one has (`all-variants`).
    All,
    /// The same, and all of the label consists of variants (`only-variants`).
    Only,
}

impl VariantTriggerKind {
    /// The name of the attribute of an action, such as `any-variant`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Any => "any-variant",
            Self::All => "all-variants",
            Self::Only => "only-variants",
        }
    }
}

impl Ruleset {
    /// What the ruleset says of itself.
    pub const fn meta(&self) -> &Meta {
        &self.metadata
    }

    /// The repertoire, in the order of the file.
    pub fn members(&self) -> &[Member] {
        &self.repertoire_members
    }

    /// The named classes, in the order of the file.
    pub fn classes(&self) -> &[CodePointClass] {
        &self.named_classes
    }

    /// The named rules, in the order of the file.
    pub fn rules(&self) -> &[NamedRule] {
        self.named_rules.all()
    }

    /// A rule of this ruleset.
    ///
    /// # Panics
    /// The identifier is of another ruleset that has more rules; of one that has not, another rule is returned.
    pub fn rule(&self, id: RuleId) -> &NamedRule {
        self.named_rules.get(id)
    }

    /// The set of code points that a [`LgrRulePart::CodePointOfSet`](crate::LgrRulePart::CodePointOfSet) of this ruleset has.
    ///
    /// # Panics
    /// It is of another ruleset that has more sets.
    pub fn code_point_set(&self, set_id: CodePointSetId) -> &CodePointSet {
        self.named_rules.symbols().set(set_id)
    }

    /// The actions of the file in its order, and the default actions (RFC 7940, section 7.6) after them.
    pub fn actions(&self) -> &[Action] {
        &self.file_and_default_actions
    }

    /// How many of [`Ruleset::actions`] are in the file.
    pub const fn file_defined_action_count(&self) -> usize {
        self.file_defined_action_count
    }

    /// The names of the types of variants, each once.
    pub fn variant_type_names(&self) -> &[String] {
        &self.variant_type_names
    }

    /// The name of a type of variants of this ruleset.
    ///
    /// # Panics
    /// The type is of another ruleset that has more types.
    pub fn variant_type_name(&self, variant_type: VariantTypeId) -> &str {
        &self.variant_type_names[usize::from(variant_type.0)]
    }

    /// What the user of the ruleset should know, [`RulesetNote::UnassignedCodePoints`] first; empty for most rulesets.
    pub fn notes(&self) -> &[RulesetNote] {
        &self.notes
    }

    /// Whether it has classes by a Unicode property, which are those of the program's version of Unicode, whatever version the
    /// ruleset was made for (RFC 7940, section 4.3.7).
    pub fn uses_unicode_properties(&self) -> bool {
        !self.used_unicode_properties.is_empty()
    }

    /// How many code points and sequences the repertoire has; a range counts with all its code points.
    pub fn code_point_and_sequence_count(&self) -> usize {
        self.repertoire_members.iter().map(Member::range_size).sum()
    }

    /// Whether code points can be cut into members, the longest first, whatever their contexts.
    pub(crate) fn is_of_members(&self, mut code_points: &[char]) -> bool {
        while let Some((_, member)) = self.members_at(code_points).next() {
            code_points = &code_points[member.len()..];
        }
        code_points.is_empty()
    }

    /// The members that are at the beginning of this text with their numbers, the longest first, whatever their context.
    pub(crate) fn members_at<'r, 't>(
        &'r self,
        text: &'t [char],
    ) -> impl Iterator<Item = (u32, &'r Member)> + use<'r, 't> {
        let member = |it: u32| (it, &self.repertoire_members[it as usize]);
        let mut rest =
            text.first().and_then(|it| self.member_lookup.listed.get(it)).map_or(&[][..], Vec::as_slice);
        // Of each length there is one at most, which is found without a look at the others.
        let listed = std::iter::from_fn(move || {
            while let Some(&longest) = rest.first() {
                let length = member(longest).1.len();
                let of_length;
                (of_length, rest) = rest.split_at(rest.partition_point(|it| member(*it).1.len() == length));
                let Some(start) = text.get(..length) else { continue };
                let found = of_length.binary_search_by(|it| (*member(*it).1.code_points).cmp(start));
                if let Ok(at) = found {
                    return Some(member(of_length[at]));
                }
            }
            None
        });
        let range = text.first().and_then(|it| self.member_lookup.range_of(*it));
        listed.chain(range.map(member))
    }
}
