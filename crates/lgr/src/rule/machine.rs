//! Matching.

use super::program::{Code, Program, Step};
use super::symbols::{Symbols, Text};

/// Matches rules. Its memory is used again from rule to rule.
#[derive(Clone, Default, Debug)]
pub(crate) struct Machine {
    /// Lists that nobody uses at the moment.
    spare: Vec<Lists>,
    looks: Vec<LookState>,
    /// How many steps were taken so far.
    steps: u64,
}

/// The code points that an anchor stands for: where they begin and how many they are.
pub(crate) type Anchor = (usize, usize);

/// The places in a code that are reached, and those that have been looked at for the same place of the label.
#[derive(Clone, Default, Debug)]
struct Lists {
    now: Vec<u32>,
    next: Vec<u32>,
    /// What goes on after the anchor, when its end is reached.
    after_anchor: Vec<u32>,
    stack: Vec<u32>,
    seen: Vec<u32>,
    turn: u32,
}

/// What is known of a `look-behind` or `look-ahead` in the label.
#[derive(Clone, Default, Debug)]
struct LookState {
    /// At how many places it was asked for.
    asked: u32,
    /// At which places it holds, after it was asked for often.
    holds: Option<Vec<bool>>,
}

/// How often something is looked for from one place, before all places are found at once. With this bound, the time for
/// all places stays linear in the label's length.
const ASKED_ONE_BY_ONE: u32 = 2;

/// How often each step of a rule is taken at most at each place of a label: once for the rule itself, and twice for a
/// `look-behind` or `look-ahead`, after which it is looked for at all places at once.
pub const MAX_STEPS_PER_POSITION: usize = ASKED_ONE_BY_ONE as usize + 1;

/// What is constant while a rule is matched.
#[derive(Clone, Copy)]
struct Subject<'a> {
    program: &'a Program,
    symbols: &'a Symbols,
    text: &'a [u32],
    anchor: Option<Anchor>,
}

/// The places of a label where a match may begin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    At(usize),
    Anywhere,
}

impl Machine {
    /// How many steps were taken since the machine was made.
    pub(crate) const fn steps(&self) -> u64 {
        self.steps
    }

    /// Whether a rule matches the label: anywhere in it, unless the rule itself says where. An anchor is where it is told to
    /// be; without one, a rule with an anchor does not match.
    pub(crate) fn matches(
        &mut self,
        program: &Program,
        symbols: &Symbols,
        text: &Text,
        anchor: Option<Anchor>,
    ) -> bool {
        if program.needs.as_ref().is_some_and(|ways| !ways.iter().any(|sets| text.has_all(sets))) {
            return false;
        }
        self.looks.clear();
        self.looks.resize(program.looks.len(), LookState::default());
        let begins = match anchor {
            Some((at, _)) if program.begins_with_anchor => Begins::At(at),
            _ => Begins::Anywhere,
        };
        let subject = Subject { program, symbols, text: text.symbols(), anchor };
        self.scan(subject, &program.code, false, begins, &mut |_| true)
    }

    /// Follows all ways through `code` at once, towards the beginning of the label if `backward`. Calls `found` with each
    /// place where the code ends, until it returns `true`; then the result is `true` too.
    fn scan(
        &mut self,
        subject: Subject<'_>,
        code: &Code,
        backward: bool,
        begins: Begins,
        found: &mut dyn FnMut(usize) -> bool,
    ) -> bool {
        let mut lists = self.spare.pop().unwrap_or_default();
        lists.now.clear();
        lists.next.clear();
        lists.after_anchor.clear();
        if lists.seen.len() < code.len() {
            lists.seen.resize(code.len(), 0);
        }
        let length = subject.text.len();
        let mut at = match begins {
            Begins::At(at) => at,
            Begins::Anywhere if backward => length,
            Begins::Anywhere => 0,
        };
        let mut is_first = true;
        let mut is_found = false;
        loop {
            lists.start_turn();
            if is_first || begins == Begins::Anywhere {
                is_found |= self.follow(subject, code, at, 0, &mut lists, found);
            }
            is_first = false;
            let anchor_end = subject.anchor.map(|(start, length)| start + length);
            if !lists.after_anchor.is_empty() && anchor_end == Some(at) {
                for place in std::mem::take(&mut lists.after_anchor) {
                    is_found |= self.follow(subject, code, at, place, &mut lists, found);
                }
            }
            let mut reached = std::mem::take(&mut lists.next);
            for place in reached.drain(..) {
                is_found |= self.follow(subject, code, at, place, &mut lists, found);
            }
            lists.next = reached;
            let is_over = lists.now.is_empty() && lists.after_anchor.is_empty() && begins != Begins::Anywhere;
            if is_found || is_over || at == if backward { 0 } else { length } {
                break;
            }
            let symbol = subject.text[if backward { at - 1 } else { at }];
            let mut now = std::mem::take(&mut lists.now);
            for place in now.drain(..) {
                let takes = match code[place as usize] {
                    Step::Set(set) => subject.symbols.is_in(symbol, set),
                    step => step == Step::Any,
                };
                if takes {
                    lists.next.push(place + 1);
                }
            }
            lists.now = now;
            at = if backward { at - 1 } else { at + 1 };
        }
        self.spare.push(lists);
        is_found
    }

    /// Goes on from a place in the code as far as no code point of the label is taken.
    fn follow(
        &mut self,
        subject: Subject<'_>,
        code: &Code,
        at: usize,
        place: u32,
        lists: &mut Lists,
        found: &mut dyn FnMut(usize) -> bool,
    ) -> bool {
        lists.stack.push(place);
        let mut is_found = false;
        while let Some(place) = lists.stack.pop() {
            if std::mem::replace(&mut lists.seen[place as usize], lists.turn) == lists.turn {
                continue;
            }
            self.steps += 1;
            match code[place as usize] {
                Step::Any | Step::Set(_) => lists.now.push(place),
                Step::Fork(one, other) => lists.stack.extend([other, one]),
                Step::Jump(there) => lists.stack.push(there),
                Step::Start if at == 0 => lists.stack.push(place + 1),
                Step::End if at == subject.text.len() => lists.stack.push(place + 1),
                Step::Start | Step::End => {}
                Step::Anchor => match subject.anchor {
                    // An anchor never stands in what is read backward.
                    Some((start, 0)) if start == at => lists.stack.push(place + 1),
                    Some((start, _)) if start == at => lists.after_anchor.push(place + 1),
                    _ => {}
                },
                Step::Look(look) => {
                    if self.look(subject, look, at) {
                        lists.stack.push(place + 1);
                    }
                }
                Step::Match => is_found |= found(at),
            }
        }
        is_found
    }

    /// Whether a `look-behind` or `look-ahead` holds at a place.
    fn look(&mut self, subject: Subject<'_>, look: u32, at: usize) -> bool {
        let number = look as usize;
        if let Some(holds) = &self.looks[number].holds {
            return holds[at];
        }
        let look = &subject.program.looks[number];
        self.looks[number].asked += 1;
        if self.looks[number].asked <= ASKED_ONE_BY_ONE {
            let code = if look.is_behind { &look.backward } else { &look.forward };
            return self.scan(subject, code, look.is_behind, Begins::At(at), &mut |_| true);
        }
        let mut holds = vec![false; subject.text.len() + 1];
        let code = if look.is_behind { &look.forward } else { &look.backward };
        self.scan(subject, code, !look.is_behind, Begins::Anywhere, &mut |place| {
            holds[place] = true;
            false
        });
        let here = holds[at];
        self.looks[number].holds = Some(holds);
        here
    }
}

impl Lists {
    /// Forgets which places of the code have been looked at.
    fn start_turn(&mut self) {
        self.turn = self.turn.wrapping_add(1);
        if self.turn == 0 {
            self.seen.fill(0);
            self.turn = 1;
        }
    }
}
