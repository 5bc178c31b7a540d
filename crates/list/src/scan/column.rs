//! The columns that can be computed for each name of a list.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A column of a row, in the order in which all columns are written.
    pub enum ScanColumn {
        /// The line in which the name's entry begins, from 1.
        Line = "line";
        /// The name's characters in logical order, A-labels decoded; empty where it cannot be read.
        Name = "name";
        /// The DNS form of the name, its A-labels: the result of UTS #46. Empty where UTS #46 or IDNA2008 refuses the
        /// name.
        AsciiName = "ascii_name";
        /// Whether it is a Bidi domain name (RFC 5893): some label has a character of class R, AL or AN.
        BidiDomainName = "bidi_domain_name";
        /// Whether the name satisfies the Bidi rule (RFC 5893 section 2); empty for what is no domain name.
        BidiRule = "bidi_rule";
        /// Which characters violate the Bidi rule: `label:condition:character`, separated by spaces; label
        /// and character counted from 0.
        Violations = "violations";
        /// The one-to-one display.
        DisplayOneToOne = "display_one_to_one";
        /// The display in a left-to-right paragraph.
        DisplayLtr = "display_ltr";
        /// The display in a right-to-left paragraph.
        DisplayRtl = "display_rtl";
        /// The group of names with the same display in a left-to-right paragraph; groups are numbered from 1.
        CollisionsLtr = "collision_ltr";
        /// The group of names with the same display in a right-to-left paragraph.
        CollisionsRtl = "collision_rtl";
        /// The group of names with the same one-to-one display.
        CollisionsOneToOne = "collision_one_to_one";
        /// Why the name cannot be read.
        Error = "error";
        /// Whether IDNA2008 allows a registry to register the name.
        Registration = "registration";
        /// The identifiers of the kinds of findings that are the reasons for `registration`, separated by spaces.
        Reasons = "reasons";
        /// UTS #39's bidiSkeleton for a left-to-right paragraph, label by label (see
        /// [`SkeletonBuilder`](super::SkeletonBuilder)).
        SkeletonLtr = "skeleton_ltr";
        /// The bidiSkeleton for a right-to-left paragraph.
        SkeletonRtl = "skeleton_rtl";
        /// The group of names that are confusable in a left-to-right paragraph: the same skeleton.
        ConfusableLtr = "confusable_ltr";
        /// The group of names that are confusable in a right-to-left paragraph.
        ConfusableRtl = "confusable_rtl";
        /// The group of names with the same DNS form; the root's full stop makes no difference.
        SameName = "same_name";
        /// The group of names of which one has the display in a left-to-right paragraph that another has in a
        /// right-to-left one.
        CollisionsAcross = "collision_across";
        /// For a name that occurs again, the first line with these characters; the root's full stop makes no
        /// difference.
        DuplicateOf = "duplicate_of";
        /// The first line of the other list with the same display in a left-to-right paragraph.
        AgainstLtr = "against_ltr";
        /// The first line of the other list with the same display in a right-to-left paragraph.
        AgainstRtl = "against_rtl";
        /// The first line of the other list with the same one-to-one display.
        AgainstOneToOne = "against_one_to_one";
        /// The first line of the other list that has in one paragraph direction the display that this name
        /// has in the other.
        AgainstAcross = "against_across";
        /// The first line of the other list that is confusable in a left-to-right paragraph.
        AgainstConfusableLtr = "against_confusable_ltr";
        /// The first line of the other list that is confusable in a right-to-left paragraph.
        AgainstConfusableRtl = "against_confusable_rtl";
        /// The first line of the other list with the same DNS form.
        AgainstSameName = "against_same_name";
        /// The identifiers of the kinds of the name's warnings, separated by spaces.
        Warnings = "warnings";
        /// The host of a URL, its characters in logical order.
        Host = "host";
        /// The disposition of the label directly below the parent zone, under the registry's rulesets (RFC 7940); without a
        /// zone, or where names have several labels below it, of the first label. Empty where no label is judged.
        LgrDisposition = "lgr_disposition";
        /// The action of the ruleset that decided, counted from 0; -1 where code points are not in the repertoire.
        LgrAction = "lgr_action";
        /// The label's index label, its code points in hexadecimal; empty where code points are not in the repertoire.
        LgrIndex = "lgr_index";
        /// The group of names whose judged labels have the same index label, and whose other labels are the same.
        SameVariants = "same_variants";
        /// The first line of the other list with the same index label and the same other labels.
        AgainstSameVariants = "against_same_variants";
        /// The disposition of this name's label as a variant of the label in the line `against_same_variants` of the
        /// other list, under the ruleset of the latter. Empty where it is none of its variants, and where the other list has
        /// the same name: that matches more, and [`Self::AgainstName`] is that one.
        AgainstDisposition = "against_disposition";
        /// The first line of the other list with the same DNS form, or the same index label and the same other labels, that has
        /// the holder of this name; see [`ScanOptions::name_holder_field_index`](super::ScanOptions::name_holder_field_index).
        AgainstSameHolder = "against_same_holder";
        /// The first such line with another holder, or with none. Where this name has no holder, any such line.
        AgainstOtherHolder = "against_other_holder";
        /// The entry as the list has it, bytes that are no UTF-8 as U+FFFD; empty where no name can be found in it.
        Input = "input";
        /// The name in the other list that matches, of the kinds of matches the strongest: the same name, the same
        /// variants, the same display, confusable; of each the first line.
        AgainstName = "against_name";
        /// In which way the name in [`Self::AgainstName`] matches: the identifier of a [`NameMatchKind`](super::NameMatchKind).
        AgainstMatch = "against_match";
        /// The holder of the name in [`Self::AgainstName`].
        AgainstHolder = "against_holder";
        /// The line of the other list with the suggested name, else with a variant of it; of each the first.
        AgainstSuggestion = "against_suggestion";
        /// The name in that line.
        AgainstSuggestionName = "against_suggestion_name";
        /// Whether it is the same name or a variant: the identifier of a [`NameMatchKind`](super::NameMatchKind).
        AgainstSuggestionMatch = "against_suggestion_match";
        /// The other entries of the list that ask for the suggested name or a variant of it and may have that, or have it as
        /// their suggestion.
        SuggestionContestedWith = "suggestion_contested_with";
        /// The first other entries of the list that ask for the same name or a variant of it: those that share the characters,
        /// the DNS form or an index label with it, or with one of these. Of names that may not be registered there are none.
        ContestedWith = "contested_with";
        /// What becomes of the name, from all that is known of it, see [`RegistrationDecision`](super::RegistrationDecision).
        Decision = "decision";
        /// How many variants of the judged label are allocatable (RFC 7940, section 7.3), itself not counted. Empty where that
        /// is not known, or the number is not below 2^63.
        VariantsAllocatable = "variants_allocatable";
        /// How many variants of the judged label are blocked; empty as for [`Self::VariantsAllocatable`].
        VariantsBlocked = "variants_blocked";
        /// The first [`MAX_LISTED_VARIANTS_PER_LABEL`](super::MAX_LISTED_VARIANTS_PER_LABEL) variants of the judged label that
        /// are not invalid, itself left out: JSON.
        Variants = "variants";
        /// Who asks for the name, or holds it.
        Holder = "holder";
        /// What an earlier scan answered about the name, where
        /// [`ScanOptions::previous_scan_rows`](super::ScanOptions::previous_scan_rows) has its rows.
        PreviousAnswer = "previous_answer";
        /// The identifiers of the reasons that the earlier scan gave, separated by spaces.
        PreviousReasons = "previous_reasons";
        /// The name of the list that the name is in, of several lists.
        File = "file";
        /// The name of the list that has the line `duplicate_of`.
        DuplicateOfFile = "duplicate_of_file";
        /// Whether each label may be registered, by its own findings; in JSON with its reasons, and with the verdict of
        /// the Bidi rule.
        LabelVerdicts = "label_verdicts";
        /// The first name suggested for one that is refused; empty where there is none.
        Suggestion = "suggestion";
        /// The parent zone: the zone in which the name would be registered.
        Parent = "parent";
        /// How many labels the name has below the parent zone.
        LabelsBelow = "labels_below";
        /// The name in `ascii_name` with its A-labels decoded: its U-labels (RFC 5890).
        UName = "u_name";
        /// `reasons` in words, separated by semicolons.
        ReasonText = "reason_text";
        /// `warnings` in words, separated by semicolons.
        WarningText = "warning_text";
        /// The scripts of the applicant's labels, without a parent zone of all labels.
        Scripts = "scripts";
        /// The name without its Hebrew and Arabic points, cantillation marks and Koranic signs, which are no letters
        /// (Atkin, Stansifer and Alsharif 2001, section II).
        WithoutPoints = "without_points";
        /// The group of names that differ only in such points: the same [`Self::WithoutPoints`].
        SameWithoutPoints = "same_without_points";
        /// The verdict of RFC 3454 section 6 compared with that of the Bidi rule: see
        /// [`Rfc3454To5893Change`](super::Rfc3454To5893Change).
        Rfc3454 = "rfc3454";
        /// Whether the characters of a URL's host stand together in a left-to-right paragraph
        /// ([`UrlHostDisplay::is_host_unsplit`](bidiscope_url::reader::UrlHostDisplay)).
        HostWholeLtr = "host_whole_ltr";
        /// Whether they do in a right-to-left paragraph.
        HostWholeRtl = "host_whole_rtl";
        /// Whether nothing that follows the host of a URL stands before it in a left-to-right paragraph
        /// ([`UrlHostDisplay::is_nothing_before_host`](bidiscope_url::reader::UrlHostDisplay)).
        HostFirstLtr = "host_first_ltr";
        /// Whether nothing does in a right-to-left paragraph.
        HostFirstRtl = "host_first_rtl";
        /// Whether the labels of the host of a URL are in order in a left-to-right paragraph
        /// ([`UrlHostDisplay::are_host_labels_in_order`](bidiscope_url::reader::UrlHostDisplay)).
        HostInOrderLtr = "host_in_order_ltr";
        /// Whether they are in a right-to-left paragraph.
        HostInOrderRtl = "host_in_order_rtl";
        /// Why the name fails the check of its host: the identifiers of [`UrlHostFault`](bidiscope_url::UrlHostFault)s,
        /// separated by spaces.
        HostFaults = "host_faults";
        /// What stands where the host of a URL is read in a left-to-right paragraph, from left to right
        /// ([`VisibleHost`](bidiscope_url::reader::VisibleHost)).
        VisibleHostLtr = "visible_host_ltr";
        /// What stands there in a right-to-left paragraph, from left to right.
        VisibleHostRtl = "visible_host_rtl";
        /// How what stands there compares with the host in a left-to-right paragraph, as a
        /// [`VisibleHostReading`](bidiscope_url::reader::VisibleHostReading).
        HostReadingLtr = "host_reading_ltr";
        /// How it compares in a right-to-left paragraph.
        HostReadingRtl = "host_reading_rtl";
        /// The Unicode version of the data by which the name is judged.
        Unicode = "unicode";
        /// The version of the program.
        Version = "version";
    }
}

impl ScanColumn {
    /// The columns that tell which entry of the other list has the suggested name.
    pub const SUGGESTION_MATCH_COLUMNS: [Self; 3] =
        [Self::AgainstSuggestion, Self::AgainstSuggestionName, Self::AgainstSuggestionMatch];

    /// The comparison columns that tell whether whoever asks for a name has it, or a variant of it, already.
    pub const COLUMNS_COMPARING_HOLDERS: [Self; 2] = [Self::AgainstSameHolder, Self::AgainstOtherHolder];

    /// Whether it compares the name with others, of its own list or of another: such columns are empty until
    /// all names are read, see [`NameMatchFinder`](crate::NameMatchFinder).
    pub const fn compares_with_other_names(self) -> bool {
        !self.columns_it_compares().is_empty()
    }

    /// Whether its value is known only when all names are read: it is a [comparison column](Self::compares_with_other_names),
    /// or is [made from](Self::derived_from) one.
    pub const fn needs_all_rows(self) -> bool {
        self.compares_with_other_names() || !self.derived_from().is_empty()
    }

    /// Whether it is about another list (`against_...`): the first line there that matches, or what follows from that.
    pub fn concerns_other_list(self) -> bool {
        self.id().starts_with("against_")
    }

    /// Whether it is written only where it is asked for: it is not among the [standard
    /// columns](super::ScanColumnSet::written_by_default).
    pub const fn is_only_on_request(self) -> bool {
        matches!(
            self,
            Self::AgainstSameHolder
                | Self::AgainstOtherHolder
                | Self::AgainstName
                | Self::AgainstMatch
                | Self::AgainstHolder
                | Self::AgainstSuggestion
                | Self::AgainstSuggestionName
                | Self::AgainstSuggestionMatch
                | Self::SuggestionContestedWith
                | Self::ContestedWith
                | Self::Decision
                | Self::VariantsAllocatable
                | Self::VariantsBlocked
                | Self::Variants
                | Self::Holder
                | Self::PreviousAnswer
                | Self::PreviousReasons
                | Self::File
                | Self::DuplicateOfFile
                | Self::LabelVerdicts
                | Self::Input
                | Self::Suggestion
                | Self::Parent
                | Self::LabelsBelow
                | Self::UName
                | Self::ReasonText
                | Self::WarningText
                | Self::Scripts
                | Self::WithoutPoints
                | Self::SameWithoutPoints
                | Self::Rfc3454
                | Self::HostWholeLtr
                | Self::HostWholeRtl
                | Self::HostFirstLtr
                | Self::HostFirstRtl
                | Self::HostInOrderLtr
                | Self::HostInOrderRtl
                | Self::HostFaults
                | Self::VisibleHostLtr
                | Self::VisibleHostRtl
                | Self::HostReadingLtr
                | Self::HostReadingRtl
                | Self::Unicode
                | Self::Version
        )
    }

    /// Whether it is empty without rulesets in [`ScanOptions::registry_rules`](super::ScanOptions::registry_rules).
    pub const fn needs_rulesets(self) -> bool {
        matches!(
            self,
            Self::LgrDisposition
                | Self::LgrAction
                | Self::LgrIndex
                | Self::SameVariants
                | Self::AgainstSameVariants
                | Self::AgainstDisposition
                | Self::VariantsAllocatable
                | Self::VariantsBlocked
                | Self::Variants
        )
    }

    /// Whether it is empty where no holders are read: without
    /// [`ScanOptions::name_holder_field_index`](super::ScanOptions::name_holder_field_index).
    pub const fn needs_holders(self) -> bool {
        matches!(
            self,
            Self::Holder | Self::AgainstSameHolder | Self::AgainstOtherHolder | Self::AgainstHolder
        )
    }

    /// The columns from which it is made, where it is [known last](Self::needs_all_rows) and compares nothing itself; none for
    /// the other columns.
    pub const fn derived_from(self) -> &'static [Self] {
        match self {
            Self::AgainstDisposition => &[Self::AgainstSameVariants, Self::AgainstSameName],
            Self::DuplicateOfFile => &[Self::DuplicateOf],
            Self::AgainstSuggestion | Self::AgainstSuggestionName | Self::AgainstSuggestionMatch => {
                &[Self::Suggestion, Self::AgainstSameName, Self::AgainstSameVariants]
            }
            Self::SuggestionContestedWith => &[Self::Suggestion, Self::ContestedWith],
            // Where holders are compared, lines of one do not contest each other.
            Self::ContestedWith => &Self::COLUMNS_COMPARING_HOLDERS,
            Self::Decision => &[
                Self::Registration,
                Self::Reasons,
                Self::ContestedWith,
                Self::AgainstSameName,
                Self::AgainstSameVariants,
                Self::AgainstSameHolder,
                Self::AgainstOtherHolder,
            ],
            Self::AgainstName | Self::AgainstMatch | Self::AgainstHolder => &[
                Self::AgainstSameName,
                Self::AgainstSameVariants,
                Self::AgainstLtr,
                Self::AgainstRtl,
                Self::AgainstOneToOne,
                Self::AgainstAcross,
                Self::AgainstConfusableLtr,
                Self::AgainstConfusableRtl,
            ],
            _ => &[],
        }
    }

    /// The columns whose values a comparison column compares; none for the other columns.
    pub const fn columns_it_compares(self) -> &'static [Self] {
        match self {
            Self::CollisionsLtr | Self::AgainstLtr => &[Self::Name, Self::DisplayLtr],
            Self::CollisionsRtl | Self::AgainstRtl => &[Self::Name, Self::DisplayRtl],
            Self::CollisionsOneToOne | Self::AgainstOneToOne => &[Self::Name, Self::DisplayOneToOne],
            Self::CollisionsAcross | Self::AgainstAcross => &[Self::Name, Self::DisplayLtr, Self::DisplayRtl],
            Self::ConfusableLtr | Self::AgainstConfusableLtr => &[Self::Name, Self::SkeletonLtr],
            Self::ConfusableRtl | Self::AgainstConfusableRtl => &[Self::Name, Self::SkeletonRtl],
            Self::SameName | Self::AgainstSameName => &[Self::Name, Self::AsciiName],
            Self::SameVariants | Self::AgainstSameVariants => &[Self::Name, Self::LgrIndex],
            Self::AgainstSameHolder | Self::AgainstOtherHolder => {
                &[Self::Name, Self::AsciiName, Self::LgrIndex, Self::Holder]
            }
            Self::SameWithoutPoints => &[Self::Name, Self::WithoutPoints],
            Self::DuplicateOf => &[Self::Name],
            Self::ContestedWith => &[Self::Name, Self::AsciiName, Self::LgrIndex],
            _ => &[],
        }
    }
}
