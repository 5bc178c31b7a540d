//! RFC 3454 (stringprep), section 6: the requirements of IDNA2003 for labels with right-to-left characters.
//!
//! The tables are those of the RFC, which use Unicode 3.2. Later characters are unassigned in them, and
//! neither left-to-right nor right-to-left.

mod tables;

use icu_normalizer::ComposingNormalizerBorrowed;

use bidiscope_bidi::name::{Character, Name, text_of};

use super::detail::FindingDetail;
use super::finding::Finding;
use super::kind::FindingKind;
use super::segments::segments;

/// The result of section 6 for a label, looked up after its preparation ([`judge_label`]); characters are given as indices
/// into the label as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StringprepLabelVerdict {
    /// Whether the label holds a character of table D.1 (RandALCat); `mixed` and `ends` apply only then.
    pub has_rand_al_cat: bool,
    /// Requirement 1: characters of table C.8, which are prohibited.
    pub prohibited_indices_in_given_label: Vec<usize>,
    /// Requirement 2: characters of table D.2 (LCat) in a label that also holds one of table D.1.
    pub lcat_indices_in_given_label: Vec<usize>,
    /// Requirement 3: the first character if its Normalization Form KC does not begin with one of table D.1, and the last
    /// one if it does not end with one.
    pub invalid_end_indices_in_given_label: Vec<usize>,
    /// For each of `ends` that first or last character of its Normalization Form KC.
    pub invalid_ends_after_preparation: Vec<char>,
    /// Characters of table A.1, which Unicode 3.2 does not assign.
    pub unassigned_indices_in_given_label: Vec<usize>,
}

impl StringprepLabelVerdict {
    /// Whether section 6 permits the label. Unassigned characters do not matter here: they prevent
    /// registration, but not lookup (section 7).
    pub fn is_permitted(&self) -> bool {
        self.prohibited_indices_in_given_label.is_empty()
            && self.lcat_indices_in_given_label.is_empty()
            && self.invalid_end_indices_in_given_label.is_empty()
    }
}

/// Section 6 applied to one label, after the preceding steps of IDNA2003: removal of the characters of table
/// B.1 (section 3.1) and Normalization Form KC (section 4). Without them the Yiddish presentation forms
/// mentioned in RFC 5893 section 4.2 would pass.
pub fn judge_label(label: &[Character]) -> StringprepLabelVerdict {
    let prepared = prepare(label);
    let all = |table: &[(char, char)]| positions(&prepared, |scalar| holds(table, scalar));
    let has_rand_al_cat = prepared.iter().any(|it| holds(&tables::RAND_AL_CAT, it.scalar));
    let mut verdict = StringprepLabelVerdict {
        has_rand_al_cat,
        prohibited_indices_in_given_label: all(&tables::CHANGES_DISPLAY),
        unassigned_indices_in_given_label: all(&tables::UNASSIGNED),
        ..StringprepLabelVerdict::default()
    };
    if has_rand_al_cat {
        verdict.lcat_indices_in_given_label = all(&tables::L_CAT);
        let ends = [prepared.first(), prepared.last()].into_iter().flatten();
        let mut wrong: Vec<&Prepared> = ends.filter(|it| !holds(&tables::RAND_AL_CAT, it.scalar)).collect();
        wrong.dedup_by_key(|it| it.origin);
        verdict.invalid_end_indices_in_given_label = wrong.iter().map(|it| it.origin).collect();
        verdict.invalid_ends_after_preparation = wrong.iter().map(|it| it.scalar).collect();
    }
    verdict
}

/// What a program for IDNA2003 shows in place of a name if it checks each label by section 6 before it displays it: the
/// A-label of a label that is refused, and the other labels as they are. RFC 5893 section 7.1 calls this the most likely
/// fallback. `None` where nothing is shown in another form; a label whose A-label would be too long is left as it is.
pub fn display_refused_labels_encoded(name: &Name) -> Option<String> {
    let mut shown = String::new();
    let (mut end, mut is_changed) = (0, false);
    for label in name.labels() {
        let characters = name.label_characters(label);
        let text = text_of(characters);
        let a_label = label.ascii_label_within_limit.as_deref().filter(|it| *it != text);
        let Some(a_label) = a_label.filter(|_| !judge_label(characters).is_permitted()) else { continue };
        shown.push_str(&text_of(&name.characters()[end..label.character_range.start]));
        shown.push_str(a_label);
        (end, is_changed) = (label.character_range.end, true);
    }
    shown.push_str(&text_of(&name.characters()[end..]));
    is_changed.then_some(shown)
}

/// Findings of section 6 on each label of a name.
pub(super) fn findings(name: &Name) -> Vec<Finding> {
    let mut found = Vec::new();
    for (index, label) in name.labels().iter().enumerate() {
        let verdict = judge_label(name.label_characters(label));
        let scalar_at = |at: usize| name.characters()[label.character_range.start + at].scalar;
        let mut add = |kind, offenders: &[usize], detail: &FindingDetail| {
            if !offenders.is_empty() {
                let offenders = offenders.iter().map(|offset| offset + label.character_range.start).collect();
                found.push(Finding::new(kind, index, offenders).with_detail(detail.clone()));
            }
        };
        // Of a label without letters of table D.1 the requirements speak only because of its preparation.
        let has_own = (0..label.character_range.len()).any(|at| holds(&tables::RAND_AL_CAT, scalar_at(at)));
        let of_own =
            if has_own { FindingDetail::NoDetail } else { FindingDetail::IsRightToLeftOnlyAfterMapping };
        add(
            FindingKind::Rfc3454Control,
            &verdict.prohibited_indices_in_given_label,
            &FindingDetail::NoDetail,
        );
        let (own, mapped): (Vec<usize>, Vec<usize>) = verdict
            .lcat_indices_in_given_label
            .iter()
            .partition(|&&at| !has_own || holds(&tables::L_CAT, scalar_at(at)));
        add(FindingKind::Rfc3454Mixed, &own, &of_own);
        add(FindingKind::Rfc3454Mixed, &mapped, &FindingDetail::CausedByMapping { mapped_character: None });
        let ends = verdict
            .invalid_end_indices_in_given_label
            .iter()
            .copied()
            .zip(verdict.invalid_ends_after_preparation.iter().copied());
        let (unchanged, changed): (Vec<_>, Vec<_>) = ends.partition(|&(at, left)| scalar_at(at) == left);
        let unchanged: Vec<usize> = unchanged.into_iter().map(|(at, _)| at).collect();
        add(FindingKind::Rfc3454Ends, &unchanged, &of_own);
        for (at, left) in changed {
            add(
                FindingKind::Rfc3454Ends,
                &[at],
                &FindingDetail::CausedByMapping { mapped_character: Some(left) },
            );
        }
        add(
            FindingKind::Rfc3454Unassigned,
            &verdict.unassigned_indices_in_given_label,
            &FindingDetail::NoDetail,
        );
    }
    found
}

/// A character after mapping, with the index of its original.
struct Prepared {
    scalar: char,
    origin: usize,
}

fn prepare(label: &[Character]) -> Vec<Prepared> {
    let normalizer = ComposingNormalizerBorrowed::new_nfkc();
    let kept: Vec<(usize, Character)> = label
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, it)| !holds(&tables::MAPPED_TO_NOTHING, it.scalar))
        .collect();
    let characters: Vec<Character> = kept.iter().map(|(_, it)| *it).collect();
    let mut prepared = Vec::with_capacity(kept.len());
    for segment in segments(&characters) {
        let text = text_of(&characters[segment.clone()]);
        // Characters not assigned in Unicode 3.2 are not normalized either.
        let known = text.chars().all(|scalar| !holds(&tables::UNASSIGNED, scalar));
        let normalized = if known { normalizer.normalize(&text) } else { text.as_str().into() };
        let unchanged = normalized == text;
        for (offset, scalar) in normalized.chars().enumerate() {
            // If composition changed the segment, all of it is attributed to the segment's base.
            let at = segment.start + if unchanged { offset } else { 0 };
            prepared.push(Prepared { scalar, origin: kept[at].0 });
        }
    }
    prepared
}

fn positions(prepared: &[Prepared], wanted: impl Fn(char) -> bool) -> Vec<usize> {
    let mut found: Vec<usize> = prepared.iter().filter(|it| wanted(it.scalar)).map(|it| it.origin).collect();
    found.dedup();
    found
}

fn holds(table: &[(char, char)], scalar: char) -> bool {
    let after = table.partition_point(|&(first, _)| first <= scalar);
    after > 0 && scalar <= table[after - 1].1
}
