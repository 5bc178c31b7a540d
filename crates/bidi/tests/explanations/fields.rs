//! What is said of displays that insert controls or divide the name.

use std::ops::Range;

use bidiscope_bidi::name::BidiClass::{AL, AN, EN, R};
use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::choices::{FieldControls, StrategyChoices, WholeNameControls};
use bidiscope_bidi::order::{Direction, DisplayConfig, LogicalIndex};
use bidiscope_bidi::trace::{CharRef, DisplaySummary, Neighbour, Trace};

use crate::checker::{Checked, is_removed, that};
use crate::deciding::seen;
use crate::seen::{Seen, at_end};

impl Seen<'_> {
    /// Whether the display is the same without the controls that it inserts, and the summary true of that.
    pub(crate) fn without_controls(&self, summary: &DisplaySummary) -> Checked {
        that(!self.world.of_other.is_empty(), "nothing is inserted")?;
        let display = DisplayConfig::custom(StrategyChoices {
            field_controls: FieldControls::Nothing,
            whole_name_controls: WholeNameControls::Nothing,
            ..self.display.choices().clone()
        });
        let trace = Trace::of_display(&display, self.characters);
        let (world, before) = at_end(self.characters, &trace);
        let [one, other] = [self.world, &world].map(|it| seen(self.characters, it.order.iter().copied()));
        that(one == other, "another display")?;
        Seen { world: &world, display: &display, characters: self.characters, before }.check(summary)
    }

    pub(crate) fn put_in(
        &self,
        scalars: &[char; 2],
        direction: Direction,
        turned: Option<&Range<usize>>,
        more: usize,
    ) -> Checked {
        let others = || self.world.of_other.iter().map(|&it| &self.world.items[it]);
        that(scalars.iter().all(|scalar| others().any(|it| it.scalar == *scalar)), "not put in")?;
        that(
            scalars
                .iter()
                .all(|it| matches!(*it, LRM_SCALAR | LRE_SCALAR | LRI_SCALAR | PDF_SCALAR | PDI_SCALAR)),
            "no such mark",
        )?;
        // Pieces: what stands between two other characters.
        let mut pieces: Vec<Vec<usize>> = vec![Vec::new()];
        for item in &self.world.items {
            match item.character {
                CharRef::InName(LogicalIndex(at)) => pieces.last_mut().expect("never empty").push(at),
                _ => pieces.push(Vec::new()),
            }
        }
        pieces.retain(|it| !it.is_empty());
        that(pieces.len() > 1, "only one piece")?;
        let places = |piece: &Vec<usize>| piece.iter().map(|&at| self.place(at)).collect::<Vec<_>>();
        let is_in_order = pieces.windows(2).all(|it| {
            let (one, other) = (places(&it[0]), places(&it[1]));
            let (left, right) = if direction.is_right_to_left() { (other, one) } else { (one, other) };
            left.iter().max() < right.iter().min()
        });
        that(is_in_order, "not in order")?;
        let all: Vec<usize> = (0..self.characters.len()).collect();
        // What runs right to left in one piece, with its numbers.
        let piece_of = |at: usize| pieces.iter().position(|piece| piece.contains(&at));
        let is_number = |at: usize| matches!(self.item(at).class, EN | AN);
        let runs = |at: usize| self.is_odd(at) || is_number(at) || is_removed(self.characters[at].class);
        let turns = |run: &&[usize]| {
            run.iter().any(|&at| self.is_odd(at)) && run[1..].iter().any(|&at| !self.follows(at))
        };
        let is_one = |one: usize, next: usize| runs(one) == runs(next) && piece_of(one) == piece_of(next);
        let chunks = all.chunk_by(|&one, &next| is_one(one, next)).filter(|run| runs(run[0]));
        // What is removed belongs to what is before it.
        let begins = |run: &[usize]| run.iter().position(|&at| !is_removed(self.characters[at].class));
        let begun = chunks.filter_map(|run| Some(&run[begins(run)?..]));
        let found: Vec<&[usize]> = begun.filter(turns).collect();
        let count = found.len();
        that(count == more + usize::from(turned.is_some()), "another number of runs")?;
        let Some(turned) = turned else { return Ok(()) };
        that(found[0].iter().copied().eq(turned.clone()), "another run")?;
        // Each base is left of the one before it, but in a number.
        let bases: Vec<usize> =
            turned.clone().filter(|&at| at == turned.start || !self.follows(at)).collect();
        let is_turned =
            |it: &[usize]| (self.place(it[0]) > self.place(it[1])) != (it.iter().all(|&at| is_number(at)));
        that(bases.windows(2).all(is_turned), "not turned round")
    }

    pub(crate) fn component(&self, component: &Range<usize>, holds: &Neighbour, more: usize) -> Checked {
        let is_stop = |at: usize| self.characters[at].scalar == '.';
        let size = self.characters.len();
        let is_whole = (component.start == 0 || is_stop(component.start - 1))
            && (component.end == size || is_stop(component.end));
        that(is_whole && !component.clone().any(is_stop), "no component")?;
        let at = holds.character.name_character_index().ok_or("not of the name")?;
        that(component.contains(&at) && self.characters[at].class == holds.class, "not in it")?;
        that(matches!(holds.class, R | AL | AN), "it decides nothing")?;
        that(
            self.world.paragraph_of(self.world.of_name[at]).is_some_and(|it| it.1 == 1),
            "it does not run right to left",
        )?;
        let is_right_to_left = |it: &[Character]| it.iter().any(|it| matches!(it.class, R | AL | AN));
        let all = self.characters.split(|it| it.scalar == '.').filter(|it| is_right_to_left(it)).count();
        that(all == more + 1, "another number of components")?;
        // What stands between stops stays between them.
        let group = |at: usize| (0..at).filter(|&it| is_stop(it)).count() * 2 + usize::from(is_stop(at));
        that(self.world.order.iter().map(|&at| group(at)).is_sorted(), "not from left to right")
    }
}

const LRM_SCALAR: char = '\u{200E}';
const LRE_SCALAR: char = '\u{202A}';
const LRI_SCALAR: char = '\u{2066}';
const PDF_SCALAR: char = '\u{202C}';
const PDI_SCALAR: char = '\u{2069}';
