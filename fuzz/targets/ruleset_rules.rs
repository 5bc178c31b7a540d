//! Rules of rulesets: each matches what a plain search through all ways finds, in linear time, or is refused when it is read.

#![no_main]

use bidiscope_lgr::{MAX_STEPS_PER_POSITION, Ruleset, RulesetErrorKind};
use libfuzzer_sys::fuzz_target;
use part::{Part, has_anchor, looks_around, matches, xml};

#[path = "../../crates/lgr/tests/rfc7940/part.rs"]
mod part;

/// The most characters of a label: the plain search is slow.
const MOST: usize = 8;

fuzz_target!(|bytes: &[u8]| {
    let Some((rule, label)) =
        bytes.iter().position(|it| *it == b'=').map(|at| (&bytes[..at], &bytes[at + 1..]))
    else {
        return;
    };
    let mut rule = rule.iter().copied();
    let parts = parts(&mut rule, 0);
    let label: Vec<char> = label.iter().take(MOST).map(|it| char::from(b'a' + it % 3)).collect();
    // A rule with an anchor is the context of every code point, another one that of an action.
    let is_context = has_anchor(&parts);
    let (context, action) = match is_context {
        true => (" when=\"x\"", ""),
        false => ("", "<action disp=\"matched\" match=\"x\"/>"),
    };
    let text = format!(
        "<lgr xmlns=\"urn:ietf:params:xml:ns:lgr-1.0\"><data><range first-cp=\"0061\" last-cp=\"0063\"{context}/></data>\
         <rules>{}{action}</rules></lgr>",
        xml(&parts)
    );
    let ruleset = match Ruleset::read(text.as_bytes()) {
        Ok(ruleset) => ruleset,
        Err(error) => {
            let is_due = match error.error_kind {
                RulesetErrorKind::RuleTooLarge | RulesetErrorKind::TooDeep => true,
                RulesetErrorKind::AnchorInLookAround => is_context,
                RulesetErrorKind::LookAroundWithoutAnchor => looks_around(&parts) && !is_context,
                _ => false,
            };
            assert!(is_due, "{error}: {text}");
            return;
        }
    };
    let mut evaluator = ruleset.label_evaluator();
    let judgement = evaluator.judge(&label);
    // A context is asked for at each place.
    let times = if is_context { label.len().max(1) } else { 1 };
    let most = times * MAX_STEPS_PER_POSITION * (label.len() + 1) * ruleset.rules()[0].expanded_step_count();
    assert!(
        evaluator.total_match_step_count() <= most as u64,
        "{} steps, at most {most}: {text}",
        evaluator.total_match_step_count()
    );
    if label.is_empty() || parts.is_empty() {
        return;
    }
    if is_context {
        let outside: Vec<usize> =
            judgement.code_points_not_in_repertoire.iter().map(|it| it.index_in_label).collect();
        let expected: Vec<usize> =
            (0..label.len()).filter(|at| !matches(&parts, &label, Some(*at))).collect();
        assert_eq!(outside, expected, "{text} {label:?}");
    } else {
        assert_eq!(judgement.disposition == "matched", matches(&parts, &label, None), "{text} {label:?}");
    }
});

/// Parts by one letter each: `.` any, `a` to `c` themselves, `[` and `|` and `(` with what is in them up to `)`, `^` and `$` the
/// ends, `@` the anchor, `<` and `>` what stands before and after, and after a part without positions `*`, `+` or a digit how
/// often it occurs.
fn parts(letters: &mut impl Iterator<Item = u8>, depth: usize) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    while let Some(letter) = letters.next() {
        let part = match letter {
            b'.' => Part::Any,
            b'a'..=b'c' => Part::Char(char::from(letter).to_string()),
            b'd'..=b'f' => Part::Class(['a', char::from(letter - 2)].into()),
            b'^' => Part::Start,
            b'$' => Part::End,
            b'@' => Part::Anchor,
            b')' => return parts,
            b'(' if depth < 6 => Part::Rule(self::parts(letters, depth + 1)),
            b'<' if depth < 6 => Part::Behind(self::parts(letters, depth + 1)),
            b'>' if depth < 6 => Part::Ahead(self::parts(letters, depth + 1)),
            b'|' if depth < 6 => match self::parts(letters, depth + 1) {
                inner if inner.is_empty() => continue,
                inner => Part::Choice(inner),
            },
            b'*' | b'+' | b'0'..=b'9' => {
                let count = match letter {
                    b'*' => (0, None),
                    b'+' => (1, None),
                    digit => (usize::from(digit - b'0') / 2, Some(usize::from(digit - b'0'))),
                };
                match parts.pop() {
                    Some(part) if is_plain(&part) => Part::Count(Box::new(part), count.0, count.1),
                    Some(part) => part,
                    None => continue,
                }
            }
            _ => continue,
        };
        parts.push(part);
    }
    parts
}

/// Whether a part holds no position, so that it may be repeated.
fn is_plain(part: &Part) -> bool {
    match part {
        Part::Any | Part::Char(_) | Part::Class(_) => true,
        Part::Choice(parts) | Part::Rule(parts) => parts.iter().all(is_plain_within),
        _ => false,
    }
}

fn is_plain_within(part: &Part) -> bool {
    matches!(part, Part::Count(..)) || is_plain(part)
}
