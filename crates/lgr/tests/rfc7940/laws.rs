//! Laws of variants over random rulesets.

use std::collections::{BTreeMap, BTreeSet};

use bidiscope_lgr::{
    DifferentlyJudgedLabelSearch, RulesetChangeKind, RulesetDifference, RulesetNote, RulesetPart,
};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

use super::{characters, hexadecimal, read, variants};

/// A ruleset in which the members of each group are variants of each other.
fn grouped(groups: &[Vec<String>]) -> bidiscope_lgr::Ruleset {
    grouped_in_contexts(groups, &[])
}

/// A ruleset in which the members of each group are variants of each other where the context of the group holds. A group for
/// which there is no context has none.
fn grouped_in_contexts(groups: &[Vec<String>], contexts: &[Option<Where>]) -> bidiscope_lgr::Ruleset {
    let mut data = String::new();
    for (at, group) in groups.iter().enumerate() {
        let context = contexts.get(at).copied().flatten().map_or_else(String::new, Where::attribute);
        for member in group {
            data += &format!("<char cp=\"{}\">", hexadecimal(&characters(member)));
            for variant in group.iter().filter(|it| *it != member) {
                data +=
                    &format!("<var cp=\"{}\" type=\"blocked\"{context}/>", hexadecimal(&characters(variant)));
            }
            data += "</char>";
        }
    }
    read(&data, if contexts.is_empty() { "" } else { WHERE_RULES }).expect("it is a ruleset")
}

/// A context of a variant: what stands directly before or after it, and whether it must.
#[derive(Clone, Copy, Debug)]
struct Where {
    rule: &'static str,
    must_match: bool,
}

const WHERE_RULES: &str = r#"<rule name="first"><start/><anchor/></rule><rule name="last"><anchor/><end/></rule>
    <rule name="after-a"><look-behind><char cp="0061"/></look-behind><anchor/></rule>
    <rule name="before-b"><anchor/><look-ahead><char cp="0062"/></look-ahead></rule>"#;

impl Where {
    fn attribute(self) -> String {
        format!(" {}=\"{}\"", if self.must_match { "when" } else { "not-when" }, self.rule)
    }

    fn holds(self, before: &str, after: &str) -> bool {
        let matches = match self.rule {
            "first" => before.is_empty(),
            "last" => after.is_empty(),
            "after-a" => before.ends_with('a'),
            "before-b" => after.starts_with('b'),
            other => unreachable!("{other}"),
        };
        matches == self.must_match
    }
}

fn context() -> impl Strategy<Value = Option<Where>> {
    let rule = prop::sample::select(vec!["first", "last", "after-a", "before-b"]);
    prop::option::weighted(
        0.6,
        (rule, any::<bool>()).prop_map(|(rule, must_match)| Where { rule, must_match }),
    )
}

/// A ruleset of members with their variants.
fn of_members(members: &BTreeMap<String, BTreeSet<String>>) -> bidiscope_lgr::Ruleset {
    let mut data = String::new();
    for (member, variants) in members {
        data += &format!("<char cp=\"{}\">", hexadecimal(&characters(member)));
        for variant in variants {
            data += &format!("<var cp=\"{}\"/>", hexadecimal(&characters(variant)));
        }
        data += "</char>";
    }
    read(&data, "").expect("it is a ruleset")
}

/// Single letters, and sequences of letters that stand nowhere else, so that none overlap.
const MEMBERS: [&str; 9] = ["a", "b", "c", "d", "e", "pq", "rs", "tuv", "f"];

/// Which group each of them is in.
fn groups() -> impl Strategy<Value = Vec<Vec<String>>> {
    vec(0_usize..4, MEMBERS.len()).prop_map(|numbers| {
        let mut groups: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (member, number) in MEMBERS.iter().zip(numbers) {
            groups.entry(number).or_default().push((*member).to_owned());
        }
        groups.into_values().collect()
    })
}

fn label() -> impl Strategy<Value = Vec<usize>> {
    vec(0..MEMBERS.len(), 1..4)
}

fn text(label: &[usize]) -> String {
    label.iter().map(|it| MEMBERS[*it]).collect()
}

/// Members that may overlap, with random variants.
fn overlapping() -> impl Strategy<Value = BTreeMap<String, BTreeSet<String>>> {
    proptest::collection::btree_map("[ab]{1,3}", btree_set("[ab]{0,3}", 0..3), 1..6).prop_map(
        |mut members| {
            for letter in ["a", "b"] {
                members.entry(letter.to_owned()).or_default();
            }
            members
        },
    )
}

/// What a code point weighs, so that members of one group weigh the same: D stands for two letters.
fn weight(text: &str) -> usize {
    text.chars().map(|it| if it == 'D' { 2 } else { 1 }).sum()
}

/// Groups of members that may overlap.
fn overlapping_groups() -> impl Strategy<Value = Vec<Vec<String>>> {
    proptest::collection::btree_map("[abc]{1,3}|[ab]?D[ab]?", 0_usize..2, 3..7).prop_map(|members| {
        let mut groups: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
        for (member, number) in members {
            groups.entry((weight(&member), number)).or_default().push(member);
        }
        groups.into_values().collect()
    })
}

/// All texts of at most this weight.
fn texts(most: usize) -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut at = 0;
    while at < texts.len() {
        let longer = ["a", "b", "c", "D"].map(|it| format!("{}{it}", texts[at]));
        texts.extend(longer.into_iter().filter(|it| weight(it) <= most));
        at += 1;
    }
    texts
}

/// For each of these texts the first of those that it becomes by one variant after another, wherever it can be cut so.
fn classes(groups: &[Vec<String>], contexts: &[Option<Where>], texts: &[String]) -> BTreeMap<String, String> {
    let members = groups.concat();
    let can_be_cut = |text: &str| {
        let mut ends = vec![true];
        for end in 1..=text.len() {
            let is_end = |it: &String| text[..end].ends_with(it) && ends[end - it.len()];
            ends.push(members.iter().any(is_end));
        }
        ends[text.len()]
    };
    let mut of: BTreeMap<String, String> = BTreeMap::new();
    for text in texts {
        if of.contains_key(text) {
            continue;
        }
        let mut open = vec![text.clone()];
        while let Some(label) = open.pop() {
            if of.insert(label.clone(), text.clone()).is_some() {
                continue;
            }
            for (at, number) in (0..label.len()).flat_map(|at| (0..groups.len()).map(move |it| (at, it))) {
                let (group, context) = (&groups[number], contexts.get(number).copied().flatten());
                for member in group.iter().filter(|it| label[at..].starts_with(*it)) {
                    let (before, after) = (&label[..at], &label[at + member.len()..]);
                    let holds = context.is_none_or(|it| it.holds(before, after));
                    if holds && can_be_cut(before) && can_be_cut(after) {
                        open.extend(group.iter().map(|it| format!("{before}{it}{after}")));
                    }
                }
            }
        }
    }
    of
}

/// All that can be made of a label, by each way to cut it.
fn made(members: &BTreeMap<String, BTreeSet<String>>, label: &str) -> BTreeSet<String> {
    if label.is_empty() {
        return BTreeSet::from([String::new()]);
    }
    let mut all = BTreeSet::new();
    for (member, variants) in members {
        let Some(rest) = label.strip_prefix(member.as_str()) else { continue };
        let rest = made(members, rest);
        for begin in variants.iter().chain([member]) {
            all.extend(rest.iter().map(|it| format!("{begin}{it}")));
        }
    }
    all
}

/// Code points with the numbers of their tags, as members by themselves or ranges: a member ends where `cuts` says so, where
/// the next code point is not in the repertoire, and where it has another tag.
fn in_ranges(tagged: &[(char, Option<u8>)], cuts: &[bool]) -> String {
    let mut data = String::new();
    let mut begin = 0;
    for (at, (it, tag)) in tagged.iter().enumerate() {
        if at + 1 < tagged.len() && tagged[at + 1].1 == *tag && !cuts[at] {
            continue;
        }
        let first = std::mem::replace(&mut begin, at + 1);
        let Some(tag) = tag else { continue };
        let cp = |it: char| format!("{:04X}", u32::from(it));
        data += &match tagged[first].0 {
            first if first == *it => format!(r#"<char cp="{}" tag="t{tag}"/>"#, cp(first)),
            first => format!(r#"<range first-cp="{}" last-cp="{}" tag="t{tag}"/>"#, cp(first), cp(*it)),
        };
    }
    data
}

proptest! {
    #[test]
    fn ranges_are_their_code_points(
        start in prop::sample::select(vec!['a', '\u{D7F8}', '\u{10FFF0}']),
        tags in vec(prop::option::weighted(0.9, 0..2_u8), 16),
        cuts in [vec(any::<bool>(), 16), vec(any::<bool>(), 16)],
        removed in any::<prop::sample::Index>(),
    ) {
        // Surrogates are not among them.
        let tagged: Vec<(char, Option<u8>)> = (start..=char::MAX).zip(tags).collect();
        let before = in_ranges(&tagged, &cuts[0]) + r#"<char cp="0030 0031"/>"#;
        let ruleset = |tagged: &[(char, Option<u8>)]| {
            read(&(in_ranges(tagged, &cuts[1]) + r#"<char cp="0030 0031"/>"#), "").expect("it is a ruleset")
        };
        let before = read(&before, "").expect("it is a ruleset");
        prop_assert_eq!(before.differences(&ruleset(&tagged)), []);
        let mut less = tagged.clone();
        let removed = removed.get(&less.clone()).0;
        let Some(it) = less.iter_mut().find(|it| it.0 == removed).filter(|it| it.1.is_some()) else {
            return Ok(());
        };
        it.1 = None;
        let less = ruleset(&less);
        let part = RulesetPart::RepertoireMember { code_points: vec![removed], last_code_point: None };
        let [one, other] = [RulesetChangeKind::Removed, RulesetChangeKind::Added]
            .map(|change| vec![(change, part.clone())]);
        let found = |differences: Vec<RulesetDifference>| {
            differences.into_iter().map(|it| (it.change_kind, it.ruleset_part)).collect::<Vec<_>>()
        };
        prop_assert_eq!(found(before.differences(&less)), one);
        prop_assert_eq!(found(less.differences(&before)), other);
        let example = DifferentlyJudgedLabelSearch::new(&before, &less).find_example(&before.differences(&less)[0]);
        prop_assert_eq!(example.shortest_found_label.map(|it| it.label_code_points), Some(vec![removed]));
    }

    #[test]
    fn labels_have_one_index_exactly_if_one_becomes_the_other(groups in overlapping_groups()) {
        let ruleset = grouped(&groups);
        prop_assume!(ruleset.notes().is_empty());
        let texts = texts(6);
        let classes = classes(&groups, &[], &texts);
        let mut evaluator = ruleset.label_evaluator();
        let (mut index_of, mut class_of) = (BTreeMap::new(), BTreeMap::new());
        for text in &texts {
            let Some(index) = evaluator.variant_index_label(&characters(text)) else { continue };
            let class = &classes[text];
            prop_assert_eq!(index_of.entry(class).or_insert_with(|| index.clone()), &index, "{}", text);
            prop_assert_eq!(*class_of.entry(index).or_insert(class), class, "{}", text);
        }
    }

    /// The context is looked for in the label that is reached. So few labels are all found.
    #[test]
    fn labels_have_one_index_exactly_if_one_becomes_the_other_in_its_context(
        (groups, contexts) in (overlapping_groups(), vec(context(), 8)),
    ) {
        // Each letter is a member, so that all texts can be cut everywhere.
        let single = ["a", "b", "c", "D"].map(str::to_owned);
        let missing = single.into_iter().filter(|it| !groups.iter().flatten().any(|member| member == it));
        let groups: Vec<Vec<String>> = groups.iter().cloned().chain(missing.map(|it| vec![it])).collect();
        let ruleset = grouped_in_contexts(&groups, &contexts);
        prop_assume!(ruleset.notes().is_empty());
        let texts = texts(4);
        let classes = classes(&groups, &contexts, &texts);
        let mut evaluator = ruleset.label_evaluator();
        let (mut index_of, mut class_of) = (BTreeMap::new(), BTreeMap::new());
        for text in texts.iter().filter(|it| !it.is_empty()) {
            let index = evaluator.variant_index_label(&characters(text)).expect("it is in the repertoire");
            let class = &classes[text];
            prop_assert_eq!(index_of.entry(class).or_insert_with(|| index.clone()), &index, "{}", text);
            prop_assert_eq!(*class_of.entry(index).or_insert(class), class, "{}", text);
        }
    }

    /// Of variants that are not symmetric, not transitive, longer, or nothing.
    #[test]
    fn a_variant_has_the_index_of_its_label(members in overlapping(), label in "[ab]{1,5}") {
        let ruleset = of_members(&members);
        prop_assume!(ruleset.notes().is_empty());
        let mut evaluator = ruleset.label_evaluator();
        let mut index = |it: &str| evaluator.variant_index_label(&characters(it)).expect("it is in the repertoire");
        for (variant, _) in variants(&ruleset, &label) {
            prop_assert_eq!(index(&variant), index(&label), "{} {}", label, variant);
        }
    }

    #[test]
    fn labels_have_one_index_exactly_if_they_are_variants(groups in groups(), one in label(), other in label()) {
        let ruleset = grouped(&groups);
        let (one, other) = (text(&one), text(&other));
        let mut evaluator = ruleset.label_evaluator();
        let mut index = |it: &str| evaluator.variant_index_label(&characters(it)).expect("it is in the repertoire");
        let is_variant = variants(&ruleset, &one).iter().any(|it| it.0 == other);
        prop_assert_eq!(index(&one) == index(&other), is_variant, "{} {}", one, other);
        // And each variant has the index of its label.
        for (variant, _) in variants(&ruleset, &one) {
            prop_assert_eq!(index(&variant), index(&one));
        }
    }

    #[test]
    fn variants_are_listed_in_order_each_once(members in overlapping(), label in "[ab]{1,5}", others in vec("[ab]{0,6}", 20)) {
        let ruleset = of_members(&members);
        let mut expected = made(&members, &label);
        expected.remove("");
        let found: Vec<String> = variants(&ruleset, &label).into_iter().map(|it| it.0).collect();
        prop_assert_eq!(found, expected.iter().cloned().collect::<Vec<_>>());
        // One by itself is the same as in the list, and what is not in the list is none.
        let listed: Vec<_> = ruleset.variant_labels(&characters(&label)).collect();
        for it in &listed {
            let alone = ruleset.find_variant_label(&characters(&label), &it.code_points);
            prop_assert_eq!(alone.as_ref(), Some(it));
        }
        for other in &others {
            let is_listed = expected.contains(other);
            prop_assert_eq!(ruleset.find_variant_label(&characters(&label), &characters(other)).is_some(), is_listed);
        }
        let count = ruleset.variant_count(&characters(&label));
        prop_assert!(count.is_exact);
        let valid = variants(&ruleset, &label).iter().filter(|it| it.1 != "invalid").count();
        prop_assert_eq!(count.count, valid.into());
    }
}

#[test]
fn overlaps_without_end_are_noted() {
    // “Da”, any number of “aa”, “Da” are the same code points as “D”, as many of “aa”, “aDa”.
    let groups =
        [vec!["D", "aa"], vec!["Da"], vec!["aDa"]].map(|it| it.into_iter().map(str::to_owned).collect());
    let ruleset = grouped(&groups);
    assert_eq!(ruleset.notes(), [RulesetNote::VariantIndexLabelsMayDiffer]);
    let mut evaluator = ruleset.label_evaluator();
    let label = characters("aaDa");
    assert_eq!(evaluator.variant_index_label(&label), evaluator.lgr_core_variant_index_label(&label));
}

#[test]
fn a_label_of_63_letters() {
    let groups = [["a", "b", "c"].map(str::to_owned).to_vec(), ["d", "ef"].map(str::to_owned).to_vec()];
    let ruleset = grouped(&groups);
    let label = "ad".repeat(31) + "a";
    let count = ruleset.variant_count(&characters(&label));
    assert!(count.is_exact);
    // 3 to the power of 32, times 2 to the power of 31.
    assert_eq!(count.count.to_string(), (1_853_020_188_851_841_u128 << 31).to_string());
    let first: Vec<String> = ruleset
        .variant_labels(&characters(&label))
        .take(3)
        .map(|it| it.code_points.into_iter().collect())
        .collect();
    let begin = "ad".repeat(31);
    assert_eq!(first, ["a", "b", "c"].map(|it| format!("{begin}{it}")));
}
