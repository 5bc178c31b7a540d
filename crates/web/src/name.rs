//! A name: the JSON of `inspect`, the page, the steps of a display.

use bidiscope_bidi::name::{Input, InputType, PlainTextParagraph};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_export::html::HtmlFragmentRenderer;
use bidiscope_idna::verdict::grouping::GroupingSearchLimits;
use bidiscope_idna::verdict::{NameAnalysisOptions, Zone};
use bidiscope_report::json::{InputErrorJson, NameJson, write_line};
use bidiscope_report::page::{DisplayBlock, PageBlock, PageOptions, PageSection, PageSectionId, name_page};
use bidiscope_report::view::TraceView;
use bidiscope_report::words::display::{DisplayTitle, display_error_text};
use bidiscope_report::words::read_error::read_error_reason;
use bidiscope_report::words::verdict::registration_sentence;
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;
use serde::Serialize;

use super::failure::Failure;
use super::name_request::NameRequest;

/// The displays that are shown first, as in the window.
pub(super) const FIRST_ROWS: [Strategy; 4] =
    [Strategy::Logical, Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl];

/// The panes that a link for the window can name and that are no displays: the page has what is in them anyway.
const WINDOW_PANES: [&str; 2] = ["verdict", "trace"];

/// The most characters of a name whose steps are shown: a table of them has a column for each.
const MAX_STEP_CHARACTERS: usize = 120;

/// The lines that `bidiscope inspect --json` writes: one, but of text one a paragraph.
pub(super) fn inspect(request: &NameRequest) -> Vec<u8> {
    let (typed, notation) = (request.name.as_str(), request.notation());
    let inputs = match request.read_as() {
        Some(InputType::Text) => PlainTextParagraph::read_paragraphs(typed, notation)
            .map(|it| it.into_iter().map(Input::Text).collect()),
        Some(input_type) => Input::read_as(typed, notation, input_type).map(|it| vec![it]),
        None => Input::read_detecting_type(typed, notation).map(|it| vec![it]),
    };
    let mut lines = Vec::new();
    match inputs {
        Ok(inputs) => {
            for input in inputs {
                let analysis = analysis(&input, None);
                let displays = displays_of(input.input_type());
                let json = NameJson::new(typed, None, notation, &analysis, &displays, None);
                // Writing to a vector does not fail.
                let _ = write_line(&mut lines, &json);
            }
        }
        Err(error) => {
            let (reason, position) =
                (read_error_reason(&error.error_kind).to_string(), error.source_character_index);
            let json = InputErrorJson::new(typed.as_bytes(), None, reason, position);
            let _ = write_line(&mut lines, &json);
        }
    }
    lines
}

/// Everything that is said of a name.
#[derive(Serialize)]
pub(super) struct NamePage {
    /// The name, as the heading of the page.
    heading: String,
    /// The name in the title of the window.
    title: String,
    /// Whether it may be registered, and the other facts.
    overview: String,
    rows: Vec<Row>,
    rows_title: String,
    sections: Vec<SectionPart>,
    /// What it was read as, and that in words where nobody has said it.
    kind: &'static str,
    kind_found: String,
    /// The identifiers of the displays that say something of it.
    offered: Vec<&'static str>,
    glyphs: String,
    /// What a screen reader says when the page has changed.
    spoken: String,
    /// Rows that cannot be read, in sentences.
    notice: String,
}

/// A display.
#[derive(Serialize)]
struct Row {
    id: String,
    title: String,
    html: String,
    /// The direction of the paragraph in which the browser shows the name; `None` where no paragraph gives this display.
    direction: Option<&'static str>,
    has_steps: bool,
}

/// A section below a heading.
#[derive(Serialize)]
struct SectionPart {
    title: String,
    html: String,
}

pub(super) fn page(request: &NameRequest) -> Result<NamePage, Failure> {
    let name = request.read()?;
    let (kind, zone) = (name.input_type(), request.zone()?);
    let analysis = analysis(&name, zone.clone());
    let (displays, notice) = displays(&request.rows, kind);
    let options = PageOptions { displays, notation: request.notation(), ..PageOptions::default() };
    let mut fragments = HtmlFragmentRenderer::new("g");
    let mut spoken = registration_sentence(&analysis).to_string();
    let (mut overview, mut rows, mut sections) = (String::new(), Vec::new(), Vec::new());
    let mut rows_title = String::new();
    for section in name_page(&analysis, &options) {
        match section.id {
            PageSectionId::Overview => overview += &fragments.section_blocks_html(&section),
            // In the place of the verdict.
            PageSectionId::EmbeddingLevels => {
                if let Some(PageBlock::Fact { text, .. }) = section.blocks.first() {
                    spoken = text.to_plain_text();
                }
                let title = fragments.message_html(&section.title);
                overview
                    .insert_str(0, &format!("<h3>{title}</h3>\n{}", fragments.section_blocks_html(&section)));
            }
            PageSectionId::Displays => {
                rows_title = fragments.message_html(&section.title);
                rows = section.blocks.iter().filter_map(|it| row(&mut fragments, &name, it)).collect();
            }
            _ => sections.push(part(&mut fragments, &section)),
        }
    }
    if let Some(zone) = zone.filter(|_| kind != InputType::Text) {
        let words = fragments
            .message_html(&message!(web_parent, zone = zone.name_text()).text_with_isolated_values());
        overview.insert_str(0, &format!("<p>{words}</p>\n"));
    }
    let title = name.decoded_text();
    Ok(NamePage {
        kind: kind.id(),
        kind_found: message!(input_kind_found, kind = kind.id()).to_string(),
        offered: Strategy::for_input_type(kind).iter().map(|it| it.id()).collect(),
        heading: fragments.name_html(&title),
        spoken,
        title,
        overview,
        rows,
        rows_title,
        sections,
        glyphs: fragments.glyph_definitions_html(),
        notice,
    })
}

/// Sections that take longer to make, with the glyphs of their drawings.
#[derive(Serialize)]
pub(super) struct Sections {
    sections: Vec<SectionPart>,
}

/// The names that look the same in the displays that are shown.
pub(super) fn collisions(request: &NameRequest) -> Result<Sections, Failure> {
    let name = request.read()?;
    let analysis = analysis(&name, None);
    let options = PageOptions {
        displays: displays(&request.rows, name.input_type()).0,
        notation: request.notation(),
        searches_visual_collisions: true,
        ..PageOptions::default()
    };
    let mut fragments = HtmlFragmentRenderer::new("c");
    let found = name_page(&analysis, &options);
    let found = found.iter().filter(|it| it.id == PageSectionId::DisplayCollisions);
    Ok(Sections { sections: found.map(|it| part(&mut fragments, it)).collect() })
}

fn part(fragments: &mut HtmlFragmentRenderer, section: &PageSection) -> SectionPart {
    SectionPart {
        title: fragments.message_html(&section.title),
        html: fragments.section_blocks_html(section),
    }
}

fn row(fragments: &mut HtmlFragmentRenderer, name: &Input, block: &PageBlock) -> Option<Row> {
    let PageBlock::Display(display) = block else { return None };
    let DisplayBlock { title, view, .. } = &**display;
    let alone =
        PageSection { id: PageSectionId::Displays, title: title.clone(), blocks: vec![block.clone()] };
    let is_short = name.characters().len() <= MAX_STEP_CHARACTERS;
    Some(Row {
        id: view.display_config.to_string(),
        html: fragments.section_blocks_html(&alone),
        title: title.clone(),
        direction: paragraph_direction(&view.display_config),
        has_steps: is_short && view.display_config.strategy() != Strategy::Logical,
    })
}

/// The value of `dir` with which a browser shows this display; `None` where there is none.
fn paragraph_direction(display: &DisplayConfig) -> Option<&'static str> {
    match display.strategy() {
        _ if !display.has_default_options() => None,
        Strategy::UbaLtr => Some("ltr"),
        Strategy::UbaRtl => Some("rtl"),
        Strategy::UbaAuto => Some("auto"),
        _ => None,
    }
}

/// The steps of a display.
#[derive(Serialize)]
pub(super) struct Steps {
    title: String,
    /// Which of the steps is shown; empty where all are.
    heading: String,
    html: String,
    glyphs: String,
    /// The number of steps that change something.
    count: usize,
    /// The numbers of these steps among all.
    numbers: Vec<usize>,
}

/// All steps in a table or, with an index among those that change something, one of them.
pub(super) fn steps(request: &NameRequest, row: &str, step: Option<usize>) -> Result<Steps, Failure> {
    let name = request.read()?;
    let display = display(row)?;
    if name.characters().len() > MAX_STEP_CHARACTERS {
        return Err(Failure::new(message!(web_too_long_for_steps, most = MAX_STEP_CHARACTERS)));
    }
    let trace = TraceView::new(name.characters(), display);
    let changing = trace.shown_step_indices(false);
    let mut fragments = HtmlFragmentRenderer::new("s");
    let (heading, html) = match step.map(|it| it.min(changing.len() - 1)) {
        None => (String::new(), fragments.trace_steps_table_html(&trace)),
        Some(at) => {
            let view = &trace.trace_steps[changing[at]];
            let number = message!(web_step_of, number = view.step_number, count = trace.trace_steps.len());
            let section = if view.document_section.is_empty() {
                String::new()
            } else {
                format!(" ({})", view.document_section)
            };
            (
                format!("{number}: {}{section}", view.rule_or_operation_title),
                fragments.trace_step_html(&trace, changing[at]),
            )
        }
    };
    Ok(Steps {
        title: trace.display_config.title(),
        heading,
        html,
        count: changing.len(),
        numbers: changing.iter().map(|it| trace.trace_steps[*it].step_number).collect(),
        glyphs: fragments.glyph_definitions_html(),
    })
}

/// What the rules say, with the short search for contexts that `inspect` and the window have too.
fn analysis(name: &Input, zone: Option<Zone>) -> InputAnalysis {
    let options = NameAnalysisOptions {
        grouping_search_limits: GroupingSearchLimits::SHORT_SEARCH,
        parent_zone: zone,
        ..NameAnalysisOptions::default()
    };
    InputAnalysis::with_options(name, options)
}

/// All displays that say something of what is of this kind.
fn displays_of(kind: InputType) -> Vec<DisplayConfig> {
    Strategy::for_input_type(kind).iter().copied().map(DisplayConfig::with_default_options).collect()
}

pub(super) fn display(row: &str) -> Result<DisplayConfig, Failure> {
    DisplayConfig::read(row).map_err(|error| Failure::new(display_error_text(&error)))
}

/// The displays with these identifiers that say something of what is of this kind, and which could not be read. Where there are
/// none, the first ones of names, and all of text.
fn displays(rows: &[String], kind: InputType) -> (Vec<DisplayConfig>, String) {
    let (mut displays, mut errors) = (Vec::new(), Vec::new());
    let is_for = |it: Strategy| it == Strategy::Custom || Strategy::for_input_type(kind).contains(&it);
    let is_chosen = !rows.iter().map(String::as_str).eq(FIRST_ROWS.map(Strategy::id));
    for row in rows.iter().filter(|it| is_chosen && !WINDOW_PANES.contains(&it.as_str())) {
        match DisplayConfig::read(row) {
            Ok(display) if displays.contains(&display) || !is_for(display.strategy()) => {}
            Ok(display) => displays.push(display),
            Err(error) => errors.push(display_error_text(&error).to_string()),
        }
    }
    if displays.is_empty() {
        displays = match kind {
            InputType::Text => displays_of(kind),
            InputType::Name | InputType::Url => FIRST_ROWS.map(DisplayConfig::with_default_options).to_vec(),
        };
    }
    (displays, errors.join(" "))
}
