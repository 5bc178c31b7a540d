//! The direction and the digit set of the fixed label, which determine for each character whether it may
//! stay.

use icu_properties::CodePointMapData;
use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;

use crate::verdict::rfc5892::{DerivedProperty, derived_property};
use crate::verdict::rfc5893::{ALLOWED_IN_LTR_LABEL, ALLOWED_IN_RTL_LABEL, R_AL_AN_CLASSES};
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, is_mark};

use super::cost::EditKind;
use super::goal::Goal;
use super::numbers::{digit_set_of, use_one_digit_set};

/// The intended direction and digits of a label.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The direction by its first letter. A left-to-right label holds no R, AL or AN.
    pub(super) direction: Direction,
    /// The class of digits that it may not hold.
    forbidden_digits: Option<BidiClass>,
    /// The digit zero of the set that replaces other digits; `None` if all digits stay.
    zero: Option<char>,
    /// The label's first letter of this direction.
    letter: Option<char>,
    /// Whether the language uses Extended Arabic-Indic digits, and non-joiners within words.
    pub(super) is_persian_or_urdu: bool,
    /// Whether the Bidi rule applies to it.
    bidi_rule_applies: bool,
    /// Whether it may begin with a mark or a hyphen and end with a hyphen.
    allows_any_end: bool,
}

/// The possible plans for a label; the one suggested by its letters comes first.
pub(super) fn plans(label: &[Character], goal: Goal) -> Vec<Plan> {
    let holds = |class: BidiClass| label.iter().any(|it| it.class == class);
    let first = |is_wanted: &dyn Fn(BidiClass) -> bool| {
        label.iter().find(|it| is_wanted(it.class)).map(|it| it.scalar)
    };
    let european =
        label.iter().find_map(|it| permitted_digit_set(*it, BidiClass::EN).filter(|zero| *zero != '0'));
    let mut european = european.unwrap_or('0');
    // If the label's own letters do not decide, those of the rest of the name do, in particular of the zone.
    let is_arabic = |it: &Character| CodePointMapData::<Script>::new().get(it.scalar) == Script::Arabic;
    let is_persian_or_urdu = label.iter().any(is_persian_or_urdu_letter)
        || goal.is_persian_or_urdu
            && label.iter().filter(|it| it.class.is_right_to_left_letter()).all(is_arabic);
    let mixes = !use_one_digit_set(label);
    if is_persian_or_urdu && mixes {
        european = EXTENDED_ARABIC_INDIC_ZERO;
    }
    let arabic = label.iter().find_map(|it| permitted_digit_set(*it, BidiClass::AN));
    let mut plans = Vec::new();
    if label.iter().any(|it| R_AL_AN_CLASSES.has(it.class)) {
        let letter = first(&BidiClass::is_right_to_left_letter);
        let plan = |forbidden_digits, zero| Plan {
            direction: Direction::RightToLeft,
            forbidden_digits,
            zero,
            letter,
            is_persian_or_urdu,
            bidi_rule_applies: true,
            allows_any_end: !goal.checks_more_than_bidi(),
        };
        match arabic.filter(|_| holds(BidiClass::EN)) {
            Some(zero) if !is_persian_or_urdu => {
                plans.push(plan(Some(BidiClass::EN), Some(zero)));
                plans.push(plan(Some(BidiClass::AN), Some(european)));
            }
            Some(_) => plans.push(plan(Some(BidiClass::AN), Some(european))),
            None => plans.push(plan(None, mixes.then_some(arabic.unwrap_or(european)))),
        }
    }
    plans.push(Plan {
        direction: Direction::LeftToRight,
        forbidden_digits: Some(BidiClass::AN),
        zero: Some(if holds(BidiClass::L) { '0' } else { european })
            .filter(|_| mixes || holds(BidiClass::AN)),
        letter: first(&|class| class == BidiClass::L),
        is_persian_or_urdu,
        bidi_rule_applies: goal.others_are_rtl,
        allows_any_end: !goal.checks_more_than_bidi(),
    });
    plans
}

impl Plan {
    /// Whether the Bidi rule and the digit set allow a character to stay.
    pub(super) fn allows(&self, character: Character) -> bool {
        let class = character.class;
        let in_label = match (self.direction, self.bidi_rule_applies) {
            (Direction::RightToLeft, _) => ALLOWED_IN_RTL_LABEL.has(class),
            (Direction::LeftToRight, true) => ALLOWED_IN_LTR_LABEL.has(class),
            (Direction::LeftToRight, false) => !R_AL_AN_CLASSES.has(class),
        };
        let is_of_row = || self.zero.is_none_or(|zero| digit_set_of(character).is_none_or(|row| row == zero));
        in_label && self.forbidden_digits != Some(class) && is_of_row()
    }

    /// Whether the label may begin with this character.
    pub(super) fn can_begin_with(&self, character: Character) -> bool {
        let by_class = match self.direction {
            Direction::RightToLeft => character.class.is_right_to_left_letter(),
            Direction::LeftToRight => !self.bidi_rule_applies || character.class == BidiClass::L,
        };
        by_class && (self.allows_any_end || !is_mark(character.scalar) && character.scalar != '-')
    }

    /// Whether the label may end with this character. Where the Bidi rule applies, trailing NSM must be
    /// skipped first.
    pub(super) fn can_end_with(&self, character: Character) -> bool {
        use BidiClass::{AL, AN, EN, L, R};
        let by_class = match self.direction {
            Direction::RightToLeft => matches!(character.class, R | AL | EN | AN),
            Direction::LeftToRight => !self.bidi_rule_applies || matches!(character.class, L | EN),
        };
        by_class && (self.allows_any_end || character.scalar != '-')
    }

    /// Whether nonspacing marks at the end of the label are skipped.
    pub(super) const fn ignores_final_marks(&self) -> bool {
        self.bidi_rule_applies
    }

    /// The digit of the intended set with the same value, and the kind of edit that replaces it.
    pub(super) fn replacement_digit(&self, digit: Character) -> Option<(char, EditKind)> {
        let zero = self.zero?;
        let row = permitted_digit_set(digit, digit.class).filter(|row| *row != zero)?;
        let value = u32::from(digit.scalar) - u32::from(row);
        let with = char::from_u32(u32::from(zero) + value)?;
        // ASCII digits count as native if the script has no digits of its own.
        let is_native = if zero == '0' { !self.is_native(row) } else { self.is_native(zero) };
        Some((with, if is_native { EditKind::NativeDigit } else { EditKind::ForeignDigit }))
    }

    /// Whether a digit set belongs to the script of the label's letters.
    fn is_native(&self, zero: char) -> bool {
        let script = self.letter.map(|letter| CodePointMapData::<Script>::new().get(letter));
        script.is_some_and(|script| ScriptWithExtensions::new().has_script(zero, script))
    }
}

/// The digit zero of a digit's set, if the digit has this class and names allow it.
fn permitted_digit_set(digit: Character, class: BidiClass) -> Option<char> {
    let is_permitted =
        || matches!(derived_property(digit.scalar), DerivedProperty::Pvalid | DerivedProperty::ContextO);
    digit_set_of(digit).filter(|_| digit.class == class && is_permitted())
}

/// The digit zero of Persian and Urdu.
const EXTENDED_ARABIC_INDIC_ZERO: char = '\u{6F0}';

/// Letters that Persian or Urdu uses and Arabic does not; text with them uses Extended Arabic-Indic digits.
const PERSIAN_AND_URDU_LETTERS: [char; 13] = [
    '\u{679}', '\u{67E}', '\u{686}', '\u{688}', '\u{691}', '\u{698}', '\u{6A9}', '\u{6AF}', '\u{6BA}',
    '\u{6BE}', '\u{6C1}', '\u{6CC}', '\u{6D2}',
];

/// Whether a character is one of these letters.
pub(super) fn is_persian_or_urdu_letter(character: &Character) -> bool {
    PERSIAN_AND_URDU_LETTERS.contains(&character.scalar)
}
