//! What a field that is too narrow shows of the name in each display.

use bidiscope_bidi::order::Strategy;
use bidiscope_url::InputAnalysis;
use bidiscope_url::reader::elision::NarrowFieldElision;
use bidiscope_words::{Message, message};

use crate::words::display::DisplayTitle;
use crate::words::visible_host::{host_visibility_text, visible_host_text};

use super::block::{NarrowFieldBlock, PageBlock, PageSection};
use super::line::{PageLine, Tone};
use super::options::PageOptions;
use super::section_id::PageSectionId;

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Option<PageSection> {
    let field = options.narrow_field_elision?;
    let name = analysis.input();
    let mut blocks: Vec<NarrowFieldBlock> = Vec::new();
    // What is stored is no display.
    for display in options.displays.iter().filter(|it| it.strategy() != Strategy::Logical) {
        let custom = options.custom_display_titles.iter().find(|it| it.display == *display);
        let title = custom.map_or_else(|| display.title(), |it| it.title.clone());
        let elided = field.elide_name(name, display);
        let read = visible_host_text(name, &elided.visible_host);
        let read = read.map(|it| PageLine::from_message(&it).in_tone(Tone::Warning));
        let notes: Vec<PageLine> =
            [PageLine::from_message(&host_visibility_text(name, elided.host_visibility))]
                .into_iter()
                .chain(read)
                .collect();
        let shows_the_same = |it: &&mut NarrowFieldBlock| {
            it.characters == elided.shown_characters() && it.order == *elided.shown_character_order()
        };
        match blocks.iter_mut().find(shows_the_same) {
            Some(same) if same.notes == notes => same.display_titles.push(title),
            _ => blocks.push(NarrowFieldBlock {
                display_titles: vec![title],
                characters: elided.shown_characters().to_vec(),
                order: elided.shown_character_order().clone(),
                notes,
            }),
        }
    }
    let blocks = blocks.into_iter().map(|it| PageBlock::NarrowFieldElision(Box::new(it))).collect();
    Some(PageSection::new(PageSectionId::NarrowFieldElision, &title(&field), blocks))
}

fn title(field: &NarrowFieldElision) -> Message<'static> {
    let direction = field.field_direction.map_or("paragraph", |it| it.id());
    message!(
        section_field,
        width = field.max_shown_characters.get(),
        place = field.elision_place.id(),
        direction = direction,
        cut = field.elision_method.id()
    )
}
