//! Searching for names with the same display.

use bidiscope_bidi::name::{Character, Input, InputType, PlainTextParagraph, characters_of, text_of};
use bidiscope_bidi::order::choices::DigitClassOverride;
use bidiscope_bidi::order::context::SurroundingText;
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy, is_bidi_control};

use super::collector::Collector;
use super::found_names::FoundNames;
use super::inverse::Inverse;
use super::mirroring::{LinesDrawnAlike, drawn};
use super::options::CollisionSearch;
use super::{paragraph, parts};

impl CollisionSearch {
    /// All other names of the same characters that this display shows in the same way as `name`, within the limits of the
    /// search. Of text, all other texts without bidi controls, made of its other characters; also what a reader would write,
    /// where brackets are turned round in it.
    pub fn collisions(&self, name: &Input, display_config: impl Into<DisplayConfig>) -> FoundNames {
        let display = display_config.into();
        self.others_shown_by(name, &display, display.clone())
    }

    /// All other names that the display `by` shows in the same way as `display` shows this one.
    fn others_shown_by(&self, name: &Input, display: &DisplayConfig, by: DisplayConfig) -> FoundNames {
        let kind = name.input_type();
        let mut shown = display.line_around_name(name.characters()).visual_characters();
        let length = shown.len();
        if kind == InputType::Text {
            shown.retain(|it| !is_bidi_control(it.scalar));
        }
        let what = drawn(name, display);
        // Text with controls is none of those that are found.
        let shows_itself = shown.len() == length && (by == *display || drawn(name, &by) == what);
        let limit_with_name = Self { max_names: self.max_names.saturating_add(1), ..*self };
        let mut found = match LinesDrawnAlike::of(&shown, display) {
            Some(lines) => limit_with_name.names_drawn_as(&what, &lines, &by, kind),
            None => limit_with_name.inputs_with_display(&shown, by.clone(), kind),
        };
        if kind == InputType::Text && by.choices().surrounding_text.is_empty() {
            let as_seen = Input::Text(PlainTextParagraph::from_characters(characters_of(&what)));
            if !what.is_empty() && drawn(&as_seen, &by) == what && !found.found_inputs.contains(&as_seen) {
                found.found_inputs.insert(0, as_seen);
                found.name_count_lower_bound += 1;
            }
        }
        let listed = found.found_inputs.len();
        found.found_inputs.retain(|it| it.characters() != name.characters());
        // The complete answer contains the name itself, unless the notation cannot read it.
        let is_counted_only = shows_itself && !found.are_all_names_found && self.reads(name);
        let is_known = found.found_inputs.len() < listed || is_counted_only;
        found.name_count_lower_bound -= u64::from(is_known).min(found.name_count_lower_bound);
        if found.found_inputs.len() > self.max_names {
            found.found_inputs.truncate(self.max_names);
            found.are_all_names_found = false;
        }
        found.name_count_lower_bound = found.name_count_lower_bound.max(found.found_inputs.len() as u64);
        found
    }

    /// The names of which this display draws this: those that it shows as one of these lines, with the same brackets turned
    /// round. The lines share the steps.
    fn names_drawn_as(
        &self,
        what: &str,
        alike: &LinesDrawnAlike,
        by: &DisplayConfig,
        kind: InputType,
    ) -> FoundNames {
        let each = Self { max_steps: self.max_steps / alike.lines.len() as u64, ..*self };
        let mut all = FoundNames {
            displayed_text: alike.lines.first().map(|it| text_of(it)).unwrap_or_default(),
            read_as: kind,
            found_inputs: Vec::new(),
            are_all_names_found: alike.is_complete,
            name_count_lower_bound: 0,
        };
        for line in &alike.lines {
            let found = each.inputs_with_display(line, by.clone(), kind);
            all.are_all_names_found &= found.are_all_names_found;
            all.found_inputs.extend(found.found_inputs.into_iter().filter(|it| drawn(it, by) == what));
        }
        if all.found_inputs.len() > self.max_names {
            all.found_inputs.truncate(self.max_names);
            all.are_all_names_found = false;
        }
        all.name_count_lower_bound = all.found_inputs.len() as u64;
        all
    }

    /// All other names of the same characters that a paragraph of the opposite direction shows in the same way
    /// as this display shows `name`; `None` where the display has no opposite paragraph.
    ///
    /// The Bidi rule does not exclude these collisions (RFC 5893, section 3), but they are the ones of Figure 3
    /// of Atkin et al. (2001).
    pub fn collisions_in_opposite_paragraph(
        &self,
        name: &Input,
        display_config: impl Into<DisplayConfig>,
    ) -> Option<FoundNames> {
        let display = display_config.into();
        let other = display.with_opposite_paragraph_direction()?;
        Some(self.others_shown_by(name, &display, other))
    }

    /// All names that have this display: `visual_characters` are the displayed characters from left to right. For a display
    /// with a context they are the whole line, with the text around the name.
    pub fn names_displayed_as(
        &self,
        visual_characters: &[Character],
        display_config: impl Into<DisplayConfig>,
    ) -> FoundNames {
        self.inputs_with_display(visual_characters, display_config.into(), InputType::Url)
    }

    /// The same of text where that is the kind.
    fn inputs_with_display(
        &self,
        shown: &[Character],
        mut display: DisplayConfig,
        kind: InputType,
    ) -> FoundNames {
        // Context that has no effect on this display is not in the line.
        if display.no_effect_reason(DisplayOption::TextBefore).is_some() {
            display = display.with_changed_choices(|it| it.surrounding_text = SurroundingText::NONE);
        }
        // With `DigitClassOverride::Letter` the class of a digit depends on the letter before it, which is not known
        // before the order is.
        let class_depends_on_order =
            display.choices().digit_class == DigitClassOverride::DirectionOfPrecedingLetter;
        let shown = &if class_depends_on_order {
            display.reclassify_by_bidi_data_version(shown)
        } else {
            display.reclassified_characters(shown)
        };
        let mut collector = Collector::new(*self, shown, &display, kind);
        if shown.is_empty() {
            return collector.finish();
        }
        match Inverse::of(display.choices(), shown) {
            Inverse::Logical => collector.add_if_matching(shown.to_vec()),
            // The display is an involution: applied twice it gives the original order.
            Inverse::OneToOne => {
                let order = Strategy::OneToOne.order(shown);
                collector.add_if_matching(order.visual_characters(shown));
            }
            Inverse::Paragraph(paragraphs) => paragraph::search(&mut collector, paragraphs),
            Inverse::Parts(parts) => parts::search(&mut collector, &parts),
            Inverse::Unknown => collector.try_permutations(),
        }
        collector.finish()
    }
}
