//! Compiling a rule to the steps by which it is matched.

use super::id::RuleId;
use super::named_rule::NamedRule;
use super::node::LgrRulePart;
use super::program::{Code, Look, Program, Step};

/// The most ways to match a rule that are told apart before it is tried.
const MAX_NEEDS: usize = 16;

impl Program {
    /// Compiles a rule, whose size has been [measured](LgrRulePart::measure); `rules` are those defined before, `words` the
    /// size of a mask of sets.
    pub(crate) fn new(body: &LgrRulePart, rules: &[NamedRule], words: usize) -> Self {
        let mut compiler = Compiler { rules, looks: Vec::new(), words };
        let mut code = Code::new();
        compiler.emit(body, false, &mut code);
        code.push(Step::Match);
        let needs = compiler.needs(body);
        let begins_with_anchor = compiler.begins_with_anchor(body);
        Self { code, looks: compiler.looks, begins_with_anchor, needs }
    }
}

struct Compiler<'a> {
    rules: &'a [NamedRule],
    looks: Vec<Look>,
    words: usize,
}

impl<'a> Compiler<'a> {
    fn body(&self, rule: RuleId) -> &'a LgrRulePart {
        &self.rules[rule.0 as usize].match_expression
    }

    /// Adds the steps of a part, read from its end to its beginning if `backward`.
    fn emit(&mut self, node: &LgrRulePart, backward: bool, code: &mut Code) {
        match node {
            LgrRulePart::AnyCodePoint => code.push(Step::Any),
            LgrRulePart::CodePointOfSet(set) => code.push(Step::Set(set.0)),
            LgrRulePart::LabelStart => code.push(Step::Start),
            LgrRulePart::LabelEnd => code.push(Step::End),
            LgrRulePart::ContextAnchor => code.push(Step::Anchor),
            LgrRulePart::RuleReference(rule) => self.emit(self.body(*rule), backward, code),
            LgrRulePart::Sequence(parts) => {
                for at in 0..parts.len() {
                    let at = if backward { parts.len() - 1 - at } else { at };
                    self.emit(&parts[at], backward, code);
                }
            }
            LgrRulePart::Choice(parts) => self.emit_choice(parts, backward, code),
            LgrRulePart::Repetition {
                repeated_part: part,
                min_repeat_count: least,
                max_repeat_count: most,
            } => self.emit_repeat(part, (*least, *most), backward, code),
            LgrRulePart::LookBehind(part) | LgrRulePart::LookAhead(part) => {
                let mut look =
                    Look { is_behind: matches!(node, LgrRulePart::LookBehind(_)), ..Look::default() };
                for (backward, code) in [(false, &mut look.forward), (true, &mut look.backward)] {
                    self.emit(part, backward, code);
                    code.push(Step::Match);
                }
                code.push(Step::Look(self.looks.len() as u32));
                self.looks.push(look);
            }
        }
    }

    fn emit_choice(&mut self, parts: &[LgrRulePart], backward: bool, code: &mut Code) {
        let Some((last, others)) = parts.split_last() else {
            // A rule without content matches nothing: there is no way on.
            code.push(Step::Jump(code.len() as u32));
            return;
        };
        let mut ends = Vec::with_capacity(others.len());
        for part in others {
            let fork = code.len();
            code.push(Step::Fork(fork as u32 + 1, 0));
            self.emit(part, backward, code);
            ends.push(code.len());
            code.push(Step::Jump(0));
            code[fork] = Step::Fork(fork as u32 + 1, code.len() as u32);
        }
        self.emit(last, backward, code);
        for end in ends {
            code[end] = Step::Jump(code.len() as u32);
        }
    }

    fn emit_repeat(
        &mut self,
        part: &LgrRulePart,
        (least, most): (u32, Option<u32>),
        backward: bool,
        code: &mut Code,
    ) {
        for _ in 0..least {
            self.emit(part, backward, code);
        }
        match most {
            None => {
                let fork = code.len();
                code.push(Step::Fork(0, 0));
                self.emit(part, backward, code);
                code.push(Step::Jump(fork as u32));
                code[fork] = Step::Fork(fork as u32 + 1, code.len() as u32);
            }
            Some(most) => {
                let mut forks = Vec::new();
                for _ in least..most {
                    forks.push(code.len());
                    code.push(Step::Fork(0, 0));
                    self.emit(part, backward, code);
                }
                for fork in forks {
                    code[fork] = Step::Fork(fork as u32 + 1, code.len() as u32);
                }
            }
        }
    }

    /// See [`Program::needs`].
    fn needs(&self, node: &LgrRulePart) -> Option<Vec<Box<[u64]>>> {
        let nothing = || vec![vec![0; self.words].into_boxed_slice()];
        match node {
            LgrRulePart::AnyCodePoint
            | LgrRulePart::LabelStart
            | LgrRulePart::LabelEnd
            | LgrRulePart::ContextAnchor => Some(nothing()),
            LgrRulePart::CodePointOfSet(set) => {
                let mut needs = nothing();
                needs[0][set.0 as usize / 64] |= 1 << (set.0 % 64);
                Some(needs)
            }
            LgrRulePart::Sequence(parts) => {
                let mut all = nothing();
                for part in parts {
                    let needs = self.needs(part)?;
                    if all.len() * needs.len() > MAX_NEEDS {
                        return None;
                    }
                    let both = |a: &[u64], b: &[u64]| a.iter().zip(b).map(|(a, b)| a | b).collect();
                    all = all.iter().flat_map(|a| needs.iter().map(move |b| both(a, b))).collect();
                }
                Some(all)
            }
            LgrRulePart::Choice(parts) => {
                let mut all = Vec::new();
                for part in parts {
                    all.extend(self.needs(part)?);
                    if all.len() > MAX_NEEDS {
                        return None;
                    }
                }
                Some(all)
            }
            LgrRulePart::Repetition { repeated_part: part, min_repeat_count: least, .. } => {
                if *least == 0 {
                    Some(nothing())
                } else {
                    self.needs(part)
                }
            }
            LgrRulePart::LookBehind(part) | LgrRulePart::LookAhead(part) => self.needs(part),
            LgrRulePart::RuleReference(rule) => self.rules[rule.0 as usize].program.needs.clone(),
        }
    }

    /// Whether every way to match it begins with the anchor, whatever stands before that without taking a code point.
    fn begins_with_anchor(&self, node: &LgrRulePart) -> bool {
        match node {
            LgrRulePart::ContextAnchor => true,
            LgrRulePart::AnyCodePoint
            | LgrRulePart::CodePointOfSet(_)
            | LgrRulePart::LabelStart
            | LgrRulePart::LabelEnd
            | LgrRulePart::Repetition { .. } => false,
            LgrRulePart::LookBehind(_) | LgrRulePart::LookAhead(_) => false,
            LgrRulePart::Sequence(parts) => parts
                .iter()
                .find(|it| {
                    !matches!(
                        it,
                        LgrRulePart::LookBehind(_)
                            | LgrRulePart::LookAhead(_)
                            | LgrRulePart::LabelStart
                            | LgrRulePart::LabelEnd
                    )
                })
                .is_some_and(|it| self.begins_with_anchor(it)),
            LgrRulePart::Choice(parts) => parts.iter().all(|it| self.begins_with_anchor(it)),
            LgrRulePart::RuleReference(rule) => self.rules[rule.0 as usize].program.begins_with_anchor,
        }
    }
}
