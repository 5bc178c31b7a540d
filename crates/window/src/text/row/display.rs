//! One display of a piece: its lines, with bands under the parts of its identifiers.

use std::ops::Range;

use eframe::egui::{CursorIcon, Id, Label, Pos2, Rangef, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::fields::DavisFieldKind;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_export::marks::{CharacterMarking, LineMarkings};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::{
    IdentifierView, identifier_click_hint, identifier_verdict, identifier_verdict_text,
};
use bidiscope_words::message;

use super::super::super::lines::{Colouring, LINE_HEIGHT, Shaped};
use super::super::super::theme::Palette;
use super::super::super::{marks, signs, url_bands};
use super::super::tab::{TextPass, TextTab};
use super::identifiers;
use super::laid::Laid;

/// The size of the text, in points an em.
pub(super) const SIZE: f32 = 17.0;

/// Which display of which piece.
pub(super) struct Shown<'a> {
    /// The piece.
    pub(super) index: usize,
    pub(super) laid: &'a Laid,
    /// Which of its directions.
    pub(super) place: usize,
    /// 0 before, 1 after the extension.
    pub(super) column: usize,
}

/// What stands under the pointer.
struct Hit<'a> {
    identifier: &'a IdentifierView,
    /// The field; `None` for a separator.
    field: Option<usize>,
}

/// Paints the lines into their place; an identifier in them can be pointed at and clicked.
pub(super) fn show(ui: &mut Ui, tab: &TextTab, pass: &mut TextPass<'_>, rect: Rect, shown: &Shown<'_>) {
    let laid = shown.laid;
    let display = &laid.view.displays_by_direction[shown.place];
    let id = Id::unique(("paragraph display", shown.index, shown.place, shown.column));
    // The buttons above are the way there for the keyboard.
    let response = ui.interact(rect, id, Sense::CLICK);
    let when = ["before", "after"][shown.column];
    let text = text_of(&laid.view.characters);
    let direction = short(display.paragraph_direction);
    response.widget_info(|| {
        let words = message!(text_display, direction = direction, when = when, text = &text).to_string();
        WidgetInfo::labeled(Role::Image, true, words)
    });
    let pitch = LINE_HEIGHT * SIZE;
    let pointer = response.hover_pos();
    let mut hit = None;
    for (number, range) in laid.lines.iter().enumerate() {
        let top = rect.top() + number as f32 * pitch;
        let band = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), pitch));
        if !ui.is_rect_visible(band) {
            continue;
        }
        let order = &laid.orders[shown.place][shown.column][number];
        let line = pass.lines.line_with(&laid.view.characters[range.clone()], order, pass.in_displays);
        let width = line.width() * SIZE;
        let from_right = display.paragraph_direction.is_right_to_left();
        let corner = pos2(if from_right { rect.right() - width } else { rect.left() }, top);
        for identifier in &laid.view.contained_identifiers {
            let sign = identifier.bidi_and_host_verdict_in_display(shown.place, shown.column == 1);
            let is_highlighted = tab.pointed.is_at(ui, identifier.identifier_index);
            paint_marks(ui, &line, corner, range, (identifier, sign), is_highlighted);
        }
        pass.lines.paint(ui, &line, corner, SIZE, Colouring::Plain(Palette::current(ui).text));
        if let Some(pointer) = pointer.filter(|it| band.y_range().contains(it.y))
            && let Some(character) = line.character_at((pointer.x - corner.x) / SIZE)
        {
            hit = hit_at(&laid.view.contained_identifiers, range.start + character);
        }
    }
    let Some(hit) = hit else { return };
    tab.pointed.set(ui, hit.identifier.identifier_index);
    if response.clicked() {
        identifiers::open(tab, pass, hit.identifier.identifier_index);
    }
    let response = match identifier_click_hint(&hit.identifier.domain_verdict) {
        Some(_) => response.on_hover_cursor(CursorIcon::PointingHand),
        None => response,
    };
    response.on_hover_ui_at_pointer(|ui| explain(ui, pass, shown, &hit));
}

/// Paints the band of each part of an identifier that stands on this line, and the sign of its verdict over its beginning.
///
/// The pieces of an identifier that is pointed at are lit together.
fn paint_marks(
    ui: &Ui,
    line: &Shaped,
    corner: Pos2,
    on_line: &Range<usize>,
    (identifier, sign): (&IdentifierView, RuleVerdict),
    is_highlighted: bool,
) {
    let within = |range: &Range<usize>| {
        range.start.clamp(on_line.start, on_line.end)..range.end.clamp(on_line.start, on_line.end)
    };
    if identifier.character_ranges_in_piece().all(|piece| within(piece).is_empty()) {
        return;
    }
    let on_line_at = |range: &Range<usize>| {
        let own = within(range);
        own.start - on_line.start..own.end - on_line.start
    };
    let mut marked = LineMarkings::default();
    if is_highlighted {
        marked.mark_characters(
            CharacterMarking::Highlighted,
            identifier.character_ranges_in_piece().flat_map(on_line_at),
        );
    }
    for (kind, range) in &identifier.fields_with_piece_ranges {
        marked.mark_characters(CharacterMarking::UrlPart(url_bands::part_of(*kind)), on_line_at(range));
    }
    let row = Rangef::new(corner.y + 0.30 * SIZE, corner.y + LINE_HEIGHT * SIZE);
    let place = line.place(ui, corner, SIZE, row);
    marks::paint(ui, &marked.shapes_below_glyphs(&place));
    marks::paint(ui, &marked.shapes_over_glyphs(&place));
    // What the rule does not speak of has no sign here: a dash would look like a part of the writing.
    if on_line.contains(&identifier.character_range_in_piece.start) && sign != RuleVerdict::NotApplicable {
        let first = line.extent(identifier.character_range_in_piece.start - on_line.start);
        let middle = corner.x + f32::midpoint(first.left_x_em, first.right_x_em) * SIZE;
        let at = Rect::from_center_size(pos2(middle, corner.y + 0.16 * SIZE), vec2(7.0, 7.0));
        signs::paint(ui, sign, at);
    }
}

/// The identifier, and the field of it, that holds a character of the piece.
fn hit_at(identifiers: &[IdentifierView], character: usize) -> Option<Hit<'_>> {
    let identifier = identifiers
        .iter()
        .find(|it| it.character_ranges_in_piece().any(|piece| piece.contains(&character)))?;
    let field = identifier.fields_with_piece_ranges.iter().position(|(_, range)| range.contains(&character));
    Some(Hit { identifier, field })
}

fn explain(ui: &mut Ui, pass: &mut TextPass<'_>, shown: &Shown<'_>, hit: &Hit<'_>) {
    ui.set_max_width(360.0);
    let (laid, identifier) = (shown.laid, hit.identifier);
    let title = match hit.field.map(|field| (field, &identifier.fields_with_piece_ranges[field])) {
        Some((field, (kind, _))) => {
            let same = |until: usize| {
                identifier.fields_with_piece_ranges[..until].iter().filter(|it| it.0 == *kind).count()
            };
            match (*kind, same(identifier.fields_with_piece_ranges.len())) {
                (DavisFieldKind::Label | DavisFieldKind::Path | DavisFieldKind::Query, several)
                    if several > 1 =>
                {
                    format!("{} {}", kind.title(), same(field) + 1)
                }
                _ => kind.title().to_owned(),
            }
        }
        None => message!(text_separator).to_string(),
    };
    ui.strong(
        message!(text_in_identifier, field = title, number = identifier.identifier_index + 1).to_string(),
    );
    if let Some(field) = hit.field {
        let characters = &laid.view.characters[identifier.fields_with_piece_ranges[field].1.clone()];
        let characters = &characters[..characters.len().min(40)];
        let line = pass.lines.ordered(characters, Strategy::UbaAuto);
        pass.lines.add(ui, &line, 18.0, Colouring::ByClass);
    }
    ui.horizontal(|ui| {
        signs::verdict(ui, identifier_verdict(&identifier.domain_verdict));
        ui.label(identifier_verdict_text(&identifier.domain_verdict));
    });
    let line = identifier.link_host.as_ref().and_then(|it| it.displays_by_direction.get(shown.place));
    if let Some(line) = line {
        let shown = if shown.column == 1 { line.with_controls } else { line.without_controls };
        ui.horizontal_top(|ui| {
            signs::verdict(ui, RuleVerdict::satisfied_if(shown.shows_link_clearly()));
            ui.add(Label::new(shown.display_problem_sentence()).wrap());
        });
    }
    if let Some(advice) = identifier_click_hint(&identifier.domain_verdict) {
        ui.weak(advice);
    }
}

/// A direction in three letters.
pub(super) const fn short(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "LTR",
        Direction::RightToLeft => "RTL",
    }
}
