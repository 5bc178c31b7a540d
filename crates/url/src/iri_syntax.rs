//! The syntax of web addresses with characters beyond ASCII: IRIs (RFC 3987 section 2.2). Dürst's draft, section 4.1, asks
//! for it of identifiers that stand on their own: they "MUST conform directly to the relevant syntax rules".

use std::ops::Range;

use bidiscope_bidi::address::{
    AuthoritySyntax, UrlPart, UrlPartKind, begins_with_percent_escape, parts_from_authority,
};
use bidiscope_bidi::name::{Character, Input};
use bidiscope_bidi::order::is_bidi_control;

use bidiscope_idna::verdict::{Finding, FindingDetail, FindingKind, IriSyntaxProblem};

/// Where an address violates the syntax of IRIs: the first place in each part. `start` is that of its authority, after `//`.
/// A host that is a domain name is not asked about: IDNA is stricter.
pub(super) fn findings(input: &Input, start: usize) -> Vec<Finding> {
    let text = input.characters();
    let scalars: Vec<char> = text.iter().map(|it| it.scalar).collect();
    let is_judged = |it: &UrlPart| {
        it.part != UrlPartKind::Host
            || input.host().is_none() && scalars.get(it.character_range.start) != Some(&'[')
    };
    let parts = parts_from_authority(&scalars, start, AuthoritySyntax::GENERIC).into_iter().filter(is_judged);
    let problems = parts.filter_map(|it| problem_in(text, it.part, it.character_range));
    problems
        .map(|(at, problem)| {
            Finding::new(FindingKind::IriSyntax, None, vec![at])
                .with_detail(FindingDetail::IriSyntaxProblem(problem))
        })
        .collect()
}

fn problem_in(
    text: &[Character],
    part: UrlPartKind,
    range: Range<usize>,
) -> Option<(usize, IriSyntaxProblem)> {
    range.clone().find_map(|at| {
        let scalar = text[at].scalar;
        let problem = match scalar {
            _ if part == UrlPartKind::Port && !scalar.is_ascii_digit() => IriSyntaxProblem::NonDigitInPort,
            '%' if begins_with_percent_escape(text[at..range.end].iter().map(|it| it.scalar)) => return None,
            '%' => IriSyntaxProblem::InvalidPercentEscape,
            '#' if part == UrlPartKind::Fragment => IriSyntaxProblem::SecondNumberSign,
            _ if is_bidi_control(scalar) => IriSyntaxProblem::BidiControl,
            _ if is_allowed(scalar, part) => return None,
            _ => IriSyntaxProblem::InvalidCharacter,
        };
        Some((at, problem))
    })
}

/// Whether a character stands in this part by itself.
const fn is_allowed(scalar: char, part: UrlPartKind) -> bool {
    match scalar {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '.' | '_' | '~' => true,
        '!' | '$' | '&' | '\'' | '(' | ')' | '*' | '+' | ',' | ';' | '=' => true,
        ':' => !matches!(part, UrlPartKind::Host),
        '@' | '/' => matches!(part, UrlPartKind::Path | UrlPartKind::Query | UrlPartKind::Fragment),
        '?' => matches!(part, UrlPartKind::Query | UrlPartKind::Fragment),
        _ if is_private(scalar) => matches!(part, UrlPartKind::Query),
        _ => is_ucschar(scalar),
    }
}

/// `iprivate`.
const fn is_private(scalar: char) -> bool {
    matches!(scalar, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}')
}

/// `ucschar`: without the controls up to U+009F, noncharacters, private use, U+FFF0 to U+FFFF and U+E0000 to U+E0FFF.
const fn is_ucschar(scalar: char) -> bool {
    let value = scalar as u32;
    match value {
        0..=0x9F | 0xFDD0..=0xFDEF | 0xFFF0..=0xFFFF | 0xE0000..=0xE0FFF => false,
        _ => value & 0xFFFE != 0xFFFE,
    }
}
