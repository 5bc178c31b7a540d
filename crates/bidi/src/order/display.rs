//! One value says which display: a strategy with everything that its order depends on.

use std::borrow::Cow;

use crate::name::Character;
use crate::uba::Edition;

use super::context::{Context, ShownLine};
use super::fields::OverallOrder;
use super::isolates::LabelIsolate;
use super::own::Design;
use super::{Direction, DisplayOrder, Key, Marked, Method, Strategy};

/// A strategy with the choices that it leaves: what a pane shows, a trace explains, a search for twins
/// goes by and a study is about.
///
/// It is written and read as an identifier: `uba-ltr`, `fields:order=content,paragraph=rtl`. A strategy's
/// own identifier is the display without any choice; see [`Display::read`] for the rest.
///
/// ```
/// use bidiscope_bidi::name::{Name, Notation};
/// use bidiscope_bidi::order::Display;
///
/// let name = Name::read("a.B", Notation::Capitals)?;
/// let display = Display::read("fields:order=content")?;
/// let order = display.order(name.characters());
/// assert_eq!(Notation::Capitals.write(order.display(name.characters()).chars()).as_deref(), Ok("B.a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Display {
    strategy: Strategy,
    // What the strategy does not have among its keys is always the default, so that displays are equal
    // if and only if they are written alike.
    context: Context,
    edition: Edition,
    label_isolate: LabelIsolate,
    overall: OverallOrder,
    paragraph: Direction,
    has_l3: bool,
    design: Design,
}

impl Display {
    /// The strategy without any choice.
    pub const fn plain(strategy: Strategy) -> Self {
        Self {
            strategy,
            context: Context { before: String::new(), after: String::new() },
            edition: Edition::Today,
            label_isolate: LabelIsolate::LeftToRight,
            overall: OverallOrder::Constant,
            paragraph: Direction::LeftToRight,
            has_l3: true,
            design: Design::PLAIN,
        }
    }

    /// The strategy.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// What stands round the name.
    pub const fn context(&self) -> &Context {
        &self.context
    }

    /// Whose bidi classes it goes by.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Which isolate stands round each label.
    pub const fn label_isolate(&self) -> LabelIsolate {
        self.label_isolate
    }

    /// In which overall order fields stand.
    pub const fn overall(&self) -> OverallOrder {
        self.overall
    }

    /// Which way the paragraph runs in which fields or isolates stand: their environment. The direction
    /// of the UBA's own paragraphs is their strategy's.
    pub const fn environment(&self) -> Direction {
        self.paragraph
    }

    /// Whether rule L3 puts marks back after their bases.
    pub const fn has_l3(&self) -> bool {
        self.has_l3
    }

    /// What is chosen for a strategy of one's own.
    pub const fn design(&self) -> &Design {
        &self.design
    }

    /// Whether characters get other classes before the rules run, beside those of its edition.
    pub fn changes_classes(&self) -> bool {
        self.design.changes_classes()
    }

    /// A strategy of one's own.
    pub fn own(design: Design) -> Self {
        Self { design, ..Self::plain(Strategy::Own) }
    }

    /// Whether nothing is chosen.
    pub fn is_plain(&self) -> bool {
        *self == Self::plain(self.strategy)
    }

    /// Whether this can be chosen for its strategy.
    pub fn has(&self, key: Key) -> bool {
        self.strategy.keys().contains(&key)
    }

    /// The display in this context. Where its strategy has no context, the same display; so for every
    /// other choice.
    #[must_use]
    pub fn with_context(self, context: Context) -> Self {
        if self.has(Key::Before) { Self { context, ..self } } else { self }
    }

    /// The display by the classes of this edition.
    #[must_use]
    pub fn with_edition(self, edition: Edition) -> Self {
        if self.has(Key::Edition) { Self { edition, ..self } } else { self }
    }

    /// The display with this isolate round each label.
    #[must_use]
    pub fn with_label_isolate(self, label_isolate: LabelIsolate) -> Self {
        if self.has(Key::Isolate) { Self { label_isolate, ..self } } else { self }
    }

    /// The display with its fields in this overall order.
    #[must_use]
    pub fn with_overall(self, overall: OverallOrder) -> Self {
        if self.has(Key::Order) { Self { overall, ..self } } else { self }
    }

    /// The display in an environment of this direction.
    #[must_use]
    pub fn with_environment(self, paragraph: Direction) -> Self {
        match self.strategy {
            Strategy::Own => {
                let paragraph = paragraph.into();
                Self { design: Design { paragraph, ..self.design }, ..self }
            }
            _ if self.has(Key::Paragraph) => Self { paragraph, ..self },
            _ => self,
        }
    }

    /// The display with rule L3, or without it: marks then stand before right-to-left bases.
    #[must_use]
    pub fn with_l3(self, has_l3: bool) -> Self {
        if self.has(Key::L3) { Self { has_l3, ..self } } else { self }
    }

    /// The strategy of one's own with another design; another strategy stays as it is.
    #[must_use]
    pub fn with_design(self, design: Design) -> Self {
        if self.strategy == Strategy::Own { Self { design, ..self } } else { self }
    }

    /// The same in a paragraph of the other direction; `None` where the display has no paragraph whose
    /// direction could be another.
    pub fn in_other_paragraph(&self) -> Option<Self> {
        let direction = match self.strategy {
            Strategy::Own if self.idle(Key::Paragraph).is_some() => return None,
            Strategy::Own => return Some(self.clone().with_design(self.design.in_other_paragraph()?)),
            Strategy::UbaLtr => Direction::LeftToRight,
            Strategy::UbaRtl => Direction::RightToLeft,
            _ if self.has(Key::Paragraph) => self.paragraph,
            _ => return None,
        };
        Some(self.clone().in_paragraph(direction.opposite()))
    }

    /// The same in a paragraph of this direction; where the display has no paragraph whose direction could
    /// be another, the same display.
    #[must_use]
    pub(super) fn in_paragraph(self, direction: Direction) -> Self {
        match self.strategy {
            Strategy::UbaLtr | Strategy::UbaRtl | Strategy::UbaAuto => {
                let strategy = if direction.is_right_to_left() { Strategy::UbaRtl } else { Strategy::UbaLtr };
                Self { strategy, ..self }
            }
            _ => self.with_environment(direction),
        }
    }

    /// The characters of a name with the classes of the display's edition.
    pub fn of_edition<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        match self.edition {
            Edition::Today => Cow::Borrowed(characters),
            edition => Cow::Owned(edition.apply(characters)),
        }
    }

    /// The characters of a name with the classes that the display goes by: those of its edition, but for what a
    /// strategy of one's own changes.
    pub fn classified<'a>(&self, characters: &'a [Character]) -> Cow<'a, [Character]> {
        let of_edition = self.of_edition(characters);
        if self.design.changes_classes() {
            Cow::Owned(self.design.reclassed(&of_edition))
        } else {
            of_edition
        }
    }

    /// How the display comes about of characters that are [classified](Self::classified).
    pub fn method<'a>(&self, characters: &'a [Character]) -> Method<'a> {
        self.strategy.method(self, characters)
    }

    /// The order in which the characters of a name stand on the screen, as if nothing stood round or
    /// between them.
    pub fn order(&self, characters: &[Character]) -> DisplayOrder {
        let characters = self.classified(characters);
        self.method(&characters).order(&characters)
    }

    /// The whole line: the name, and what stands round it.
    pub fn line(&self, characters: &[Character]) -> ShownLine {
        let characters = self.classified(characters);
        self.method(&characters).line(&characters)
    }

    /// The formatting characters that are put in to arrive at the order; `None` where it comes about
    /// without any.
    pub fn marked(&self, characters: &[Character]) -> Option<Marked> {
        let characters = self.classified(characters);
        match self.method(&characters) {
            Method::Uba(text) => text.into_marked(),
            Method::Stored | Method::OneToOne | Method::FromRightToLeft(..) => None,
        }
    }

    /// What a reader is told that this is: the strategy's title and what is chosen.
    pub fn title(&self) -> String {
        let choices = self.choices();
        let title = self.strategy.title();
        if choices.is_empty() { title.to_owned() } else { format!("{title}, {}", choices.join(", ")) }
    }

    /// The title in a few letters, for places where there is no room; with choices, how it is written.
    pub fn short_title(&self) -> String {
        if self.is_plain() { self.strategy.short_title().to_owned() } else { self.to_string() }
    }

    /// What is chosen, each choice in a few words.
    pub fn choices(&self) -> Vec<String> {
        if self.strategy == Strategy::Own {
            return self.own_choices();
        }
        let mut words = Vec::new();
        if self.overall != OverallOrder::default() {
            words.push(self.overall.title().to_lowercase());
        }
        if self.label_isolate != LabelIsolate::default() {
            words.push("first strong isolates".to_owned());
        }
        if self.paragraph.is_right_to_left() {
            words.push("in an RTL paragraph".to_owned());
        }
        words.extend(self.context.title());
        if self.edition != Edition::Today {
            words.push(format!("by {}", self.edition.title()));
        }
        if !self.has_l3 {
            words.push("without rule L3".to_owned());
        }
        words
    }
}

impl From<Strategy> for Display {
    fn from(strategy: Strategy) -> Self {
        Self::plain(strategy)
    }
}

impl From<&Self> for Display {
    fn from(display: &Self) -> Self {
        display.clone()
    }
}
