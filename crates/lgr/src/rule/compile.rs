//! Compiling a rule to the steps by which it is matched.

use super::id::RuleId;
use super::named_rule::NamedRule;
use super::node::RulePart;
use super::program::{Code, Look, Program, Step};

/// The most ways to match a rule that are told apart before it is tried.
const MAX_NEEDS: usize = 16;

impl Program {
    /// Compiles a rule, whose size has been [measured](RulePart::measure); `rules` are those defined before, `words` the size of
    /// a mask of sets.
    pub(crate) fn new(body: &RulePart, rules: &[NamedRule], words: usize) -> Self {
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
    fn body(&self, rule: RuleId) -> &'a RulePart {
        &self.rules[rule.0 as usize].body
    }

    /// Adds the steps of a part, read from its end to its beginning if `backward`.
    fn emit(&mut self, node: &RulePart, backward: bool, code: &mut Code) {
        match node {
            RulePart::Any => code.push(Step::Any),
            RulePart::Set(set) => code.push(Step::Set(*set)),
            RulePart::Start => code.push(Step::Start),
            RulePart::End => code.push(Step::End),
            RulePart::Anchor => code.push(Step::Anchor),
            RulePart::Rule(rule) => self.emit(self.body(*rule), backward, code),
            RulePart::Sequence(parts) => {
                for at in 0..parts.len() {
                    let at = if backward { parts.len() - 1 - at } else { at };
                    self.emit(&parts[at], backward, code);
                }
            }
            RulePart::Choice(parts) => self.emit_choice(parts, backward, code),
            RulePart::Repeat { part, least, most } => self.emit_repeat(part, (*least, *most), backward, code),
            RulePart::LookBehind(part) | RulePart::LookAhead(part) => {
                let mut look = Look { is_behind: matches!(node, RulePart::LookBehind(_)), ..Look::default() };
                for (backward, code) in [(false, &mut look.forward), (true, &mut look.backward)] {
                    self.emit(part, backward, code);
                    code.push(Step::Match);
                }
                code.push(Step::Look(self.looks.len() as u32));
                self.looks.push(look);
            }
        }
    }

    fn emit_choice(&mut self, parts: &[RulePart], backward: bool, code: &mut Code) {
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
        part: &RulePart,
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
    fn needs(&self, node: &RulePart) -> Option<Vec<Box<[u64]>>> {
        let nothing = || vec![vec![0; self.words].into_boxed_slice()];
        match node {
            RulePart::Any | RulePart::Start | RulePart::End | RulePart::Anchor => Some(nothing()),
            RulePart::Set(set) => {
                let mut needs = nothing();
                needs[0][*set as usize / 64] |= 1 << (set % 64);
                Some(needs)
            }
            RulePart::Sequence(parts) => {
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
            RulePart::Choice(parts) => {
                let mut all = Vec::new();
                for part in parts {
                    all.extend(self.needs(part)?);
                    if all.len() > MAX_NEEDS {
                        return None;
                    }
                }
                Some(all)
            }
            RulePart::Repeat { part, least, .. } => {
                if *least == 0 {
                    Some(nothing())
                } else {
                    self.needs(part)
                }
            }
            RulePart::LookBehind(part) | RulePart::LookAhead(part) => self.needs(part),
            RulePart::Rule(rule) => self.rules[rule.0 as usize].program.needs.clone(),
        }
    }

    /// Whether every way to match it begins with the anchor, whatever stands before that without taking a code point.
    fn begins_with_anchor(&self, node: &RulePart) -> bool {
        match node {
            RulePart::Anchor => true,
            RulePart::Any | RulePart::Set(_) | RulePart::Start | RulePart::End | RulePart::Repeat { .. } => {
                false
            }
            RulePart::LookBehind(_) | RulePart::LookAhead(_) => false,
            RulePart::Sequence(parts) => parts
                .iter()
                .find(|it| {
                    !matches!(
                        it,
                        RulePart::LookBehind(_) | RulePart::LookAhead(_) | RulePart::Start | RulePart::End
                    )
                })
                .is_some_and(|it| self.begins_with_anchor(it)),
            RulePart::Choice(parts) => parts.iter().all(|it| self.begins_with_anchor(it)),
            RulePart::Rule(rule) => self.rules[rule.0 as usize].program.begins_with_anchor,
        }
    }
}
