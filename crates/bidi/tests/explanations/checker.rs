//! Whether a statement is true of the text at its step, by a reading of the documents that shares nothing with
//! the program.

use bidiscope_bidi::name::BidiClass::{
    self, AL, AN, B, BN, CS, EN, ES, ET, FSI, L, LRE, LRI, LRO, NSM, ON, PDF, PDI, R, RLE, RLI, RLO, S, WS,
};
use bidiscope_bidi::order::choices::{DirectionWithinField, FieldLayout, ParagraphDirectionChoice};
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex, VisualIndex};
use bidiscope_bidi::trace::{
    CharRef, CharacterTraceEvent, Explanation, IsolatingRunSequenceEdge, Neighbour, ParagraphLevelReason,
    TraceStep, TraceStepDetail, TraceStepKind,
};
use bidiscope_bidi::uba::{UbaRule, UbaRuleEffect};

use crate::world::{Item, Run, World, class_of};

/// What is wrong with a statement.
pub(crate) type Checked = Result<(), String>;

pub(crate) fn that(holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// Holds what is explained of a step against the text before it.
pub(crate) fn check(
    world: &World,
    display: &DisplayConfig,
    step: &TraceStep,
    before: Option<&TraceStep>,
    stated: &Explanation,
) -> Checked {
    that(step.step_number == stated.step_number && step.step_kind == stated.step_kind, "another step")?;
    that(
        stated.explained_characters.end <= world.of_name.len() && !stated.explained_characters.is_empty(),
        "not in the name",
    )?;
    for at in stated.explained_characters.clone() {
        let case = Case { world, display, step, before, at, item: world.of_name[at] };
        case.check(&stated.event)?;
    }
    Ok(())
}

/// A character of the name at a step.
pub(crate) struct Case<'a> {
    pub(crate) world: &'a World,
    pub(crate) display: &'a DisplayConfig,
    pub(crate) step: &'a TraceStep,
    pub(crate) before: Option<&'a TraceStep>,
    pub(crate) at: usize,
    pub(crate) item: usize,
}

pub(crate) fn is_removed(class: BidiClass) -> bool {
    matches!(class, LRE | LRO | RLE | RLO | PDF | BN)
}

fn is_isolate(class: BidiClass) -> bool {
    matches!(class, LRI | RLI | FSI | PDI)
}

fn is_neutral(class: BidiClass) -> bool {
    matches!(class, B | S | WS | ON) || is_isolate(class)
}

/// As N1 sees a class.
pub(crate) fn runs(class: BidiClass) -> Option<BidiClass> {
    match class {
        L => Some(L),
        R | EN | AN => Some(R),
        _ => None,
    }
}

pub(crate) fn direction_class(direction: Direction) -> BidiClass {
    if direction == Direction::RightToLeft { R } else { L }
}

impl Case<'_> {
    pub(crate) fn it(&self) -> &Item {
        &self.world.items[self.item]
    }

    fn check(&self, event: &CharacterTraceEvent) -> Checked {
        match (self.step.step_kind, *event) {
            (TraceStepKind::LogicalOrder, CharacterTraceEvent::KeptInLogicalOrder(LogicalIndex(place))) => {
                that(place == self.at, "another place")
            }
            (
                TraceStepKind::ClassReassignment,
                CharacterTraceEvent::ClassReassigned { from_class: from, .. },
            ) => that(self.it().class == from, "another class"),
            (
                TraceStepKind::ControlInsertion | TraceStepKind::ContextCharacter,
                CharacterTraceEvent::AdjacentCharacter {
                    adjacent: other, is_adjacent_before: is_before, ..
                },
            ) => self.neighbour(other, is_before),
            (TraceStepKind::UbaRule(rule), event) => self.uba(rule, event),
            (TraceStepKind::OneToOneInference(pass), event) => self.inferred(pass, event),
            (TraceStepKind::OneToOneReordering, CharacterTraceEvent::OneToOneReordered { target, .. }) => {
                self.handled(target)
            }
            (TraceStepKind::Mirroring, CharacterTraceEvent::Mirrored) => {
                that(matches!(self.it().scalar, '/' | '\\'), "no slash")
            }
            (
                TraceStepKind::FieldArrangement,
                CharacterTraceEvent::MovedWithField { from_visual_index: from, to_visual_index: to },
            ) => self.moved(from, to),
            _ => Err("no event of this step".to_owned()),
        }
    }

    /// Nothing of the name stands between the two.
    fn neighbour(&self, other: CharRef, is_before: bool) -> Checked {
        let other = self.world.item_of(other).ok_or("no such character")?;
        let (left, right) = if is_before { (other, self.item) } else { (self.item, other) };
        that(left < right, "on the other side")?;
        let between = &self.world.items[left + 1..right];
        that(between.iter().all(|it| matches!(it.character, CharRef::OutsideName { .. })), "not beside it")
    }

    fn moved(&self, from: VisualIndex, to: VisualIndex) -> Checked {
        that(self.world.order.get(from.0) == Some(&self.at), "it stood elsewhere")?;
        let order = self.step.logical_from_visual.as_ref().ok_or("no order")?;
        that(order.get(to.0).map(|it| it.0) == Some(self.at), "it stands elsewhere")
    }

    fn uba(&self, rule: UbaRule, event: CharacterTraceEvent) -> Checked {
        let it = self.it();
        match (rule, event) {
            (UbaRule::P2, CharacterTraceEvent::FoundAsFirstStrong { class }) => {
                that(it.own == class && matches!(class, L | R | AL), "no letter")?;
                that(
                    self.first_letter(0..self.world.items.len(), false) == Some(self.item),
                    "not the first letter",
                )
            }
            (UbaRule::P3, CharacterTraceEvent::ParagraphLevel { level, level_reason: cause }) => {
                self.paragraph(level.number(), cause)
            }
            (
                _,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::EmbeddedByX5aToX6a {
                    uba_rule: of,
                    from_level: from,
                    to_level: to,
                    opening_control: opener,
                }),
            ) => {
                that(of == rule && it.level == from.number(), "another level")?;
                let opener = self.world.item_of(opener).ok_or("no such control")?;
                that(
                    self.world.innermost_opener(self.item) == Some(opener),
                    "another control opens what it stands in",
                )?;
                let above = to.number().checked_sub(1).ok_or("no level")?;
                let goes_right = self.opens_left_to_right(opener);
                that(goes_right == (to.number() % 2 == 0) && above >= from.number(), "another level opens")
            }
            (
                _,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::OverriddenByX5aToX6a {
                    uba_rule: of,
                    from_class: from,
                    to_class: to,
                    opening_control: opener,
                }),
            ) => {
                that(of == rule && it.class == from, "another class")?;
                let opener = self.world.item_of(opener).ok_or("no such control")?;
                that(self.world.innermost_opener(self.item) == Some(opener), "another control")?;
                that(
                    matches!((self.world.items[opener].own, to), (RLO, R) | (LRO, L)),
                    "no override of this direction",
                )
            }
            (UbaRule::X9, CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::RemovedByX9(class))) => {
                that(it.own == class && is_removed(class), "not removed")
            }
            (
                UbaRule::X10,
                CharacterTraceEvent::InIsolatingRunSequence {
                    sequence_character_count: count,
                    sequence_level: level,
                    start,
                    end,
                },
            ) => {
                // The step itself lists the sequences.
                let mut after = Vec::new();
                if let TraceStepDetail::Sequences { sequences, .. } = &self.step.detail {
                    after.extend(sequences.iter().filter(|it| it.logical_indices.contains(&self.at)));
                }
                let [found] = after.as_slice() else { return Err("not in one sequence".to_owned()) };
                that(
                    found.logical_indices.len() + found.outside_character_indices.len() == count
                        && found.level == level,
                    "another sequence",
                )?;
                let own = found.logical_indices.iter().map(|&it| self.world.of_name[it]);
                let mut items: Vec<usize> = own
                    .chain(found.outside_character_indices.iter().map(|&it| self.world.of_other[it]))
                    .collect();
                items.sort_unstable();
                let run = Run { items, level: level.number(), sos: found.sos, eos: found.eos };
                self.edge(&run, start, true)?;
                self.edge(&run, end, false)
            }
            (
                UbaRule::I1 | UbaRule::I2,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::I1OrI2ImplicitLevel {
                    resolved_class: class,
                    from_level: from,
                    to_level: to,
                }),
            ) => {
                that(it.class == class && it.level == from.number(), "another class or level")?;
                let up = match (from.number() % 2, class) {
                    (0, R) | (1, L | EN | AN) => 1,
                    (0, EN | AN) => 2,
                    _ => 0,
                };
                that(
                    (from.number() % 2 == 0) == (rule == UbaRule::I1) && to.number() == from.number() + up,
                    "not raised so",
                )
            }
            (
                UbaRule::L1,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::L1LevelReset {
                    from_level: from,
                    paragraph_level: to,
                    separator,
                }),
            ) => {
                let (paragraph, level) = self.world.paragraph_of(self.item).ok_or("in no paragraph")?;
                that(it.level == from.number() && *level == to.number(), "another level")?;
                let hangs =
                    |item: &Item| matches!(item.own, WS) || is_isolate(item.own) || is_removed(item.own);
                let end = match separator {
                    Some(separator) => {
                        let at = self.world.item_of(separator).ok_or("no such separator")?;
                        that(matches!(self.world.items[at].own, B | S), "no separator")?;
                        at
                    }
                    None => paragraph.end,
                };
                that(
                    self.item <= end && self.world.items[self.item..end].iter().all(hangs),
                    "something stands between",
                )
            }
            (
                UbaRule::L2,
                CharacterTraceEvent::ReversedByL2 { from_visual_index: from, to_visual_index: to, level },
            ) => {
                self.moved(from, to)?;
                that(level.is_none() == is_removed(it.own), "removed or not")?;
                let Some(level) = level else { return Ok(()) };
                that(it.level == level.number(), "another level")?;
                // What X9 removes has the level of what stands before it (UAX #9, 5.2), or the paragraph's.
                let items = &self.world.items;
                let leading = self
                    .world
                    .paragraphs
                    .iter()
                    .filter(|it| is_removed(items[it.0.start].own))
                    .map(|it| it.1);
                let kept = items.iter().filter(|it| !is_removed(it.own)).map(|it| it.level);
                let odd = kept.chain(leading).filter(|it| it % 2 == 1);
                that(odd.min().is_some_and(|lowest| lowest <= it.level), "nothing turns it")
            }
            (
                UbaRule::L3,
                CharacterTraceEvent::MarkMovedByL3 { from_visual_index: from, to_visual_index: to },
            ) => self.moved(from, to),
            _ => self.class_event(rule, event),
        }
    }

    /// Claims of the rules that go by sequences. All classes are those before the rule.
    fn class_event(&self, rule: UbaRule, event: CharacterTraceEvent) -> Checked {
        let (run, place) = self.world.run_of(self.item).ok_or("in no sequence")?;
        let class = self.it().class;
        let back = |stops: &dyn Fn(BidiClass) -> bool| self.met(run, (0..place).rev(), true, stops);
        let ahead =
            |stops: &dyn Fn(BidiClass) -> bool| self.met(run, place + 1..run.items.len(), false, stops);
        match (rule, event) {
            (
                UbaRule::W1,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W1NonspacingMark { to_class: to, base }),
            ) => {
                that(class == NSM, "no mark")?;
                self.same(run, base, back(&|it| it != NSM))?;
                let expected = if is_isolate(base.class) { ON } else { base.class };
                that(to == expected, "another class")
            }
            (
                UbaRule::W2,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W2NumberAfterArabicLetter(letter)),
            ) => {
                that(class == EN && letter.class == AL, "no European number after AL")?;
                self.same(run, letter, back(&|it| matches!(it, L | R | AL)))
            }
            (UbaRule::W3, CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W3ArabicLetter)) => {
                that(class == AL, "no AL")
            }
            (
                UbaRule::W4,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W4SeparatorInNumber {
                    from_class: from,
                    to_class: to,
                    number_before: before,
                    number_after: after,
                }),
            ) => {
                that(class == from && before.class == to && after.class == to, "two kinds of number")?;
                that(matches!((from, before.class), (ES | CS, EN) | (CS, AN)), "joins no such numbers")?;
                self.same(run, before, back(&|_| true))?;
                self.same(run, after, ahead(&|_| true))
            }
            (
                UbaRule::W5,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W5TerminatorByNumber {
                    number,
                    is_number_before: is_before,
                }),
            ) => {
                that(class == ET && number.class == EN, "no terminator, or no number")?;
                let met = if is_before { back(&|it| it != ET) } else { ahead(&|it| it != ET) };
                self.same(run, number, met)
            }
            (UbaRule::W6, CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W6SeparatorToNeutral(from))) => {
                that(class == from && matches!(from, ES | ET | CS), "no separator")
            }
            (
                UbaRule::W7,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W7NumberAfterLeftToRight(letter)),
            ) => {
                that(class == EN && letter.class == L, "no European number after L")?;
                self.same(run, letter, back(&|it| matches!(it, L | R)))
            }
            (UbaRule::W7, CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::W7NumberKept(letter))) => {
                that(class == EN && letter.class == R, "no European number after R")?;
                self.same(run, letter, back(&|it| matches!(it, L | R)))
            }
            (
                UbaRule::N0,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N0PairedBracket {
                    other_bracket: partner,
                    resolved_pair: resolved,
                }),
            ) => self.pair(run, partner, resolved),
            (
                UbaRule::N0,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N0MarkAfterBracket {
                    to_class: to, ..
                }),
            ) => {
                // Right after a bracket, but for other marks, that the step gives this class.
                let mut bracket = place;
                while self.world.items[run.items[bracket]].own == NSM {
                    bracket = bracket.checked_sub(1).ok_or("no bracket")?;
                }
                let CharRef::InName(LogicalIndex(bracket)) = self.world.items[run.items[bracket]].character
                else {
                    return Err("not the name's".to_owned());
                };
                let changed = self
                    .step
                    .changed_characters
                    .iter()
                    .find(|it| it.character.0 == bracket)
                    .ok_or("no bracket")?;
                that(changed.to == bidiscope_bidi::trace::LevelOrClass::Class(to), "another class")
            }
            (
                UbaRule::N1,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N1NeutralBetweenSame {
                    from_class: from,
                    to_class: to,
                    neighbour_before: before,
                    neighbour_after: after,
                }),
            ) => {
                that(class == from && is_neutral(class), "no neutral")?;
                self.same(run, before, back(&|it| !is_neutral(it)))?;
                self.same(run, after, ahead(&|it| !is_neutral(it)))?;
                that(runs(before.class) == Some(to) && runs(after.class) == Some(to), "not the same way")
            }
            (
                UbaRule::N2,
                CharacterTraceEvent::UbaRuleApplied(UbaRuleEffect::N2NeutralByLevel {
                    from_class: from,
                    embedding_level: level,
                    neighbour_before: before,
                    neighbour_after: after,
                }),
            ) => {
                that(
                    class == from && is_neutral(class) && level.number() == run.level,
                    "no neutral of this level",
                )?;
                // N1 has changed nothing that is not among the neutrals it leaves: those round them run two ways.
                self.same(run, before, back(&|it| !is_neutral(it)))?;
                self.same(run, after, ahead(&|it| !is_neutral(it)))?;
                that(runs(before.class) != runs(after.class), "the same way")
            }
            _ => Err("no event of this rule".to_owned()),
        }
    }

    /// The first of these places of the sequence at whose class a rule stops; none where there is none.
    pub(crate) fn met(
        &self,
        run: &Run,
        mut places: impl Iterator<Item = usize>,
        is_before: bool,
        stops: &dyn Fn(BidiClass) -> bool,
    ) -> Result<(usize, BidiClass), bool> {
        let item = |place: usize| run.items[place];
        let found = places.find(|&place| stops(self.world.items[item(place)].class));
        found.map(|place| (item(place), self.world.items[item(place)].class)).ok_or(is_before)
    }

    /// Whether a neighbour is the one that was met.
    pub(crate) fn same(
        &self,
        run: &Run,
        stated: Neighbour,
        met: Result<(usize, BidiClass), bool>,
    ) -> Checked {
        match (stated.character, met) {
            (CharRef::IsolatingRunSequenceStart(edge), Err(true)) => {
                that(stated.class == run.sos, "another sos")?;
                self.edge(run, edge, true)
            }
            (CharRef::IsolatingRunSequenceEnd(edge), Err(false)) => {
                that(stated.class == run.eos, "another eos")?;
                self.edge(run, edge, false)
            }
            (character, Ok((item, class))) => {
                // Of a mark that counts by its letter's class, that letter.
                let stated_item = self.world.item_of(character);
                let is_it = stated_item == self.world.letter_of(item).or(Some(item));
                that(is_it, "another character")?;
                that(stated.class == class, "another class of it")
            }
            _ => Err("an edge for a character, or the reverse".to_owned()),
        }
    }

    /// X10: the higher of the sequence's level and the level of what stands before it, or after it, passing
    /// over what X9 removes; the paragraph's where nothing stands there, or an isolate stays open.
    fn edge(&self, run: &Run, edge: IsolatingRunSequenceEdge, is_start: bool) -> Checked {
        let (paragraph, level) = self.world.paragraph_of(self.item).ok_or("in no paragraph")?;
        let is_kept = |it: &usize| !is_removed(self.world.items[*it].own);
        let (first, last) = (run.items[0], run.items[run.items.len() - 1]);
        let opens_without_end = matches!(self.world.items[last].own, LRI | RLI | FSI);
        let neighbour = if opens_without_end && !is_start {
            None
        } else if is_start {
            (paragraph.start..first).rev().find(is_kept)
        } else {
            (last + 1..paragraph.end).find(is_kept)
        };
        // Levels are those of the X rules: as they stand until I1.
        let neighbour = neighbour.map_or(*level, |it| self.world.items[it].level);
        let expected = run.level.max(neighbour);
        that(edge.higher_adjacent_level.number() == expected, "another level meets there")?;
        that(class_of(expected) == if is_start { run.sos } else { run.eos }, "another direction")?;
        that(edge.is_at_paragraph_level == (expected == *level), "the paragraph\u{2019}s or not")
    }

    /// The first letter outside isolates; up to the PDI that closes an isolate, if this is one's content.
    fn first_letter(&self, within: std::ops::Range<usize>, is_isolate: bool) -> Option<usize> {
        let mut depth = 0_usize;
        for it in within {
            match self.world.items[it].own {
                LRI | RLI | FSI => depth += 1,
                PDI if depth == 0 && is_isolate => return None,
                PDI => depth = depth.saturating_sub(1),
                L | R | AL if depth == 0 => return Some(it),
                _ => {}
            }
        }
        None
    }

    /// Whether a control opens text that runs from left to right.
    fn opens_left_to_right(&self, opener: usize) -> bool {
        let end = self.world.paragraph_of(opener).map_or(self.world.items.len(), |it| it.0.end);
        match self.world.items[opener].own {
            FSI => self.first_letter(opener + 1..end, true).is_none_or(|it| self.world.items[it].own == L),
            own => matches!(own, LRE | LRI | LRO),
        }
    }

    /// By the choices of the strategy: one paragraph, or one for each field between full stops.
    fn paragraph(&self, level: u8, cause: ParagraphLevelReason) -> Checked {
        use ParagraphDirectionChoice::{FirstStrongOfParagraph, LeftToRight, RightToLeft};
        let (choices, items) = (self.display.choices(), &self.world.items);
        let is_stop = |it: &Item| it.scalar == '.';
        let start = items[..self.item].iter().rposition(is_stop).map_or(0, |it| it + 1);
        let end = items[self.item..].iter().position(is_stop).map_or(items.len(), |it| it + self.item);
        let (text, fixed, is_by_letter, is_by_content) = match choices.field_layout {
            FieldLayout::SingleParagraph => {
                let fixed = match choices.paragraph_direction {
                    LeftToRight => Some(0),
                    RightToLeft => Some(1),
                    _ => None,
                };
                let is_by_letter = choices.paragraph_direction == FirstStrongOfParagraph;
                (0..items.len(), fixed, is_by_letter, false)
            }
            FieldLayout::ParagraphPerField => {
                let fixed = match choices.direction_within_field {
                    DirectionWithinField::AlwaysLeftToRight => Some(0),
                    DirectionWithinField::AlwaysRightToLeft => Some(1),
                    _ => None,
                };
                let is_by_letter = choices.direction_within_field == DirectionWithinField::FirstStrongOfField;
                let is_by_content =
                    choices.direction_within_field == DirectionWithinField::ByRightToLeftContent;
                (start..end, fixed, is_by_letter, is_by_content)
            }
        };
        let decides = |it: &usize| matches!(items[*it].own, R | AL | AN);
        match cause {
            ParagraphLevelReason::FixedByDisplay => that(fixed == Some(level), "the other way"),
            ParagraphLevelReason::FirstStrongCharacter(first) if is_by_letter => {
                let found = self.first_letter(text, false);
                that(
                    found.is_some() && found == self.world.item_of(first.character),
                    "not the first letter",
                )?;
                that(found.is_some_and(|it| items[it].own == first.class), "another class")?;
                that(level == u8::from(first.class != L), "the other way")
            }
            ParagraphLevelReason::NoStrongCharacter if is_by_letter => {
                that(self.first_letter(text, false).is_none() && level == 0, "there is a letter")
            }
            ParagraphLevelReason::ComponentContainsRightToLeft(holds) if is_by_content => {
                let item = self.world.item_of(holds.character).ok_or("no such character")?;
                that(text.contains(&item) && decides(&item), "it does not decide")?;
                that(items[item].own == holds.class && level == 1, "another class")
            }
            ParagraphLevelReason::ComponentContainsNoRightToLeft if is_by_content => {
                that(!text.clone().any(|it| decides(&it)) && level == 0, "something decides")
            }
            _ => Err("no cause of this strategy".to_owned()),
        }
    }
}
