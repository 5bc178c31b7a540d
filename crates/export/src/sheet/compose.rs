//! The sheet of a name: its sections in order.

use bidiscope_bidi::name::{Input, Label, excerpt};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::trace::MAX_FULL_TRACE_CHARACTERS;
use bidiscope_layout::{Faces, ShapedLine};
use bidiscope_report::InputReport;
use bidiscope_report::page::{PageOptions, PageSection, PageSectionId, name_page};
use bidiscope_report::view::TraceView;
use bidiscope_report::words::escape::{format_code_points, plain_text_without_isolates};
use bidiscope_words::message;

use crate::marks::LineMarkings;

use super::blocks;
use super::cells;
use super::flow::{FilledPage, fill, with_footers};
use super::footer::{FOOTER_SIZE, footer, versions, with_review_note};
use super::name_line::NameLine;
use super::page::{BlockRole, Sheet, SheetPage};
use super::pane::SheetPanes;
use super::proofs;
use super::row::{SheetRow, stacked};
use super::sections;
use super::sheet_options::{PageArea, SheetOptions};
use super::text_painter::TextPainter;
use super::trace;

/// The factor by which step pages may shrink so that each step fits on one page.
const MAX_SHRINK: f32 = 2.5;

/// The most characters of all step pages together: a display with a step for each character or label can have as many
/// as the square root of it. A name in the DNS has fewer.
const MAX_STEP_CHARACTERS: usize = 100_000;

/// The most characters of a title.
const MAX_TITLE: usize = 80;

/// A title for a name where it cannot be drawn: its DNS form, with an A-label that is not canonical as it was typed, else its
/// text if that is ASCII, else its code points. At most some 80 characters.
pub fn ascii_title_of_name(name: &Input) -> String {
    ascii_form(name).unwrap_or_else(|| {
        excerpt(&format_code_points(name.decoded_text().chars().take(MAX_TITLE)), MAX_TITLE)
    })
}

/// The title of a name that has a form in ASCII; `None` for another one.
pub(super) fn ascii_form(name: &Input) -> Option<String> {
    let text = name.decoded_text();
    let form = match name.ascii_name_within_limits() {
        // The A-label of what a label decodes to would be that of another name.
        Some(own) if name.labels().iter().any(|it| it.noncanonical_a_label_as_typed().is_some()) => {
            let label = |it: &Label| {
                it.noncanonical_a_label_as_typed()
                    .or(it.ascii_label_within_limit.as_deref())
                    .unwrap_or_default()
                    .to_owned()
            };
            let labels: Vec<String> = name.labels().iter().map(label).collect();
            labels.join(".") + if own.ends_with('.') { "." } else { "" }
        }
        Some(own) => own,
        None => text.is_ascii().then_some(text)?,
    };
    Some(excerpt(&form, MAX_TITLE))
}

impl Sheet {
    /// The sheet of a name: the sections of its [page](bidiscope_report::page), with each display drawn, and the steps and proofs
    /// that the options ask for. `None` where `is_stopped` returned true; it is asked for each section and each display.
    pub fn of(report: &InputReport, options: &SheetOptions, is_stopped: &dyn Fn() -> bool) -> Option<Self> {
        let painter = TextPainter::new(Faces::bundled(), options.theme.colours());
        let page = PageOptions {
            displays: options.displays.clone(),
            custom_display_titles: options.custom_display_titles.clone(),
            notation: options.notation,
            input_line_number: None,
            searches_visual_collisions: options.searches_visual_collisions,
            narrow_field_elision: options.narrow_field_elision,
            registered_comparison: None,
            mentions_contexts_command_option: false,
        };
        let page = name_page(&report.analysis, &page);
        let panes = SheetPanes::new(&painter, report, &page, is_stopped);
        let name = ShapedLine::new(
            report.input.characters(),
            &Strategy::UbaAuto.order(report.input.characters()),
            &painter.faces,
            bidiscope_layout::InvisibleStyle::Hidden,
        );
        let area = PageArea::of(options, panes.width().max(name.width_em() * 30.0));
        let content = area.content();
        painter.begin_page(content);
        let mut rows = sections::head(&painter, report, content);
        for section in page.iter().filter(|it| it.id != PageSectionId::Characters) {
            if is_stopped() {
                return None;
            }
            if section.id == PageSectionId::Displays {
                rows.extend(characters(&painter, report, &page, content));
            }
            rows.extend(blocks::section(&painter, section, content));
            if section.id == PageSectionId::Displays {
                rows.extend(panes.rows(&painter, content, is_stopped));
            }
        }
        for display in &options.traced_displays {
            rows.extend(trace::listed(&painter, report, display, content));
        }
        if !options.property_proofs.is_empty() {
            rows.extend(proofs::listed(&painter, options, content));
        }
        let pages = fill(area, rows.into_iter()).take_while(|_| !is_stopped()).collect();
        if is_stopped() {
            return None;
        }
        Some(Self::numbered(&painter, area, pages, &report.input, ascii_title_of_name(&report.input)))
    }

    /// Whether a name is short enough for [`Sheet::of_trace_steps`], whose time and memory grow with the number of characters
    /// times the number of steps.
    pub fn can_show_trace_steps(name: &Input, display: &DisplayConfig) -> bool {
        let length = name.characters().len();
        length <= MAX_FULL_TRACE_CHARACTERS
            && length * Self::count_trace_steps_with_changes(name, display) <= MAX_STEP_CHARACTERS
    }

    /// The number of steps of a display of the name that changed something; [`Sheet::of_trace_steps`] has at least as many
    /// pages.
    pub fn count_trace_steps_with_changes(name: &Input, display: &DisplayConfig) -> usize {
        TraceView::new(name.characters(), display).shown_step_indices(false).len()
    }

    /// The steps of a display of the name that changed something, each from the top of a page and on further pages
    /// where it does not fit; `None` where `is_stopped` returned true. Long names are not refused: ask
    /// [`Sheet::can_show_trace_steps`] first.
    pub fn of_trace_steps(
        report: &InputReport,
        display: &DisplayConfig,
        options: &SheetOptions,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let painter = TextPainter::new(Faces::bundled(), options.theme.colours());
        let area = PageArea::of(options, report.character_cells.len() as f32 * 40.0);
        // Each step should fit on one page: enlarge the page, to be scaled down later, until the largest step fits.
        let steps = TraceView::new(report.input.characters(), display);
        let mut enlargement = 1.0;
        let pages = loop {
            let area = area.scaled(enlargement);
            match steps_on_pages(&painter, &steps, area, enlargement >= MAX_SHRINK, is_stopped) {
                _ if is_stopped() => return None,
                Some(pages) => break pages,
                None => enlargement += 0.25,
            }
        };
        let area = area.scaled(enlargement);
        let title = message!(sheet_title_steps, name = ascii_title_of_name(&report.input)).to_string();
        Some(Self::numbered(&painter, area, pages, &report.input, title).scaled(1.0 / enlargement))
    }

    /// A display of the name alone, or of what [`SheetOptions::narrow_field_elision`] shows of it, without its
    /// [page](bidiscope_report::page), as an image with a transparent background.
    pub fn of_single_display_line(
        report: &InputReport,
        display: &DisplayConfig,
        options: &SheetOptions,
    ) -> Self {
        /// The font size, the margin around the line, and the greatest width of the line, in points.
        const SIZE: f32 = 48.0;
        const MARGIN: f32 = 6.0;
        const WIDEST: f32 = 4_800.0;
        let painter = TextPainter::new(Faces::bundled(), options.theme.colours());
        let shown = display.drawn_line(report.input.characters());
        let offends = |at: usize| {
            let cell = at
                .checked_sub(shown.name_character_range.start)
                .and_then(|it| report.character_cells.get(it));
            shown.has_surrounding_text()
                || shown.name_character_range.contains(&at)
                    && cell.is_some_and(|it| it.violates_idna_or_dns_rule)
        };
        let url = report.input.url();
        let (line, marks) = match options.narrow_field_elision.map(|it| it.elide_name(&report.input, display))
        {
            Some(field) => (
                NameLine::new(
                    field.shown_characters(),
                    field.shown_character_order(),
                    &painter.faces,
                    |_| false,
                ),
                LineMarkings::of_url_parts_in_field(url, &field),
            ),
            None => {
                let mut marks = LineMarkings::default();
                marks.mark_url_parts(url, shown.name_character_range.start);
                (NameLine::new(&shown.line_characters, &shown.line_order, &painter.faces, offends), marks)
            }
        };
        let width = (line.line.width_em() * SIZE).min(WIDEST) + 0.1;
        let rows = line.rows(&painter, BlockRole::Name, SIZE, width, &marks);
        let (blocks, bottom) = stacked(rows, [MARGIN, MARGIN]);
        let page = SheetPage {
            width_and_height_points: [width + 2.0 * MARGIN, bottom + MARGIN],
            background_colour: None,
            blocks,
        };
        let name = &report.input;
        Self {
            font_faces: painter.faces,
            document_title: ascii_title_of_name(name),
            logical_name_text: name.decoded_text(),
            pages: vec![page],
        }
    }

    /// The same sheet, scaled by this factor.
    fn scaled(mut self, by: f32) -> Self {
        for page in &mut self.pages {
            page.width_and_height_points = page.width_and_height_points.map(|it| it * by);
            page.blocks = std::mem::take(&mut page.blocks).into_iter().map(|it| it.scaled(by)).collect();
        }
        self
    }

    /// The pages with their footers, in a sheet with this title.
    fn numbered(
        painter: &TextPainter,
        area: PageArea,
        filled: Vec<FilledPage>,
        name: &Input,
        title: String,
    ) -> Self {
        let of_all = footer();
        // The footer names the name where it fits beside the page number.
        let of_name =
            with_review_note(&message!(sheet_footer_with_title, title = &title, footer = versions()));
        let fits = painter.width(&of_name, FOOTER_SIZE) + 60.0 < area.content();
        let footer = if fits { of_name } else { of_all };
        let pages = with_footers(painter, area, filled, &footer);
        Self {
            font_faces: painter.faces.clone(),
            document_title: title,
            logical_name_text: name.decoded_text(),
            pages,
        }
    }
}

/// The characters in logical order, as cells: beside the displays, which have such cells too.
fn characters(
    painter: &TextPainter,
    report: &InputReport,
    page: &[PageSection],
    available: f32,
) -> Vec<SheetRow> {
    let section = page.iter().find(|it| it.id == PageSectionId::Characters);
    let title = section.map_or_else(String::new, |it| plain_text_without_isolates(&it.title));
    let mut rows = sections::heading(painter, &title, available);
    rows.extend(cells::logical(painter, &report.character_cells, available));
    rows
}

/// The steps, each on a page of its own. Unless `may_go_on`, `None` where one needs a second page; the last steps are
/// tried first, because they show the most.
fn steps_on_pages(
    painter: &TextPainter,
    steps: &TraceView,
    area: PageArea,
    may_go_on: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Vec<FilledPage>> {
    let count = steps.shown_step_indices(false).len();
    painter.begin_page(area.content());
    let mut from_last: Vec<FilledPage> = Vec::with_capacity(count);
    for place in (0..count).rev() {
        let rows = trace::step_page(painter, steps, place, area.content());
        let mut pages: Vec<FilledPage> = fill(area, rows.into_iter()).collect();
        if pages.len() > 1 && !may_go_on || is_stopped() {
            return None;
        }
        pages.reverse();
        from_last.append(&mut pages);
    }
    from_last.reverse();
    Some(from_last)
}
