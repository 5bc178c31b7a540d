//! A name of a group, among the details: its button, its line, and what each display makes of it, in the same columns as the
//! other names of the group, all of it on one baseline.

use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Button, FontId, Galley, Label, Pos2, Rect, Response, RichText, Sense, TextFormat, TextStyle,
    TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};

use bidiscope_bidi::name::{code_point, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_layout::LINE_BOX_ASCENT_EM;
use bidiscope_report::list::{MatchGroup, MatchGroupMember};
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::lines::{Colouring, LINE_HEIGHT, Shaped};
use super::super::theme::{CAPTION, Palette};
use super::super::widgets::paint_truncated;
use super::tab::ListPass;
use super::{column_places, name_cell};

/// The size of a name, in points an em, and the height of its row, in points.
pub(super) const NAME: f32 = 22.0;
const ROW: f32 = LINE_HEIGHT * NAME;
/// The space between columns, and between the title of a display and its line, in points.
const GAP: f32 = 16.0;
const AFTER_TITLE: f32 = 8.0;
/// The most characters of a disposition that are shown.
const MOST_OF_A_DISPOSITION: usize = 40;
/// The most characters of a name that is drawn with its code points.
const MOST_CHARACTERS: usize = 300;

/// How the names of a group are laid out: which displays are shown, and where, in points from the left.
pub(super) struct MemberColumns {
    displays: Vec<Strategy>,
    /// Where the number of the line begins, and what becomes of the name as a variant.
    line_number: f32,
    disposition: f32,
    /// Where each display begins: its title, and then its line.
    displays_at: Vec<f32>,
    /// How wide titles are with what follows them; 0 where one display needs none.
    title: f32,
    /// Whether the displays stand beside the button, and not below each other under it.
    in_one_row: bool,
    /// Where code points stand beside the displays; `None` where they stand below them.
    codes_at: Option<f32>,
    width: f32,
}

impl MemberColumns {
    /// The columns of a group in the room that there is.
    pub(super) fn of(ui: &Ui, pass: &mut ListPass<'_>, group: &MatchGroup<MatchGroupMember>) -> Self {
        let mut displays = group.matching_strategies();
        if displays.is_empty() {
            displays.push(column_places::reference(pass.settings));
        }
        let width = ui.available_width();
        let widest = |widths: &mut dyn Iterator<Item = f32>| widths.fold(0.0, f32::max).ceil();
        let title = match displays.len() {
            1 => 0.0,
            _ => {
                let titles = displays.iter().map(|it| galley(ui, title(*it), width).size().x);
                widest(&mut titles.into_iter()) + AFTER_TITLE
            }
        };
        let line_number = button_size(ui).0 + GAP;
        let numbers = group.members.iter().map(|it| galley(ui, line_words(it), width).size().x);
        let disposition = line_number + widest(&mut numbers.into_iter()) + GAP;
        let dispositions = group.members.iter().filter_map(disposition_words);
        let dispositions = widest(&mut dispositions.map(|it| galley(ui, it, width).size().x + GAP));
        let mut left = disposition + dispositions;
        let mut displays_at = Vec::new();
        for &display in &displays {
            displays_at.push(left);
            let lines = group.members.iter().map(|it| match name_cell::too_long(&it.characters) {
                Some(words) => galley(ui, words.into(), width).size().x,
                None => line(pass, it, display).width() * NAME,
            });
            left += title + widest(&mut lines.into_iter()) + GAP;
        }
        let in_one_row = left - GAP <= width;
        if !in_one_row {
            displays_at.fill(0.0);
        }
        let codes = group.members.iter().filter_map(|it| code_points(ui, it, f32::INFINITY));
        let codes = widest(&mut codes.map(|it| it.size().x));
        let codes_at = (in_one_row && left + codes <= width).then_some(left);
        Self { displays, line_number, disposition, displays_at, title, in_one_row, codes_at, width }
    }

    /// Where the lines of names begin that stand below each other, and code points below them.
    fn indent(&self) -> f32 {
        self.displays_at[0] + self.title
    }
}

/// Shows a name of the group; gives the button that opens it in Inspect, where it is not the selected one.
pub(super) fn show(
    ui: &mut Ui,
    pass: &mut ListPass<'_>,
    columns: &MemberColumns,
    member: &MatchGroupMember,
    is_selected: bool,
) -> Option<Response> {
    let too_long = name_cell::too_long(&member.characters);
    let below = match columns.in_one_row {
        true => 0,
        false if too_long.is_some() => 1,
        false => columns.displays.len(),
    };
    let codes =
        code_points(ui, member, columns.codes_at.map_or(columns.width - columns.indent(), |_| f32::INFINITY));
    let codes_below = codes.as_ref().filter(|_| columns.codes_at.is_none()).map_or(0.0, |it| it.size().y);
    let height = ROW * (1 + below) as f32 + codes_below;
    let (_, rect) = ui.allocate_space(vec2(columns.width, height));
    let ui = &mut ui
        .new_child(UiBuilder::new().max_rect(rect).id_salt((member.same_list_row_index, member.line_number)));
    let at = |left: f32, row: usize| rect.min + vec2(left, ROW * row as f32);
    let button = show_button(ui, rect, member, is_selected);
    put(ui, galley(ui, line_words(member), columns.width - columns.line_number), at(columns.line_number, 0));
    if let Some(words) = disposition_words(member) {
        put(ui, galley(ui, words, columns.width - columns.disposition), at(columns.disposition, 0));
    }
    let first = usize::from(!columns.in_one_row);
    if let Some(words) = too_long {
        let corner = at(columns.displays_at[0], first);
        put(ui, galley(ui, RichText::new(words).weak(), rect.right() - corner.x), corner);
        return button;
    }
    for (place, (&display, &left)) in columns.displays.iter().zip(&columns.displays_at).enumerate() {
        let corner = at(left, if columns.in_one_row { 0 } else { first + place });
        if columns.title > 0.0 {
            put(ui, galley(ui, title(display), columns.title), corner);
        }
        let line = line(pass, member, display);
        let size = vec2((line.width() * NAME).min(columns.width - left - columns.title).max(1.0), ROW);
        let place = Rect::from_min_size(corner + vec2(columns.title, 0.0), size);
        accessibility::picture(&ui.allocate_rect(place, Sense::HOVER), line.accessible_text());
        paint_truncated(
            ui,
            pass.lines,
            &line,
            place,
            (NAME, Colouring::ByClass),
            member.character_range_differing_from_selected.clone(),
        );
    }
    match (codes, columns.codes_at) {
        (Some(codes), Some(left)) => put(ui, codes, at(left, 0)),
        (Some(codes), None) => {
            let place = Rect::from_min_size(at(columns.indent(), 1 + below), codes.size());
            ui.put(place, Label::new(codes));
        }
        (None, _) => {}
    }
    button
}

/// The button in the first row; for the selected name a word in its place.
fn show_button(ui: &mut Ui, rect: Rect, member: &MatchGroupMember, is_selected: bool) -> Option<Response> {
    let (width, height) = button_size(ui);
    if is_selected {
        let left = ui.spacing().button_padding.x;
        let selected = RichText::new(message!(list_selected).static_text()).weak();
        put(ui, galley(ui, selected, width - left), rect.min + vec2(left, 0.0));
        return None;
    }
    let words = galley(ui, message!(list_open_in_inspect).static_text().into(), f32::INFINITY);
    // Its words stand in its middle.
    let top = rect.top() + LINE_BOX_ASCENT_EM * NAME - baseline(&words) - (height - words.size().y) / 2.0;
    let place = Rect::from_min_size(pos2(rect.left(), top), vec2(width, height));
    let button = ui.put(place, Button::new(words));
    let said = message!(list_open_line_in_inspect, line = member.line_number).to_string();
    accessibility::button(&button, &said);
    Some(button)
}

/// The width and the height of the button, in points.
fn button_size(ui: &Ui) -> (f32, f32) {
    let words = galley(ui, message!(list_open_in_inspect).static_text().into(), f32::INFINITY).size();
    let padding = ui.spacing().button_padding;
    (words.x + 2.0 * padding.x, (words.y + 2.0 * padding.y).max(ui.spacing().interact_size.y))
}

/// The title of a display.
fn title(display: Strategy) -> RichText {
    RichText::new(display.short_title()).size(CAPTION).weak()
}

/// Which line it is.
fn line_words(member: &MatchGroupMember) -> RichText {
    RichText::new(message!(list_line, line = member.line_number).to_string()).weak()
}

/// What becomes of it as a variant.
fn disposition_words(member: &MatchGroupMember) -> Option<RichText> {
    if member.variant_disposition.is_empty() {
        return None;
    }
    let disposition = excerpt(&member.variant_disposition, MOST_OF_A_DISPOSITION);
    Some(message!(list_variant_disposition, disposition = disposition).to_string().into())
}

fn line(pass: &mut ListPass<'_>, member: &MatchGroupMember, display: Strategy) -> Rc<Shaped> {
    pass.lines.ordered_with(&member.characters, display, pass.in_displays)
}

/// Words in one line, cut where it is wider than this, in points.
fn galley(ui: &Ui, words: RichText, width: f32) -> Arc<Galley> {
    WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Truncate), width, TextStyle::Body)
}

/// How far below its top the baseline of the first line is, in points.
fn baseline(galley: &Galley) -> f32 {
    galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y)).unwrap_or_default()
}

/// Puts words on the baseline of a name whose row has its left top corner here.
fn put(ui: &mut Ui, words: Arc<Galley>, corner: Pos2) {
    let place =
        Rect::from_min_size(corner + vec2(0.0, LINE_BOX_ASCENT_EM * NAME - baseline(&words)), words.size());
    ui.put(place, Label::new(words));
}

/// The code points of a name in logical order, in lines no wider than this, in points; those that stand elsewhere than in the
/// selected name stand out. `None` where they are too many.
fn code_points(ui: &Ui, member: &MatchGroupMember, width: f32) -> Option<Arc<Galley>> {
    if member.characters.len() > MOST_CHARACTERS {
        return None;
    }
    let palette = Palette::current(ui);
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    for (at, character) in member.characters.iter().enumerate() {
        let is_moved = member.character_range_differing_from_selected.contains(&at);
        let colour = if is_moved { palette.text } else { palette.weak_text };
        let mut format = TextFormat::simple(FontId::monospace(CAPTION), colour);
        if is_moved {
            format.background = palette.moved;
        }
        let code = code_point(character.scalar);
        let between = if at == 0 { "" } else { " " };
        job.append(&format!("{between}{}", code.trim_start_matches("U+")), 0.0, format);
    }
    Some(ui.fonts_mut(|fonts| fonts.layout_job(job)))
}
