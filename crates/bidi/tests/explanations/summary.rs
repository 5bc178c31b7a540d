//! Whether the one sentence of a display is true: a second reading of what it claims, from the steps of the trace, the
//! classes of the characters and where they stand in the end.

use std::ops::Range;

use bidiscope_bidi::name::BidiClass::{self, AL, AN, EN, FSI, L, LRE, LRI, LRO, PDF, PDI, R, RLE, RLI, RLO};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_bidi::trace::{CharRef, DisplaySummary, LogicalCharacterRange, OneToOneNeighbour};
use bidiscope_bidi::uba::{ResolvedBracketPair, UbaRule};

use crate::checker::{Checked, is_removed, runs as counts_as, that};
use crate::deciding::depends_on_paragraph;
use crate::seen::{Seen, is_strong};

fn is_neutral(class: BidiClass) -> bool {
    !matches!(class, L | R | EN | AN)
}

impl Seen<'_> {
    /// Holds the sentence against what is seen.
    pub(crate) fn check(&self, summary: &DisplaySummary) -> Checked {
        let size = self.characters.len();
        let whole = 0..size;
        that(summary.mentioned_logical_indices().iter().all(|it| *it < size), "not in the name")?;
        let is_one_to_one = self.display.strategy() == Strategy::OneToOne;
        let run = |at: usize| if is_one_to_one { self.item(at).class == R } else { self.is_odd(at) };
        match summary {
            DisplaySummary::LogicalOrder => {
                that(self.display.strategy() == Strategy::Logical && self.is_stored(), "not as stored")
            }
            DisplaySummary::SingleCharacter => that((1..size).all(|at| self.follows(at)), "more than one"),
            DisplaySummary::NothingRightToLeft { paragraph_direction: paragraph } => {
                self.runs(*paragraph)?;
                that(
                    self.is_stored() && !whole.into_iter().any(|at| self.is_seen(at) && self.is_odd(at)),
                    "something runs right to left",
                )
            }
            DisplaySummary::AllRightToLeft { paragraph_direction: paragraph } => {
                self.runs(*paragraph)?;
                let leading = self.characters.iter().take_while(|it| is_removed(it.class)).count();
                that((leading..size).all(|at| self.is_odd(at)), "something runs left to right")?;
                self.is_turned(leading..size)
            }
            DisplaySummary::OnlySingleCharacters { first_range: LogicalCharacterRange(first) } => {
                let run = |at: usize| run(at) && self.is_seen(at);
                let is_long = |at: usize| at > 0 && run(at) && run(at - 1) && !self.follows(at);
                that(self.is_stored() && !whole.clone().any(is_long), "a longer stretch, or moved")?;
                that(
                    first.clone().all(|at| run(at) || self.follows(at))
                        && whole.clone().find(|&at| run(at)) == Some(first.start),
                    "not the first",
                )
            }
            DisplaySummary::OnlyNumbers { first_number_range: LogicalCharacterRange(first) } => {
                let is_letter =
                    |at: usize| run(at) && !matches!(self.characters[self.base(at)].class, EN | AN);
                let is_letter_in_long = |at: usize| {
                    at > 0
                        && !self.follows(at)
                        && run(at)
                        && run(at - 1)
                        && (is_letter(at) || is_letter(at - 1))
                };
                that(self.is_stored() && !whole.into_iter().any(is_letter_in_long), "a letter, or moved")?;
                that(first.clone().all(|at| run(at) && !is_letter(at)), "no number")
            }
            DisplaySummary::NeutralRightToLeft {
                neutral_index: LogicalIndex(separator),
                neighbour_before: before,
                neighbour_after: after,
            } => {
                let item = self.world.of_name[*separator];
                that(is_neutral(self.classes(UbaRule::N1)?[item]), "no neutral")?;
                self.met(UbaRule::N1, *separator, true, before, &|class| !is_neutral(class))?;
                self.met(UbaRule::N1, *separator, false, after, &|class| !is_neutral(class))?;
                that([before, after].iter().all(|it| matches!(it.class, R | EN | AN)), "left-to-right")?;
                let (CharRef::InName(LogicalIndex(left)), CharRef::InName(LogicalIndex(right))) =
                    (before.character, after.character)
                else {
                    return Err("an edge".to_owned());
                };
                let place = self.place(*separator);
                that(self.place(left) > place && place > self.place(right), "not turned round")?;
                // A mark at the beginning of a paragraph follows nothing.
                let is_first = |at: usize| {
                    let item = self.world.of_name[at];
                    self.world.paragraph_of(item).is_some_and(|it| it.0.start == item)
                };
                let neighbour = (0..*separator).rev().find(|&at| is_first(at) || !self.follows(at));
                that(
                    neighbour.is_some_and(|at| {
                        self.place(at) > place || matches!(self.characters[at].class, LRI | RLI | FSI)
                    }),
                    "what comes before it is not at its right",
                )
            }
            DisplaySummary::NumberAfterLetter {
                number_range: LogicalCharacterRange(number),
                preceding_letter: letter,
            } => {
                self.is_number(number, EN)?;
                let rule = if letter.class == AL { UbaRule::W2 } else { UbaRule::W7 };
                that(matches!(letter.class, R | AL), "no right-to-left letter")?;
                number.clone().try_for_each(|at| self.met(rule, at, true, letter, &is_strong))?;
                let letter = letter.character.name_character_index().ok_or("not of the name")?;
                that(
                    letter < number.start && number.clone().all(|at| self.place(at) < self.place(letter)),
                    "not at its left",
                )
            }
            DisplaySummary::ArabicNumberAfterRightToLeft {
                number_range: LogicalCharacterRange(number),
                preceding_letter_index: LogicalIndex(after),
            } => {
                self.is_number(number, AN)?;
                let is_letter = matches!(self.characters[*after].class, R | AL);
                that(*after < number.start && is_letter, "no right-to-left letter before it")?;
                that((*after..number.start).all(|at| self.level(at) >= 1), "apart from it")?;
                that(number.clone().all(|at| self.place(at) < self.place(*after)), "not at its left")
            }
            DisplaySummary::NeutralBetweenNumbers {
                neutral_index: LogicalIndex(neutral),
                number_range_before: LogicalCharacterRange(before),
                number_range_after: LogicalCharacterRange(after),
            } => {
                that(
                    self.item(*neutral).class == R && !is_strong(self.own_class(*neutral)),
                    "no such neutral",
                )?;
                for number in [before, after] {
                    self.is_number(number, AN).or_else(|_| self.is_number(number, EN))?;
                }
                let (run, place) = self.world.run_of(self.world.of_name[*neutral]).ok_or("in no sequence")?;
                let classes = self.classes(UbaRule::N1)?;
                let counts = |it: &&usize| !is_neutral(classes[**it]);
                let is_of = |number: &Range<usize>, found: Option<&usize>| {
                    let found = found.and_then(|&it| self.world.of_name.iter().position(|&own| own == it));
                    found.is_some_and(|it| number.contains(&self.base(it)))
                };
                that(is_of(before, run.items[..place].iter().rev().find(counts)), "another before")?;
                that(is_of(after, run.items[place + 1..].iter().find(counts)), "another after")?;
                let places = |it: &Range<usize>| it.clone().map(|at| self.place(at)).collect::<Vec<_>>();
                let place = Some(self.place(*neutral));
                that(
                    places(after).into_iter().max() < place && place < places(before).into_iter().min(),
                    "they keep their places",
                )
            }
            DisplaySummary::ControlDecides {
                opening_control_index: LogicalIndex(opener),
                opening_uba_rule: rule,
                inside_direction: direction,
                first_inside_range: LogicalCharacterRange(inside),
                scope_end_index: LogicalIndex(reaches),
                decides_alone,
            } => {
                let own = self.characters[*opener].class;
                let expected = match own {
                    RLE => UbaRule::X2,
                    LRE => UbaRule::X3,
                    RLO => UbaRule::X4,
                    LRO => UbaRule::X5,
                    RLI => UbaRule::X5a,
                    LRI => UbaRule::X5b,
                    FSI => UbaRule::X5c,
                    _ => return Err("no control".to_owned()),
                };
                that(*rule == expected, "another rule")?;
                let is_right_to_left = direction.is_right_to_left();
                that(
                    match own {
                        RLE | RLO | RLI => is_right_to_left,
                        LRE | LRO | LRI => !is_right_to_left,
                        _ => true,
                    },
                    "another direction",
                )?;
                that(!inside.is_empty() && *opener < inside.start, "nothing inside")?;
                let is_inside = |at: usize| {
                    self.world.innermost_opener(self.world.of_name[at]) == Some(self.world.of_name[*opener])
                };
                that(
                    inside.clone().all(|at| is_inside(at) || is_removed(self.characters[at].class)),
                    "not inside",
                )?;
                // What is seen, where anything is.
                let first_seen = (*opener + 1..size).find(|&at| is_inside(at) && self.is_seen(at));
                that(first_seen.is_none_or(|at| at == inside.start), "not the first text inside")?;
                // All that is seen up to where it reaches, and nothing after that.
                let is_within = |at: usize| {
                    let around = |it: &usize| self.world.innermost_opener(*it);
                    let item = self.world.of_name[at];
                    let paragraphs =
                        [item, self.world.of_name[*opener]].map(|it| self.world.paragraph_of(it));
                    let innermost =
                        self.world.innermost_opener(item).filter(|_| paragraphs[0] == paragraphs[1]);
                    std::iter::successors(innermost, around).any(|it| it == self.world.of_name[*opener])
                };
                let last_seen = (0..size).rfind(|&at| is_within(at) && self.is_seen(at));
                that(
                    last_seen.map_or(inside.end, |it| inside.end.max(it + 1)) == *reaches,
                    "it reaches elsewhere",
                )?;
                // Alone, or together with all others.
                let own_item = |at: usize| self.world.of_name[at];
                let closer = self.world.closer_of(own_item(*opener));
                let closer = closer.and_then(|it| (0..size).find(|&at| own_item(at) == it));
                let alone: Vec<usize> = closer.into_iter().chain(Some(*opener)).collect();
                let is_control = |at: &usize| {
                    let class = self.characters[*at].class;
                    matches!(class, LRE | RLE | LRO | RLO | LRI | RLI | FSI | PDF | PDI)
                };
                let all: Vec<usize> = whole.filter(is_control).collect();
                let ignore = |it: &mut Character| it.class = BidiClass::BN;
                let changed = if *decides_alone { &alone } else { &all };
                self.changes_without(changed, &ignore, "the order is the same without it")
            }
            DisplaySummary::BracketsDecide {
                opening_bracket_index: LogicalIndex(opening),
                closing_bracket_index: LogicalIndex(closing),
                resolved_pair:
                    ResolvedBracketPair {
                        resolved_class: class,
                        strong_inside: inside,
                        n0c_strong_before: before,
                    },
            } => {
                let run = *class;
                let class_after = |at: usize| self.item(at).class;
                that([*opening, *closing].into_iter().all(|at| class_after(at) == run), "another direction")?;
                let scalars = [*opening, *closing].map(|at| self.characters[at].scalar);
                that(matches!(scalars, ['(', ')'] | ['[', ']']), "no pair")?;
                let within = inside.character.name_character_index().ok_or("not of the name")?;
                that((*opening..*closing).contains(&within), "not between them")?;
                // What stands before them decides only where nothing between them runs that way.
                let decides = before.as_ref().unwrap_or(inside);
                that(counts_as(decides.class) == Some(run), "it runs the other way")?;
                self.changes_without(
                    &[*opening, *closing],
                    &|it| it.scalar = '!',
                    "the order is the same without it",
                )
            }
            DisplaySummary::RunReversedAroundNumbers {
                first_run_range: LogicalCharacterRange(range),
                first_number_range: LogicalCharacterRange(number),
                further_run_count: more,
            } => {
                self.runs(Direction::LeftToRight)?;
                let is_raised = |at: usize| {
                    self.level(at) > 0 && self.characters[..=at].iter().any(|it| !is_removed(it.class))
                };
                that(
                    whole.clone().all(|at| is_raised(at) || self.place(at) == at),
                    "something else has moved",
                )?;
                let all: Vec<usize> = whole.collect();
                let moved = all
                    .chunk_by(|&one, &next| is_raised(one) == is_raised(next))
                    .filter(|run| run.iter().any(|&at| self.place(at) != at));
                let runs: Vec<Range<usize>> = moved.map(|run| run[0]..run[run.len() - 1] + 1).collect();
                that(runs.len() == more + 1 && runs.contains(range), "another number of runs")?;
                let is_digit = |at: usize| self.follows(at) || matches!(self.item(at).class, EN | AN);
                let is_of_number = |at: usize| range.contains(&at) && self.level(at) == 2 && is_digit(at);
                that(number.clone().all(is_of_number) && !number.is_empty(), "no number")?;
                that(
                    [number.start, number.end - 1].iter().all(|&at| !is_removed(self.characters[at].class)),
                    "what is ignored begins or ends it",
                )?;
                let digits: Vec<usize> =
                    number.clone().filter(|&at| !self.follows(at)).map(|at| self.place(at)).collect();
                that(digits.is_sorted(), "the number is turned round")
            }
            DisplaySummary::NumberBeforeRightToLeft {
                number_range: LogicalCharacterRange(number),
                reversed_ranges: reversed,
            } => {
                for LogicalCharacterRange(run) in reversed {
                    let ends =
                        run.start.checked_sub(1).into_iter().chain((run.end < size).then_some(run.end));
                    that(run.clone().all(|at| self.is_odd(at)), "it runs left to right")?;
                    that(!ends.into_iter().any(|at| self.is_odd(at)), "it goes on")?;
                    let places: Vec<usize> = run.clone().map(|at| self.place(at)).collect();
                    that(places.iter().all(|it| run.contains(it)) && !places.is_sorted(), "not in place")?;
                }
                self.is_number(number, EN)?;
                self.runs(Direction::LeftToRight)?;
                for at in number.clone() {
                    let item = self.world.of_name[at];
                    let (run, place) = self.world.run_of(item).ok_or("in no sequence")?;
                    let classes = self.classes(UbaRule::W7)?;
                    that(
                        !run.items[..place].iter().any(|&it| is_strong(classes[it])) && run.sos == L,
                        "a letter before it",
                    )?;
                    that(self.place(at) == at, "it has moved")?;
                }
                let first = number.start;
                that((0..first).all(|at| !is_strong(self.characters[at].class)), "a letter comes before it")?;
                let odd = || (0..size).filter(|&at| self.is_odd(at));
                that(
                    odd().next().is_some()
                        && odd().all(|it| number.clone().all(|at| self.place(at) < self.place(it))),
                    "not left",
                )
            }
            DisplaySummary::ParagraphStartsAtRight {
                first_run_range: LogicalCharacterRange(first),
                level_reason: cause,
            } => {
                self.runs(Direction::RightToLeft)?;
                self.has_cause(*cause)?;
                that(
                    depends_on_paragraph(self.world, self.characters),
                    "in the other paragraph it is the same",
                )?;
                that(
                    !first.is_empty() && [first.start, first.end - 1].iter().all(|&at| self.is_seen(at)),
                    "not seen",
                )?;
                that(!(0..first.start).any(|at| self.is_seen(at)), "not the first")?;
                let seen = |it: Range<usize>| it.filter(|&at| self.is_seen(at)).map(|at| self.place(at));
                let leftmost = seen(first.clone()).min().ok_or("empty")?;
                that(seen(first.end..size).count() > 0, "nothing else")?;
                that(seen(first.end..size).all(|it| it < leftmost), "something stands at its right")
            }
            DisplaySummary::RunReversed {
                first_run_range: LogicalCharacterRange(range),
                further_run_count: more,
            } => {
                self.is_stretch(range, *more, &run)?;
                that(range.clone().any(|at| at > range.start && !self.follows(at)), "nothing to turn round")?;
                that(
                    whole.into_iter().all(|at| run(at) || self.place(at) == at),
                    "something else has moved",
                )?;
                self.is_turned(range.clone())
            }
            DisplaySummary::ReversedByLevels {
                highest_level: highest,
                lowest_odd_level: lowest,
                first_highest_run_range: LogicalCharacterRange(run),
            } => {
                that(
                    !is_one_to_one && self.display.strategy() != Strategy::Logical && !self.is_stored(),
                    "as stored",
                )?;
                let resolved = |at: &usize| self.characters[..=*at].iter().any(|it| !is_removed(it.class));
                let levels = || whole.clone().filter(resolved).map(|at| self.level(at));
                that(levels().max() == Some(highest.number()), "another highest level")?;
                that(
                    levels().filter(|it| it % 2 == 1).min() == Some(lowest.number()),
                    "another lowest level",
                )?;
                let is_highest = |at: usize| resolved(&at) && self.level(at) == highest.number();
                let begins = whole.clone().find(|&at| is_highest(at));
                let ends = (run.start..size).find(|&at| !is_highest(at)).unwrap_or(size);
                that(begins == Some(run.start) && ends == run.end, "another run")
            }
            DisplaySummary::AddedControlsWithoutEffect(summary) => self.without_controls(summary),
            DisplaySummary::ControlsKeepFieldsInOrder {
                inserted_controls: scalars,
                field_direction: direction,
                first_reversed_range: turned,
                first_number_range: number,
                further_run_count: more,
            } => {
                let turned = turned.as_ref().map(|it| &it.0);
                if let Some(turned) = turned {
                    self.is_kept_in(turned, number.as_ref().map(|it| &it.0))?;
                }
                self.put_in(scalars, *direction, turned, *more)
            }
            DisplaySummary::NoComponentRightToLeft => {
                let decides = |it: &Character| matches!(it.class, R | AL | AN);
                that(
                    self.display.strategy() == Strategy::Components && !self.characters.iter().any(decides),
                    "one does",
                )?;
                that(self.is_stored(), "not as stored")
            }
            DisplaySummary::ComponentRightToLeft {
                first_component_range: LogicalCharacterRange(component),
                right_to_left_character: holds,
                further_component_count: more,
            } => self.component(component, holds, *more),
            DisplaySummary::OneToOneNothingRightToLeft => that(
                is_one_to_one && !whole.into_iter().any(run) && self.is_stored(),
                "something is right-to-left",
            ),
            DisplaySummary::OneToOneStaysAtRight {
                reversed_ranges: reversed,
                left_to_right_range: LogicalCharacterRange(stays),
                index_before: LogicalIndex(before),
                neighbour_after: after,
            } => {
                for LogicalCharacterRange(reversed) in reversed {
                    let mut places: Vec<usize> = reversed.clone().map(|at| self.place(at)).collect();
                    that(!places.is_sorted(), "nothing is turned round")?;
                    places.sort_unstable();
                    that(places.into_iter().eq(reversed.clone()), "not where it stands")?;
                }
                let is_named = |at: usize| reversed.iter().any(|it| it.0.contains(&at));
                that(reversed.is_empty() || is_named(*before), "not the one before them")?;
                that(
                    whole.clone().all(|at| is_named(at) || self.place(at) == at),
                    "something else is turned round",
                )?;
                that(stays.clone().all(|at| !run(at)) && run(*before), "not so decided")?;
                self.between(stays, *before, after)?;
                if let OneToOneNeighbour::Character { logical_index, direction } = after {
                    that(*direction == Direction::LeftToRight && !run(logical_index.0), "right-to-left")?;
                }
                that(stays.clone().all(|at| self.place(*before) < self.place(at)), "not at the right")
            }
            DisplaySummary::OneToOneNumberBetweenRightToLeft {
                number_range: LogicalCharacterRange(number),
                index_before: LogicalIndex(before),
                index_after: LogicalIndex(after),
            } => {
                that(number.clone().all(run) && run(*before) && run(*after), "not so decided")?;
                let neighbour_after = OneToOneNeighbour::Character {
                    logical_index: LogicalIndex(*after),
                    direction: Direction::RightToLeft,
                };
                self.between(number, *before, &neighbour_after)?;
                let inside =
                    |at: usize| self.place(*after) < self.place(at) && self.place(at) < self.place(*before);
                that(number.clone().all(inside), "not between")
            }
            DisplaySummary::OneToOneRunReversedInPlace {
                first_run_range: LogicalCharacterRange(range),
                first_number_range: number,
                further_run_count: more,
            } => {
                self.is_kept_in(range, number.as_ref().map(|it| &it.0))?;
                self.is_stretch(range, *more, &run)?;
                let keeps = |at: usize| if run(at) { true } else { self.place(at) == at };
                that(whole.into_iter().all(keeps), "something else has moved")?;
                let mut places: Vec<usize> = range.clone().map(|at| self.place(at)).collect();
                that(!places.is_sorted(), "not turned round")?;
                places.sort_unstable();
                that(places.into_iter().eq(range.clone()), "not where it stands")
            }
            DisplaySummary::FieldsArrangedRightToLeft => {
                that(self.display.strategy() == Strategy::Custom, "no strategy of one\u{2019}s own")
            }
        }
    }
}
