//! Which way a mended label is to run, and which digits it is to hold: the decisions that say of each
//! character whether it can stay.

use icu_properties::CodePointMapData;
use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;

use crate::verdict::rfc5892::{DerivedProperty, derived_property};
use crate::verdict::rfc5893::{IN_LTR_LABEL, IN_RTL_LABEL, RIGHT_TO_LEFT};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, is_mark};

use super::cost::EditKind;
use super::goal::Goal;
use super::numbers::{are_of_one_row, row_of};

/// What a label is to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// By its first letter. From left to right it holds no R, AL or AN.
    pub(super) direction: Direction,
    /// The class of digits that it may not hold.
    unwanted: Option<BidiClass>,
    /// The zero of the digits that take the place of others; `None` where those that it holds stay.
    zero: Option<char>,
    /// The label's first letter that runs in the direction.
    letter: Option<char>,
    /// Whether it is of a language that writes the Extended Arabic-Indic digits, and non-joiners within words.
    pub(super) is_persian: bool,
    /// Whether the Bidi rule asks anything of it.
    is_asked: bool,
    /// Whether it may begin with a mark or a hyphen and end with a hyphen.
    is_free_at_the_ends: bool,
}

/// What a label can become; the one that its letters suggest before the other.
pub(super) fn plans(label: &[Character], goal: Goal) -> Vec<Plan> {
    let holds = |class: BidiClass| label.iter().any(|it| it.class == class);
    let first = |is_wanted: &dyn Fn(BidiClass) -> bool| {
        label.iter().find(|it| is_wanted(it.class)).map(|it| it.scalar)
    };
    let european = label.iter().find_map(|it| zero_of_row(*it, BidiClass::EN).filter(|zero| *zero != '0'));
    let mut european = european.unwrap_or('0');
    // A label without a letter of its own that tells goes by the rest of the name, the zone above all.
    let is_arabic = |it: &Character| CodePointMapData::<Script>::new().get(it.scalar) == Script::Arabic;
    let is_persian = label.iter().any(is_beyond_arabic)
        || goal.is_persian && label.iter().filter(|it| it.class.is_right_to_left_letter()).all(is_arabic);
    let mixes = !are_of_one_row(label);
    if is_persian && mixes {
        european = EXTENDED_ZERO;
    }
    let arabic = label.iter().find_map(|it| zero_of_row(*it, BidiClass::AN));
    let mut plans = Vec::new();
    if label.iter().any(|it| RIGHT_TO_LEFT.has(it.class)) {
        let letter = first(&BidiClass::is_right_to_left_letter);
        let plan = |unwanted, zero| Plan {
            direction: Direction::RightToLeft,
            unwanted,
            zero,
            letter,
            is_persian,
            is_asked: true,
            is_free_at_the_ends: !goal.asks_for_more_than_bidi(),
        };
        match arabic.filter(|_| holds(BidiClass::EN)) {
            Some(zero) if !is_persian => {
                plans.push(plan(Some(BidiClass::EN), Some(zero)));
                plans.push(plan(Some(BidiClass::AN), Some(european)));
            }
            Some(_) => plans.push(plan(Some(BidiClass::AN), Some(european))),
            None => plans.push(plan(None, mixes.then_some(arabic.unwrap_or(european)))),
        }
    }
    plans.push(Plan {
        direction: Direction::LeftToRight,
        unwanted: Some(BidiClass::AN),
        zero: Some(if holds(BidiClass::L) { '0' } else { european })
            .filter(|_| mixes || holds(BidiClass::AN)),
        letter: first(&|class| class == BidiClass::L),
        is_persian,
        is_asked: goal.others_are_rtl,
        is_free_at_the_ends: !goal.asks_for_more_than_bidi(),
    });
    plans
}

impl Plan {
    /// Whether a character can stay, as far as the Bidi rule goes, and that digits be of one row.
    pub(super) fn lets_stand(&self, character: Character) -> bool {
        let class = character.class;
        let in_label = match (self.direction, self.is_asked) {
            (Direction::RightToLeft, _) => IN_RTL_LABEL.has(class),
            (Direction::LeftToRight, true) => IN_LTR_LABEL.has(class),
            (Direction::LeftToRight, false) => !RIGHT_TO_LEFT.has(class),
        };
        let is_of_row = || self.zero.is_none_or(|zero| row_of(character).is_none_or(|row| row == zero));
        in_label && self.unwanted != Some(class) && is_of_row()
    }

    /// Whether the label can begin with a character.
    pub(super) fn can_begin_with(&self, character: Character) -> bool {
        let by_class = match self.direction {
            Direction::RightToLeft => character.class.is_right_to_left_letter(),
            Direction::LeftToRight => !self.is_asked || character.class == BidiClass::L,
        };
        by_class && (self.is_free_at_the_ends || !is_mark(character.scalar) && character.scalar != '-')
    }

    /// Whether the label can end with a character, which is no NSM where the Bidi rule is asked.
    pub(super) fn can_end_with(&self, character: Character) -> bool {
        use BidiClass::{AL, AN, EN, L, R};
        let by_class = match self.direction {
            Direction::RightToLeft => matches!(character.class, R | AL | EN | AN),
            Direction::LeftToRight => !self.is_asked || matches!(character.class, L | EN),
        };
        by_class && (self.is_free_at_the_ends || character.scalar != '-')
    }

    /// Whether the place of a nonspacing mark at the end is passed over.
    pub(super) const fn passes_over_marks(&self) -> bool {
        self.is_asked
    }

    /// The digit that says the same as one of the unwanted class, and what kind of edit it is to put it there.
    pub(super) fn digit_for(&self, digit: Character) -> Option<(char, EditKind)> {
        let zero = self.zero?;
        let row = zero_of_row(digit, digit.class).filter(|row| *row != zero)?;
        let value = u32::from(digit.scalar) - u32::from(row);
        let with = char::from_u32(u32::from(zero) + value)?;
        // The digits of ASCII are native where no others are.
        let is_native = if zero == '0' { !self.is_native(row) } else { self.is_native(zero) };
        Some((with, if is_native { EditKind::NativeDigit } else { EditKind::ForeignDigit }))
    }

    /// Whether digits are of the script of the label's letters.
    fn is_native(&self, zero: char) -> bool {
        let script = self.letter.map(|letter| CodePointMapData::<Script>::new().get(letter));
        script.is_some_and(|script| ScriptWithExtensions::new().has_script(zero, script))
    }
}

/// The zero of the row that a digit of a class is in, where names may hold it.
fn zero_of_row(digit: Character, class: BidiClass) -> Option<char> {
    let is_permitted =
        || matches!(derived_property(digit.scalar), DerivedProperty::Pvalid | DerivedProperty::ContextO);
    row_of(digit).filter(|_| digit.class == class && is_permitted())
}

/// The zero of the digits of Persian and Urdu.
const EXTENDED_ZERO: char = '\u{6F0}';

/// The letters that Persian and Urdu have and Arabic has not: they are written with the Extended Arabic-Indic digits.
const BEYOND_ARABIC: [char; 13] = [
    '\u{679}', '\u{67E}', '\u{686}', '\u{688}', '\u{691}', '\u{698}', '\u{6A9}', '\u{6AF}', '\u{6BA}',
    '\u{6BE}', '\u{6C1}', '\u{6CC}', '\u{6D2}',
];

/// Whether a character is one of those letters.
pub(super) fn is_beyond_arabic(character: &Character) -> bool {
    BEYOND_ARABIC.contains(&character.scalar)
}
