//! What a text hides: the scanner against the definitions of UAX #9, and what is needed and so no finding.

use bidiscope_bidi::controls::{ControlFindingKind, ControlScanner, ControlScope, control_findings};
use proptest::prelude::*;

/// Kind, position and reach of each finding.
fn found(text: &str) -> Vec<(ControlFindingKind, usize, Option<ControlScope>)> {
    control_findings(text.chars())
        .into_iter()
        .map(|it| (it.finding_kind, it.characters_in_line.start, it.control_scope))
        .collect()
}

fn is_isolate(it: char) -> bool {
    matches!(it, '\u{2066}'..='\u{2068}')
}

fn is_embedding(it: char) -> bool {
    matches!(it, '\u{202A}' | '\u{202B}') || is_override(it)
}

fn is_override(it: char) -> bool {
    matches!(it, '\u{202D}' | '\u{202E}')
}

/// BD9: the PDI that matches the isolate initiator here.
fn matching_pdi(line: &[char], at: usize) -> Option<usize> {
    let mut depth = 0;
    for (next, &it) in line.iter().enumerate().skip(at + 1) {
        if is_isolate(it) {
            depth += 1;
        } else if it == '\u{2069}' {
            if depth == 0 {
                return Some(next);
            }
            depth -= 1;
        }
    }
    None
}

/// What ends the embedding or override here: by BD11 its PDF, else the PDI that ends the isolate around it; and whether it is a
/// PDF.
fn end_of_embedding(line: &[char], at: usize) -> Option<(usize, bool)> {
    let around = (0..at).filter(|&it| is_isolate(line[it])).filter_map(|it| matching_pdi(line, it));
    let around = around.filter(|&it| it > at).min();
    let mut depth = 0;
    let mut next = at + 1;
    while next < around.unwrap_or(line.len()) {
        match line[next] {
            it if is_isolate(it) => match matching_pdi(line, next) {
                Some(end) => next = end,
                None => return None,
            },
            it if is_embedding(it) => depth += 1,
            '\u{202C}' if depth == 0 => return Some((next, true)),
            '\u{202C}' => depth -= 1,
            _ => {}
        }
        next += 1;
    }
    around.map(|it| (it, false))
}

/// The findings of a line about its bidi controls, by the definitions.
fn by_definition(line: &[char]) -> Vec<(ControlFindingKind, usize, Option<ControlScope>)> {
    let all = 0..line.len();
    let matched: Vec<usize> =
        all.clone().filter(|&it| is_isolate(line[it])).filter_map(|it| matching_pdi(line, it)).collect();
    let closing: Vec<usize> = all
        .clone()
        .filter(|&it| is_embedding(line[it]))
        .filter_map(|it| end_of_embedding(line, it).filter(|it| it.1).map(|it| it.0))
        .collect();
    let end = ControlScope::ReachesLineEnd { line_end_index: line.len() };
    let of = |at: usize| {
        let it = line[at];
        let (kind, reach) = match it {
            _ if is_isolate(it) && matching_pdi(line, at).is_none() => {
                (ControlFindingKind::UnpairedIsolate, end)
            }
            '\u{2069}' if !matched.contains(&at) => {
                (ControlFindingKind::UnpairedIsolate, ControlScope::ClosesNothing)
            }
            '\u{202C}' if !closing.contains(&at) => {
                (ControlFindingKind::UnpairedEmbedding, ControlScope::ClosesNothing)
            }
            _ if is_override(it) => {
                let reach = end_of_embedding(line, at)
                    .map_or(end, |it| ControlScope::ClosedAt { closing_control_index: it.0 });
                (ControlFindingKind::OverrideControl, reach)
            }
            _ if is_embedding(it) && end_of_embedding(line, at).is_none() => {
                (ControlFindingKind::UnpairedEmbedding, end)
            }
            _ => return None,
        };
        Some((kind, at, Some(reach)))
    };
    all.filter_map(of).collect()
}

proptest! {
    #[test]
    fn controls_are_paired_as_the_definitions_say(text in "[a\u{5D0}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200E}]{0,40}") {
        let line: Vec<char> = text.chars().collect();
        let mut found = found(&text);
        found.retain(|it| it.0 != ControlFindingKind::InvisibleCharacters);
        prop_assert_eq!(found, by_definition(&line));
    }

    /// Whatever ends a paragraph (class B): no control reaches beyond it.
    #[test]
    fn each_line_is_by_itself(
        one in "[a\u{202A}-\u{202E}\u{2066}-\u{2069}]{0,10}",
        other in "[a\u{202A}-\u{202E}\u{2066}-\u{2069}]{0,10}",
        end in "\r\n|[\n\r\u{1C}-\u{1E}\u{85}\u{2029}]",
    ) {
        let text = format!("{one}{end}{other}");
        prop_assert_eq!(found(&text).len(), found(&one).len() + found(&other).len());
        let lines = control_findings(text.chars()).iter().filter(|it| it.line_index > 0).count();
        let begins_line = end.starts_with(['\n', '\r']);
        prop_assert_eq!(lines, if begins_line { found(&other).len() } else { 0 });
    }
}

/// Classes S and WS: a control reaches across them, whatever an editor shows.
#[test]
fn controls_reach_across_what_ends_no_paragraph() {
    for space in ['\u{B}', '\u{C}', '\u{1F}', '\u{2028}', '\t'] {
        let text = format!("a\u{202E}bc{space}d = e\u{202C}f");
        assert_eq!(
            found(&text),
            [(
                ControlFindingKind::OverrideControl,
                1,
                Some(ControlScope::ClosedAt { closing_control_index: 10 })
            )],
            "{text:?}"
        );
        assert_eq!(found(&format!("\u{2067}b{space}c\u{2069}")), []);
    }
}

/// The whole of Unicode: a variation selector is right after no letter of the scripts that have no variations.
#[test]
fn a_selector_after_a_letter_that_has_no_variations() {
    for letter in "a\u{E9}\u{17F}\u{3B1}\u{439}\u{5D0}\u{628}\u{915}\u{10D0}\u{E01}\u{3042}\u{AC00}".chars() {
        for selector in [
            '\u{FE00}',
            '\u{FE0E}',
            '\u{FE0F}',
            '\u{E0100}',
            '\u{E0136}',
            '\u{E01EF}',
            '\u{180B}',
            '\u{180F}',
        ] {
            let text = format!("x{letter}{selector}y");
            assert_eq!(found(&text), [(ControlFindingKind::InvisibleCharacters, 2, None)], "{text:?}");
        }
    }
    let payload: String = "admin".chars().flat_map(|it| [it, '\u{E0136}']).collect();
    assert_eq!(found(&payload).len(), 5);
}

#[test]
fn what_is_needed_is_no_finding() {
    for text in [
        // Marks and isolates of every kind, one within the other.
        "\u{200E}\u{200F}\u{61C}a\u{2066}\u{5D0}\u{2067}b\u{2068}c\u{2069}\u{2069}\u{2069}\u{202A}a\u{202C}",
        // An embedding ends with the isolate around it.
        "\u{2067}\u{202B}\u{5D0}\u{2069}",
        // Persian: beside letters of the script, also after one that does not join, a number or a Latin word.
        "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645} \u{6A9}\u{627}\u{631}\u{200C}\u{647}\u{627}",
        "API\u{200C}\u{647}\u{627} \u{6F1}\u{6F2}\u{200C}\u{647}\u{627}",
        // The abbreviation of the Hijri year is an initial form.
        "1445 \u{647}\u{200D} \u{200D}\u{647}",
        // Devanagari half form and explicit virama, Bengali ya-phalaa, Malayalam chillu, Sinhala conjunct.
        "\u{915}\u{94D}\u{200D}\u{937} \u{915}\u{94D}\u{200C}\u{937} \u{915}\u{94D}\u{200C}",
        "\u{9B0}\u{200D}\u{9CD}\u{9AF} \u{D28}\u{D4D}\u{200D} \u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}",
        // Thai and Khmer without spaces.
        "\u{E20}\u{E32}\u{E29}\u{E32}\u{200B}\u{E44}\u{E17}\u{E22} \u{1797}\u{17B6}\u{200B}\u{178A}",
        // Holam haser, and meteg before a vowel.
        "\u{5DE}\u{5B4}\u{5E6}\u{5B0}\u{5D5}\u{200C}\u{5B9}\u{5EA} \u{5D0}\u{5B2}\u{200D}\u{5BD} \u{5D0}\u{5BD}\u{34F}\u{5B7}",
        // Emoji: a family with skin tones, a flag with its variation selector, the flag of Scotland, a keycap.
        "\u{1F469}\u{1F3FD}\u{200D}\u{1F91D}\u{200D}\u{1F468}\u{1F3FB} \u{1F3F3}\u{FE0F}\u{200D}\u{1F308} 1\u{FE0F}\u{20E3}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!",
        // Persian suffixes behind markup and punctuation, and where a word ends or begins.
        "`code`\u{200C}\u{647}\u{627} (API)\u{200C}\u{647}\u{627} (API)\u{200C}**\u{647}\u{627}**",
        "\u{AB}\u{6A9}\u{62A}\u{627}\u{628}\u{BB}\u{200C}\u{647}\u{627} **\u{6A9}\u{62A}\u{627}\u{628}**\u{200C}x",
        "\u{644}\u{6D5}\u{200C} \u{645}",
        "\u{200C}\u{647}\u{627}",
        // Thai and Khmer with Latin words, digits and punctuation.
        "\u{E43}\u{E0A}\u{E49}\u{200B}GitHub\u{200B}\u{E44}\u{E14}\u{E49} \u{E23}\u{E32}\u{E04}\u{E32}\u{200B}100\u{200B}\u{E1A}\u{E32}\u{E17}",
        "\u{1785}\u{1794}\u{17CB}\u{17D4}\u{200B}\u{AB}\u{200B}\u{1781}\u{17D2}\u{1798} Linux\u{200B}\u{17D4}\u{200B} 1\u{200B}\u{104A}\u{200B}1",
        // A Malayalam chillu that does not join.
        "\u{D30}\u{D4D}\u{200D}\u{200C}\u{D28}\u{D46}",
        // Soft hyphens, and word joiners where a line could end.
        "Donau\u{AD}dampf\u{AD}schiff cafe\u{301}\u{AD}teria",
        "1914\u{2060}\u{2013}\u{2060}1918 km\u{2060}/\u{2060}h 5\u{2060} %, \u{6F22}\u{2060}\u{5B57} \u{E01}\u{2060}\u{E02}",
        // Variations: of a digit, an operator, symbols, punctuation, a Myanmar letter, and of Han ideographs.
        "0\u{FE00} \u{2229}\u{FE00} \u{26D4}\u{FE0F} \u{1F44D}\u{1F3FD}\u{FE0F} \u{3001}\u{FE01} \u{1000}\u{FE00}",
        "\u{8FBB}\u{E0100}\u{845B}\u{E0101} \u{349E}\u{FE00}",
        "\u{18B00}\u{16FE4}\u{18B01}",
        // Mongolian with its separators.
        "\u{1820}\u{180B}\u{1828}\u{180E}\u{1820}",
        // What is seen as an escape.
        "&#x202E; \\u202E \\u{202E} \0\t",
    ] {
        assert_eq!(control_findings(text.chars()), [], "{text:?}");
    }
}

#[test]
fn what_shows_nothing_and_is_not_needed() {
    for (text, expected) in [
        ("pay\u{200B}pal", &[(3, 4)][..]),
        ("pay\u{200C}pal", &[(3, 4)]),
        ("a\u{200D}b\u{AD}1 \u{AD}", &[(1, 2), (3, 4), (6, 7)]),
        ("\u{628}\u{200C}\u{200C}\u{628}", &[(2, 3)]),
        ("a\u{200C} \u{628} a**\u{200B}**a", &[(1, 2), (8, 9)]),
        ("\u{E01} a\u{200B}1\u{200B}b", &[(3, 4), (5, 6)]),
        ("a\u{AD}\u{AD}b", &[(1, 3)]),
        // No line ends there without a word joiner.
        ("ad\u{2060}min", &[(2, 3)]),
        ("\"admin\u{2060}\" ;\u{2060};", &[(6, 7), (10, 11)]),
        ("\u{2060}a\u{2060}", &[(0, 1), (2, 3)]),
        // Isolates and embeddings with nothing in them.
        ("ad\u{2066}\u{2069}min", &[(2, 4)]),
        ("\u{200B}\u{202B}\u{202C}\u{2067}\u{2069}\u{2068}a\u{2069}", &[(0, 5)]),
        ("a\u{FEFF}\u{2060}\u{3164}\u{115F}\u{1160}\u{FFA0}\u{16FE4}", &[(1, 8)]),
        // Variation selectors after each other, and without a base.
        ("\u{26D4}\u{FE0F}\u{FE0F}\u{E0101}", &[(2, 4)]),
        ("\u{FE0F}a\u{FE0F} \u{FE0F}", &[(0, 1), (2, 3), (4, 5)]),
        // Tags: no flag, a flag without an end, with too many, with others.
        ("a\u{E0041}\u{E0042}", &[(1, 3)]),
        ("\u{1F3F4}\u{E0067}\u{E0062}", &[(1, 3)]),
        ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E0074}\u{E0074}\u{E007F}", &[(1, 9)]),
        ("\u{1F3F4}\u{E0041}\u{E0042}\u{E0043}\u{E007F}", &[(1, 5)]),
        ("\u{1F469}\u{200D}\u{200D}\u{1F468}", &[(1, 3)]),
        ("a\u{34F}b\u{180E}", &[(1, 2), (3, 4)]),
        ("a\u{FFF9}b", &[(1, 2)]),
        ("\u{200D}", &[(0, 1)]),
    ] {
        let found = control_findings(text.chars());
        assert!(found.iter().all(
            |it| it.finding_kind == ControlFindingKind::InvisibleCharacters && it.control_scope.is_none()
        ));
        let ranges: Vec<(usize, usize)> =
            found.iter().map(|it| (it.characters_in_line.start, it.characters_in_line.end)).collect();
        assert_eq!(ranges, expected, "{text:?}");
    }
}

/// BD2: 125 levels. What is deeper is counted, in bounded memory, and ends where its counterpart is.
#[test]
fn deeper_than_there_are_levels() {
    let isolates = |count: usize| "\u{2067}".repeat(count);
    let closed = format!("{}a{}", isolates(10_000), "\u{2069}".repeat(10_000));
    assert_eq!(found(&closed), []);
    let open = control_findings(isolates(10_000).chars());
    assert_eq!(open.len(), 126);
    let deeper = open.last().expect("those that are too deep");
    assert_eq!(
        (deeper.characters_in_line.start, deeper.control_scope, deeper.omitted_overflow_control_count),
        (125, Some(ControlScope::IgnoredAsOverflow), 9_874)
    );
    // An override is one at any depth.
    let text = format!("{}\u{202E}\u{202E}\u{202C}\u{202C}{}", isolates(125), "\u{2069}".repeat(125));
    let overrides = control_findings(text.chars());
    assert_eq!(overrides.len(), 1);
    assert_eq!(
        (overrides[0].finding_kind, overrides[0].omitted_overflow_control_count),
        (ControlFindingKind::OverrideControl, 1)
    );
}

proptest! {
    /// However it is cut.
    #[test]
    fn a_text_in_parts_is_read_as_character_by_character(
        parts in proptest::collection::vec("[a-c \r\n\t*\"(.\u{5D0}\u{628}\u{AD}\u{E01}\u{2060}\u{200B}-\u{200E}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FE0F}\u{1F469}]{0,12}", 0..6),
    ) {
        let mut scanner = ControlScanner::default();
        parts.iter().for_each(|it| scanner.push_str(it));
        scanner.finish();
        prop_assert_eq!(scanner.take_findings(), control_findings(parts.concat().chars()));
    }
}

/// A line of any length is read in bounded memory where what is found is taken.
#[test]
fn a_long_line_gives_its_findings_as_it_is_read() {
    let mut scanner = ControlScanner::default();
    let (mut count, mut most) = (0, 0);
    for _ in 0..100_000 {
        "\u{2069}\u{AD}a".chars().for_each(|it| scanner.push(it));
        let taken = scanner.take_findings().len();
        (count, most) = (count + taken, most.max(taken));
    }
    scanner.finish();
    assert_eq!(count + scanner.take_findings().len(), 200_000);
    assert!(most < 5_000, "{most}");
    assert_eq!(scanner.next_line_and_character_index(), (0, 300_000));
}
