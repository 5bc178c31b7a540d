//! The Unicode Bidirectional Algorithm, written down from the text of UAX #9, character by character and without any of
//! the shortcuts that an implementation takes. Two of its rules can be left out, and each can give other classes.

use bidiscope_bidi::name::BidiClass::{
    self, AL, AN, B, BN, CS, EN, ES, ET, FSI, L, LRE, LRI, LRO, NSM, ON, PDF, PDI, R, RLE, RLI, RLO, S, WS,
};
use bidiscope_bidi::uba::UbaRule;

/// The rules that are applied.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    pub(crate) w2: bool,
    pub(crate) n0: bool,
    /// Classes that characters have after a W or N rule, whatever it gave them, unless they were strong before.
    pub(crate) instead: &'a [(UbaRule, usize, BidiClass)],
}

pub(crate) const ALL_RULES: Rules<'_> = Rules { w2: true, n0: true, instead: &[] };

/// A character with its class.
pub(crate) type Item = (char, BidiClass);

const MAX_DEPTH: u8 = 125;

/// The visual order of a paragraph, as indices of its characters, and their levels. Characters that X9 removes are
/// left out. `paragraph` is its level, or `None` for rules P2 and P3.
pub(crate) fn order(text: &[Item], paragraph: Option<u8>, rules: Rules<'_>) -> (Vec<usize>, Vec<u8>) {
    let original: Vec<BidiClass> = text.iter().map(|it| it.1).collect();
    let paragraph = paragraph.unwrap_or_else(|| p2_p3(&original, 0, original.len()));
    let mut classes = original.clone();
    let explicit = explicit(&mut classes, paragraph);
    let mut levels = explicit.clone();
    let kept: Vec<usize> = (0..text.len()).filter(|&at| !is_removed(original[at])).collect();
    for sequence in sequences(&kept, &original, &explicit) {
        let (sos, eos) = edges(&sequence, &kept, &original, &explicit, paragraph);
        let before_w: Vec<BidiClass> = sequence.iter().map(|&at| classes[at]).collect();
        let mut types = before_w.clone();
        let replace = |rule: UbaRule, types: &mut [BidiClass]| {
            for (place, at) in sequence.iter().enumerate().filter(|it| !matches!(before_w[it.0], L | R | AL))
            {
                let found = rules.instead.iter().rfind(|it| (it.0, it.1) == (rule, *at));
                found.into_iter().for_each(|it| types[place] = it.2);
            }
        };
        weak(&mut types, sos, rules, &replace);
        let embedding = if levels[sequence[0]] % 2 == 1 { R } else { L };
        if rules.n0 {
            let scalars: Vec<char> = sequence.iter().map(|&at| text[at].0).collect();
            n0(&scalars, &before_w, &mut types, sos, embedding);
        }
        replace(UbaRule::N0, &mut types);
        neutral(&mut types, sos, eos, embedding, &replace);
        for (&at, &class) in sequence.iter().zip(&types) {
            levels[at] += match (levels[at] % 2, class) {
                (0, R) | (1, L | EN | AN) => 1,
                (0, AN | EN) => 2,
                _ => 0,
            };
        }
    }
    l1(&kept, &original, &mut levels, paragraph);
    (l2(&kept, &levels), levels)
}

fn is_removed(class: BidiClass) -> bool {
    matches!(class, RLE | LRE | RLO | LRO | PDF | BN)
}

fn is_initiator(class: BidiClass) -> bool {
    matches!(class, LRI | RLI | FSI)
}

/// BD9.
fn matching_pdi(classes: &[BidiClass], initiator: usize) -> Option<usize> {
    let mut depth = 1;
    for (at, &class) in classes.iter().enumerate().skip(initiator + 1) {
        if is_initiator(class) {
            depth += 1;
        } else if class == PDI {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

fn p2_p3(classes: &[BidiClass], start: usize, end: usize) -> u8 {
    let mut at = start;
    while at < end {
        match classes[at] {
            L => return 0,
            R | AL => return 1,
            class if is_initiator(class) => match matching_pdi(classes, at) {
                Some(pdi) => at = pdi,
                None => return 0,
            },
            _ => {}
        }
        at += 1;
    }
    0
}

/// X1 to X8. The levels of removed characters mean nothing.
fn explicit(classes: &mut [BidiClass], paragraph: u8) -> Vec<u8> {
    let original = classes.to_vec();
    let mut levels = vec![paragraph; classes.len()];
    let mut stack: Vec<(u8, Option<BidiClass>, bool)> = vec![(paragraph, None, false)];
    let (mut overflow_isolates, mut overflow_embeddings, mut valid_isolates) = (0, 0, 0);
    let odd = |level: u8| if level.is_multiple_of(2) { level + 1 } else { level + 2 };
    let even = |level: u8| if level.is_multiple_of(2) { level + 2 } else { level + 1 };
    for at in 0..original.len() {
        let last = *stack.last().expect("the paragraph's entry stays");
        match original[at] {
            class @ (RLE | LRE | RLO | LRO) => {
                let level = if matches!(class, RLE | RLO) { odd(last.0) } else { even(last.0) };
                let is_override = match class {
                    RLO => Some(R),
                    LRO => Some(L),
                    _ => None,
                };
                if level <= MAX_DEPTH && overflow_isolates == 0 && overflow_embeddings == 0 {
                    stack.push((level, is_override, false));
                } else if overflow_isolates == 0 {
                    overflow_embeddings += 1;
                }
            }
            class @ (RLI | LRI | FSI) => {
                levels[at] = last.0;
                classes[at] = last.1.unwrap_or(class);
                let end = matching_pdi(&original, at).unwrap_or(original.len());
                let is_right = class == RLI || class == FSI && p2_p3(&original, at + 1, end) == 1;
                let level = if is_right { odd(last.0) } else { even(last.0) };
                if level <= MAX_DEPTH && overflow_isolates == 0 && overflow_embeddings == 0 {
                    valid_isolates += 1;
                    stack.push((level, None, true));
                } else {
                    overflow_isolates += 1;
                }
            }
            PDI => {
                if overflow_isolates > 0 {
                    overflow_isolates -= 1;
                } else if valid_isolates > 0 {
                    overflow_embeddings = 0;
                    while !stack.last().expect("an isolate is open").2 {
                        stack.pop();
                    }
                    stack.pop();
                    valid_isolates -= 1;
                }
                let last = *stack.last().expect("the paragraph's entry stays");
                levels[at] = last.0;
                classes[at] = last.1.unwrap_or(PDI);
            }
            PDF => {
                if overflow_isolates > 0 {
                } else if overflow_embeddings > 0 {
                    overflow_embeddings -= 1;
                } else if !last.2 && stack.len() >= 2 {
                    stack.pop();
                }
            }
            BN => {}
            B => levels[at] = paragraph,
            class => {
                levels[at] = last.0;
                classes[at] = last.1.unwrap_or(class);
            }
        }
    }
    levels
}

/// X10, BD13: the isolating run sequences of the characters that remain.
fn sequences(kept: &[usize], original: &[BidiClass], levels: &[u8]) -> Vec<Vec<usize>> {
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for &at in kept {
        match runs.last_mut() {
            Some(run) if levels[*run.last().expect("no run is empty")] == levels[at] => run.push(at),
            _ => runs.push(vec![at]),
        }
    }
    let pairs: Vec<(usize, usize)> = (0..original.len())
        .filter(|&at| is_initiator(original[at]))
        .filter_map(|at| Some((at, matching_pdi(original, at)?)))
        .collect();
    let mut found = Vec::new();
    for run in &runs {
        if pairs.iter().any(|&(_, pdi)| pdi == run[0]) {
            continue;
        }
        let mut sequence = run.clone();
        while let Some(&(_, pdi)) = pairs.iter().find(|it| it.0 == *sequence.last().expect("not empty")) {
            sequence.extend(runs.iter().find(|it| it[0] == pdi).expect("the PDI begins a run"));
        }
        found.push(sequence);
    }
    found
}

/// X10: sos and eos.
fn edges(
    sequence: &[usize],
    kept: &[usize],
    original: &[BidiClass],
    levels: &[u8],
    paragraph: u8,
) -> (BidiClass, BidiClass) {
    let (first, last) = (sequence[0], *sequence.last().expect("not empty"));
    let before = kept.iter().rev().find(|&&at| at < first).map_or(paragraph, |&at| levels[at]);
    let after = if is_initiator(original[last]) {
        paragraph
    } else {
        kept.iter().find(|&&at| at > last).map_or(paragraph, |&at| levels[at])
    };
    let class = |one: u8, other: u8| if one.max(other) % 2 == 1 { R } else { L };
    (class(before, levels[first]), class(after, levels[last]))
}

fn weak(
    types: &mut [BidiClass],
    sos: BidiClass,
    rules: Rules<'_>,
    replace: &dyn Fn(UbaRule, &mut [BidiClass]),
) {
    // W1
    for at in 0..types.len() {
        if types[at] == NSM {
            types[at] = match at.checked_sub(1).map(|it| types[it]) {
                None => sos,
                Some(LRI | RLI | FSI | PDI) => ON,
                Some(class) => class,
            };
        }
    }
    let last_strong = |types: &[BidiClass], at: usize| {
        types[..at].iter().rev().copied().find(|it| matches!(it, L | R | AL)).unwrap_or(sos)
    };
    replace(UbaRule::W1, types);
    // W2
    if rules.w2 {
        for at in 0..types.len() {
            if types[at] == EN && last_strong(types, at) == AL {
                types[at] = AN;
            }
        }
    }
    replace(UbaRule::W2, types);
    // W3
    types.iter_mut().filter(|it| **it == AL).for_each(|it| *it = R);
    replace(UbaRule::W3, types);
    // W4
    for at in 1..types.len().saturating_sub(1) {
        types[at] = match (types[at - 1], types[at], types[at + 1]) {
            (EN, ES | CS, EN) => EN,
            (AN, CS, AN) => AN,
            (_, class, _) => class,
        };
    }
    replace(UbaRule::W4, types);
    // W5
    for at in 0..types.len() {
        if types[at] == ET {
            let end = (at..types.len()).find(|&it| types[it] != ET).unwrap_or(types.len());
            let is_number = |it: Option<usize>| it.and_then(|it| types.get(it)).is_some_and(|it| *it == EN);
            if is_number(at.checked_sub(1)) || is_number(Some(end)) {
                types[at] = EN;
            }
        }
    }
    replace(UbaRule::W5, types);
    // W6
    types.iter_mut().filter(|it| matches!(it, ES | ET | CS)).for_each(|it| *it = ON);
    replace(UbaRule::W6, types);
    // W7
    for at in 0..types.len() {
        if types[at] == EN && last_strong(types, at) == L {
            types[at] = L;
        }
    }
    replace(UbaRule::W7, types);
}

/// As N0 sees a class: numbers are R.
fn strong(class: BidiClass) -> Option<BidiClass> {
    match class {
        L => Some(L),
        R | EN | AN => Some(R),
        _ => None,
    }
}

fn n0(
    scalars: &[char],
    before_w: &[BidiClass],
    types: &mut [BidiClass],
    sos: BidiClass,
    embedding: BidiClass,
) {
    // BD16
    let mut open: Vec<(char, usize)> = Vec::new();
    let mut pairs = Vec::new();
    for at in 0..types.len() {
        if types[at] != ON || before_w[at] != ON {
            continue;
        }
        match scalars[at] {
            '(' | '[' | '{' if open.len() == 63 => {
                pairs.clear();
                break;
            }
            '(' => open.push((')', at)),
            '[' => open.push((']', at)),
            '{' => open.push(('}', at)),
            closing => {
                if let Some(nth) = open.iter().rposition(|it| it.0 == closing) {
                    pairs.push((open[nth].1, at));
                    open.truncate(nth);
                }
            }
        }
    }
    pairs.sort_unstable();
    for (opening, closing) in pairs {
        let inside: Vec<BidiClass> =
            types[opening + 1..closing].iter().filter_map(|&it| strong(it)).collect();
        let direction = if inside.contains(&embedding) {
            embedding
        } else if inside.is_empty() {
            continue;
        } else {
            let before = types[..opening].iter().rev().find_map(|&it| strong(it)).unwrap_or(sos);
            if before == embedding { embedding } else { before }
        };
        for bracket in [opening, closing] {
            types[bracket] = direction;
            for at in bracket + 1..types.len() {
                if before_w[at] != NSM {
                    break;
                }
                types[at] = direction;
            }
        }
    }
}

fn neutral(
    types: &mut [BidiClass],
    sos: BidiClass,
    eos: BidiClass,
    embedding: BidiClass,
    replace: &dyn Fn(UbaRule, &mut [BidiClass]),
) {
    let is_neutral = |class: BidiClass| matches!(class, B | S | WS | ON | FSI | LRI | RLI | PDI);
    let before_n = types.to_vec();
    // N1
    for at in 0..types.len() {
        if is_neutral(before_n[at]) {
            let before = before_n[..at].iter().rev().find(|it| !is_neutral(**it));
            let after = before_n[at..].iter().find(|it| !is_neutral(**it));
            let before = before.map_or(Some(sos), |&it| strong(it));
            let after = after.map_or(Some(eos), |&it| strong(it));
            if before == after {
                types[at] = before.expect("strong");
            }
        }
    }
    replace(UbaRule::N1, types);
    // N2
    types.iter_mut().filter(|it| is_neutral(**it)).for_each(|it| *it = embedding);
    replace(UbaRule::N2, types);
}

fn l1(kept: &[usize], original: &[BidiClass], levels: &mut [u8], paragraph: u8) {
    let mut is_end = true;
    for &at in kept.iter().rev() {
        is_end = match original[at] {
            S | B => true,
            WS | FSI | LRI | RLI | PDI => is_end,
            _ => false,
        };
        if is_end {
            levels[at] = paragraph;
        }
    }
}

fn l2(kept: &[usize], levels: &[u8]) -> Vec<usize> {
    let mut visual = kept.to_vec();
    let highest = kept.iter().map(|&at| levels[at]).max().unwrap_or(0);
    for level in (1..=highest).rev() {
        let mut start = 0;
        while start < visual.len() {
            let end = (start..visual.len()).find(|&it| levels[visual[it]] < level).unwrap_or(visual.len());
            visual[start..end].reverse();
            start = end.max(start) + 1;
        }
    }
    visual
}
