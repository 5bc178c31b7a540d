//! The sections of pages.

/// The sections of the page of a name, and those of the report of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageSectionId {
    /// The name, whether it may be registered, its DNS form, and the verdict of the Bidi rule.
    Overview,
    /// The labels with the six conditions.
    Labels,
    /// The levels of text.
    EmbeddingLevels,
    /// What keeps text in order among other text.
    TextOrderRemedies,
    /// The displays.
    Displays,
    /// What a field that is too narrow shows.
    NarrowFieldElision,
    /// The findings that are violations and warnings.
    ViolationsAndWarnings,
    /// The findings that are notes: what older and other documents say.
    NoteFindings,
    /// What UTS #46 makes of the name.
    Uts46Mapping,
    /// Suggested fixes.
    SuggestedFixes,
    /// Whether labels stay in one piece among other text: Character Grouping (RFC 5893, section 3).
    CharacterGrouping,
    /// Other names that look the same.
    DisplayCollisions,
    /// The characters in logical order.
    Characters,
    /// The verdicts of other rule sets.
    PolicyVerdicts,
    /// Whether another implementation of UAX #9 agrees.
    UbaCrossCheck,
    /// Of a list: the number of names in each category.
    ListSummary,
    /// Of a list: names that are refused.
    RefusedNames,
    /// Of a list: names that somebody should look at.
    FlaggedNames,
    /// What cannot be read as a name.
    UnreadableNames,
    /// Of a list: groups of names that match each other.
    MatchingNameGroups,
    /// Of a list: names that match another list.
    OtherListMatches,
    /// Of a list: all other names.
    OtherNames,
    /// Of a ruleset (RFC 7940): what it says of itself; of two, which they are.
    RulesetIdentification,
    /// Its description; of two, what else they say of themselves.
    RulesetDescription,
    /// Its repertoire.
    RulesetRepertoire,
    /// Its variants.
    RulesetVariants,
    /// Its classes.
    RulesetClasses,
    /// Its rules.
    RulesetRules,
    /// Its actions.
    RulesetActions,
    /// Its references.
    RulesetReferences,
    /// Registered names whose answers change from one ruleset to another.
    ChangedRegisteredLabels,
}

impl PageSectionId {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::ChangedRegisteredLabels as usize + 1;

    /// The identifier of the section in an HTML document, to which links lead; `None` where there are no links to it.
    pub const fn anchor(self) -> Option<&'static str> {
        Some(match self {
            Self::ListSummary => "summary",
            Self::RefusedNames => "refused",
            Self::FlaggedNames => "flagged",
            Self::UnreadableNames => "unreadable",
            Self::MatchingNameGroups => "groups",
            Self::OtherListMatches => "against",
            Self::OtherNames => "others",
            Self::RulesetIdentification => "ruleset",
            Self::RulesetDescription => "description",
            Self::RulesetRepertoire => "repertoire",
            Self::RulesetVariants => "variants",
            Self::RulesetClasses => "classes",
            Self::RulesetRules => "rules",
            Self::RulesetActions => "actions",
            Self::RulesetReferences => "references",
            Self::ChangedRegisteredLabels => "names",
            _ => return None,
        })
    }
}
