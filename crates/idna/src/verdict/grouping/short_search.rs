//! Whether a label is split, for names of a list.

use std::cell::RefCell;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use bidiscope_bidi::name::{BidiClass, Character, ClassSet, LabelSpan};
use bidiscope_bidi::order::Direction;

use super::GroupingSearchLimits;
use super::context::{Context, contexts};
use super::label_layout::LabelLayout;

/// Whether some context splits a label, as [`findings`](super::findings) says of a search within
/// [`GroupingSearchLimits::SHORT_SEARCH`].
pub(in crate::verdict) fn splits_a_label(name: &[Character], labels: &[LabelSpan]) -> bool {
    thread_local! {
        static SEARCH: RefCell<ShortSearch> = RefCell::default();
    }
    SEARCH.with_borrow_mut(|it| it.splits_a_label(name, labels))
}

/// Searches for one name after another, in memory that is reused.
#[derive(Default)]
struct ShortSearch {
    layout: LabelLayout,
    /// The answers for reduced names, by [`Self::key`]: in a list the same ones come again and again.
    answers: FxHashMap<Box<[u8]>, bool>,
    key: Vec<u8>,
}

/// How many answers are kept, in some two megabytes: a list of a million different names asks for more than a few thousand.
const MAX_ANSWERS: usize = 1 << 15;

/// All contexts that a search within the bound gets to, even if the name has no characters.
static CONTEXTS: LazyLock<Vec<(Context, Novelty)>> = LazyLock::new(|| {
    let most = GroupingSearchLimits::SHORT_SEARCH.max_total_laid_out_characters / (2 * Context::DELIMITERS);
    let contexts =
        contexts(GroupingSearchLimits::SHORT_SEARCH.max_neighbour_label_characters, false).take(most);
    contexts.map(|it| (Novelty::of(&it), it)).map(|(novelty, it)| (it, novelty)).collect()
});

/// Whether a context may split a name that no earlier one splits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Novelty {
    Any,
    /// Only a name with directional controls.
    WithControls,
    None,
}

impl Novelty {
    /// Contexts with the same S1 and S2 come with all delimiters, the common separator first. Another delimiter acts as
    /// that one does, but for two cases: only a common separator may be a part of a number (rule W4), and no S2 begins
    /// with one; and only white space at the end of an open embedding or isolate leaves it (L1).
    ///
    /// Beside a delimiter a single separator, terminator or mark acts as nothing does, and after the name a single AL as R.
    fn of(context: &Context) -> Self {
        use BidiClass::{AL, CS, ES, ET, NSM, WS};
        let ([s1 @ .., d1], [d2, s2 @ ..]) = (&context.before[..], &context.after[..]) else {
            return Self::Any;
        };
        let ends_in_number = s1.last().is_some_and(|it| it.class.is_digit());
        if !(d1.class == CS || d1.class == WS && ends_in_number) {
            return Self::None;
        }
        let is_idle = |side: &[Character]| matches!(side, [it] if matches!(it.class, ES | ET | NSM));
        let is_al = matches!(s2, [it] if it.class == AL);
        match d2.class {
            CS if is_idle(s1) || is_idle(s2) || is_al => Self::WithControls,
            CS => Self::Any,
            WS => Self::WithControls,
            _ => Self::None,
        }
    }
}

impl ShortSearch {
    fn splits_a_label(&mut self, name: &[Character], labels: &[LabelSpan]) -> bool {
        self.layout.change_name(|it| it.replace(name, labels.iter().map(|it| &it.character_range)));
        if !self.set_key() {
            return self.search(name);
        }
        if let Some(answer) = self.answers.get(&*self.key) {
            return *answer;
        }
        let answer = self.search(name);
        if self.answers.len() == MAX_ANSWERS {
            self.answers.clear();
        }
        self.answers.insert(self.key.as_slice().into(), answer);
        answer
    }

    /// Sets the key to the classes of the reduced name and the bounds of its labels, which are all that the answer depends on;
    /// `false` where there is an ON, which may be a bracket (rule N0).
    fn set_key(&mut self) -> bool {
        const START: u8 = u8::MAX;
        const END: u8 = u8::MAX - 1;
        let reduced = self.layout.reduced_name();
        let mut labels = reduced.labels.iter().peekable();
        self.key.clear();
        for (at, character) in reduced.characters.iter().enumerate() {
            if labels.next_if(|it| it.end == at).is_some() {
                self.key.push(END);
            }
            if labels.peek().is_some_and(|it| it.start == at) {
                self.key.push(START);
            }
            self.key.push(character.class as u8);
        }
        !reduced.characters.iter().any(|it| it.class == BidiClass::ON)
    }

    /// Tries the contexts.
    fn search(&mut self, name: &[Character]) -> bool {
        let layout = &mut self.layout;
        let has_controls = ClassSet::of_characters(name).intersects(ClassSet::EXPLICIT);
        let mut left = GroupingSearchLimits::SHORT_SEARCH.max_total_laid_out_characters;
        for (context, novelty) in CONTEXTS.iter() {
            let characters = layout.characters_in(context);
            if characters > left {
                break;
            }
            left -= characters;
            if *novelty == Novelty::None || *novelty == Novelty::WithControls && !has_controls {
                continue;
            }
            layout.set_context(context);
            for paragraph in [Direction::LeftToRight, Direction::RightToLeft] {
                layout.show(paragraph);
                if layout.first_split_label().is_some() {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{ProptestConfig, proptest};
    use proptest::{prop_assert_eq, prop_assume};

    use super::splits_a_label;
    use crate::verdict::grouping::{GroupingSearchLimits, search_grouping_counterexamples};
    use crate::verdict::rfc5893::spans;
    use bidiscope_bidi::name::{Name, Notation};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn the_short_answer_is_that_of_the_search(text in "[a\u{5D0}\u{627}1\u{661}:%()\u{5B8}\u{200D}\u{2067}\u{202B}\u{202D}\u{2069}-]{1,4}(\\.[a\u{5D0}\u{627}1\u{661}\u{5B8}\u{200D}\u{2067}\u{202E}-]{1,3}){0,2}") {
            let read = Name::read(&text, Notation::Unicode);
            prop_assume!(read.is_ok());
            let Ok(name) = read else { return Ok(()) };
            let search = search_grouping_counterexamples(&name, GroupingSearchLimits::SHORT_SEARCH);
            let splits = splits_a_label(name.characters(), &spans(&name));
            prop_assert_eq!(splits, search.labels_stay_together.counterexample.is_some());
        }
    }
}
