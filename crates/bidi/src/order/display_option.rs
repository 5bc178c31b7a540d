//! The options of a display and their possible values.

use std::borrow::Cow;

use crate::name::MAX_CHARACTERS;
use crate::named;
use crate::uba::Edition;

use super::context::Context;
use super::fields::OverallOrder;
use super::isolates::LabelIsolate;
use super::own::{
    Around, Base, DigitClass, FieldDirection, FieldLayout, HyphenClass, OwnParagraph, Separators,
};
use super::{Direction, Display, Strategy};

named! {
    /// An option of a display. In identifiers, values consist of small letters, digits and hyphens; any other
    /// character is written `\u{...}`.
    pub enum Key {
        /// The text before the name, from the last paragraph separator in it on.
        Before = "before", "Text before";
        /// The text after the name, up to the first paragraph separator in it.
        After = "after", "Text after";
        /// The Unicode version whose bidi classes are used: an [`Edition`].
        Edition = "edition", "Edition";
        /// The isolate around each label: a [`LabelIsolate`].
        Isolate = "isolate", "Isolate round each label";
        /// The order of the fields: an [`OverallOrder`].
        Order = "order", "Order of the fields";
        /// The direction of the paragraph: `ltr` or `rtl`; for a custom strategy an [`OwnParagraph`].
        Paragraph = "paragraph", "Paragraph";
        /// Whether rule L3 moves marks after their bases: `yes` or `no`.
        L3 = "l3", "Rule L3";
        /// The rules that order the characters: a [`Base`].
        Base = "base", "Rules";
        /// The characters that separate fields: [`Separators`].
        Separators = "separators", "Separators";
        /// The layout of the fields: a [`FieldLayout`].
        Fields = "fields", "Fields";
        /// The direction of each field: a [`FieldDirection`].
        Direction = "direction", "Direction of a field";
        /// The controls around each field: [`Around`].
        Around = "around", "Round each field";
        /// The controls around the whole name: [`Around`].
        Whole = "whole", "Round the whole";
        /// The class of the hyphen: a [`HyphenClass`].
        Hyphen = "hyphen", "Hyphen";
        /// The class of the digits: a [`DigitClass`].
        Digits = "digits", "Digits";
    }
}

/// A possible value of an option, for menus and help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyChoice {
    /// The value in identifiers, before escaping.
    pub value: &'static str,
    /// Its title for users.
    pub title: Cow<'static, str>,
    /// What it does, in a sentence; empty if the title is sufficient.
    pub about: &'static str,
}

impl Key {
    /// Whether any text is a valid value.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Before | Self::After)
    }

    /// The possible values for this strategy, the default first; for separators only the named sets. Empty if
    /// any text is valid.
    pub fn choices(self, strategy: Strategy) -> Vec<KeyChoice> {
        fn all<T: Copy>(
            of: &[T],
            value: impl Fn(T) -> &'static str,
            title: impl Fn(T) -> &'static str,
            about: impl Fn(T) -> &'static str,
        ) -> Vec<KeyChoice> {
            let choice = |&it: &T| KeyChoice { value: value(it), title: title(it).into(), about: about(it) };
            of.iter().map(choice).collect()
        }
        let no_description = "";
        match self {
            Self::Before | Self::After => Vec::new(),
            Self::Edition => all(&Edition::ALL, Edition::id, Edition::title, |_| no_description),
            Self::Isolate => {
                all(&LabelIsolate::ALL, LabelIsolate::id, LabelIsolate::title, |_| no_description)
            }
            Self::Order => {
                all(&OverallOrder::ALL, OverallOrder::id, OverallOrder::title, OverallOrder::about)
            }
            Self::Paragraph if strategy == Strategy::Own => {
                all(&OwnParagraph::ALL, OwnParagraph::id, OwnParagraph::title, OwnParagraph::about)
            }
            Self::Paragraph => all(&Direction::ALL, Direction::id, Direction::title, |_| no_description),
            Self::L3 => all(&[true, false], yes_or_no, title_of_l3, |_| no_description),
            Self::Base => all(&Base::ALL, Base::id, Base::title, Base::about),
            Self::Separators => {
                let choice = |it: Separators| Some((it.name()?, it.title(), it.about()));
                let named = Separators::NAMED.into_iter().filter_map(choice);
                named.map(|(value, title, about)| KeyChoice { value, title, about }).collect()
            }
            Self::Fields => all(&FieldLayout::ALL, FieldLayout::id, FieldLayout::title, FieldLayout::about),
            Self::Direction => {
                all(&FieldDirection::ALL, FieldDirection::id, FieldDirection::title, FieldDirection::about)
            }
            Self::Around | Self::Whole => all(&Around::ALL, Around::id, Around::title, Around::about),
            Self::Hyphen => all(&HyphenClass::ALL, HyphenClass::id, HyphenClass::title, HyphenClass::about),
            Self::Digits => all(&DigitClass::ALL, DigitClass::id, DigitClass::title, DigitClass::about),
        }
    }
}

/// The value of [`Key::L3`].
const fn yes_or_no(has_l3: bool) -> &'static str {
    if has_l3 { "yes" } else { "no" }
}

const fn title_of_l3(has_l3: bool) -> &'static str {
    if has_l3 { "Marks stand after their bases" } else { "Marks stand where rule L2 leaves them" }
}

impl Display {
    /// The value of an option, before escaping; the default if the strategy does not have the option.
    pub fn value(&self, key: Key) -> &str {
        let design = self.design();
        match key {
            Key::Before => &self.context().before,
            Key::After => &self.context().after,
            Key::Edition => self.edition().id(),
            Key::Isolate => self.label_isolate().id(),
            Key::Order => self.overall().id(),
            Key::Paragraph if self.strategy() == Strategy::Own => design.paragraph.id(),
            Key::Paragraph => self.environment().id(),
            Key::L3 => yes_or_no(self.has_l3()),
            Key::Base => design.base.id(),
            Key::Separators => design.separators.written(),
            Key::Fields => design.fields.id(),
            Key::Direction => design.direction.id(),
            Key::Around => design.around.id(),
            Key::Whole => design.whole.id(),
            Key::Hyphen => design.hyphen.id(),
            Key::Digits => design.digits.id(),
        }
    }

    /// The same display with this value (not escaped) of an option. `None` if the strategy does not have the
    /// option or the value is invalid.
    #[must_use]
    pub fn with(self, key: Key, value: &str) -> Option<Self> {
        if !self.has(key) || key.is_text() && value.chars().count() > MAX_CHARACTERS {
            return None;
        }
        let mut design = self.design().clone();
        match key {
            Key::Before => {
                let context = Context { before: value.to_owned(), ..self.context().clone() };
                return Some(self.with_context(context));
            }
            Key::After => {
                let context = Context { after: value.to_owned(), ..self.context().clone() };
                return Some(self.with_context(context));
            }
            Key::Edition => return Some(self.with_edition(Edition::from_id(value)?)),
            Key::Isolate => return Some(self.with_label_isolate(LabelIsolate::from_id(value)?)),
            Key::Order => return Some(self.with_overall(OverallOrder::from_id(value)?)),
            Key::Paragraph if self.strategy() == Strategy::Own => {
                design.paragraph = OwnParagraph::from_id(value)?
            }
            Key::Paragraph => return Some(self.with_environment(Direction::from_id(value)?)),
            Key::L3 => {
                let has_l3 = [true, false].into_iter().find(|&it| yes_or_no(it) == value)?;
                return Some(self.with_l3(has_l3));
            }
            Key::Base => design.base = Base::from_id(value)?,
            Key::Separators => design.separators = Separators::read(value)?,
            Key::Fields => design.fields = FieldLayout::from_id(value)?,
            Key::Direction => design.direction = FieldDirection::from_id(value)?,
            Key::Around => design.around = Around::from_id(value)?,
            Key::Whole => design.whole = Around::from_id(value)?,
            Key::Hyphen => design.hyphen = HyphenClass::from_id(value)?,
            Key::Digits => design.digits = DigitClass::from_id(value)?,
        }
        Some(self.with_design(design))
    }
}
