//! The verdict: whether the name may be registered, the six conditions of RFC 5893 for each label, and what to do; of text its
//! levels.
//! It stands beside the displays, and where there is no room for that above them, in one row.

mod table;

use std::rc::Rc;

use eframe::egui::{
    Align, Align2, Button, Color32, FontId, Frame, Id, Layout, Margin, Rect, Role, ScrollArea, Sense, Stroke,
    TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use bidiscope_bidi::name::{InputType, characters_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_idna::verdict::{RegistrationPermission, RuleVerdict, Severity};
use bidiscope_report::page::{
    FindingBlock, LabelRow, OverviewFactId, PageBlock, PageLine, PageLinePiece, PageSectionId, PointerTarget,
};
use bidiscope_report::titles::Titled;
use bidiscope_report::words::escape::plain_text_without_isolates;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::line_entry::{self, LineLook};
use super::super::lines::{Colouring, LINE_HEIGHT, Shaped, tall_row};
use super::super::pass::Pass;
use super::super::registered::Holder;
use super::super::settings::{DetailTab, PaneId};
use super::super::theme::{CAPTION, HEADING, Palette};
use super::super::widgets::{BidiLabel, paint_truncated};
use super::super::{accessibility, reveal, signs};
use super::ctx::Ctx;
use table::{LABEL, describe_label, show_condition};

/// The height of a row of the strip, in points, and how many of them are seen at once.
const STRIP_ROW: f32 = 24.0;
const STRIP_ROWS: f32 = 3.0;
const STRIP_ROWS_OF_LEVELS: f32 = 6.0;
/// How wide the field is for who asks for the name, in points.
const HOLDER: f32 = 160.0;
/// The most findings that stand below the table: the tab Rules has them all.
const MOST_FINDINGS: usize = 3;

/// Shows it as a pane. Gives the height that it has where nothing of it is scrolled.
pub(crate) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) -> f32 {
    let palette = Palette::current(ui);
    region(ui, ctx, |ui, ctx| {
        let frame = Frame::new().fill(palette.pane).stroke(Stroke::new(1.0, palette.line)).corner_radius(6);
        let frame = frame.inner_margin(Margin::symmetric(12, 8));
        let around = frame.total_margin().sum().y;
        let shown = frame.show(ui, |ui| {
            let is_text = ctx.report.analysis.is_text();
            let area = if is_text { ScrollArea::both() } else { ScrollArea::vertical() };
            area.id_salt("verdict").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                if is_text {
                    levels(ui, ctx);
                    return reveal::focused(ui);
                }
                answer(ui, ctx);
                registered(ui, ctx);
                browser(ui, ctx);
                host(ui, ctx);
                if ctx.report.analysis.not_a_domain_name().is_none() {
                    table::show(ui, ctx);
                }
                fix(ui, ctx);
                dns(ui, ctx);
                findings(ui, ctx);
                reveal::focused_in_text(ui);
            })
        });
        shown.inner.content_size.y + around
    })
}

/// Shows it as a strip: the answer, and the conditions of each label behind each other, in as many rows as they need;
/// a few of those are seen at once.
pub(crate) fn show_strip(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    region(ui, ctx, |ui, ctx| {
        if ctx.report.analysis.is_text() {
            let most = STRIP_ROW * STRIP_ROWS_OF_LEVELS;
            let area = ScrollArea::both().id_salt("levels").auto_shrink([false, true]);
            area.max_height(most).min_scrolled_height(most).show(ui, |ui| levels(ui, ctx));
            return;
        }
        answer(ui, ctx);
        registered(ui, ctx);
        browser(ui, ctx);
        host(ui, ctx);
        if ctx.report.analysis.not_a_domain_name().is_some() {
            return;
        }
        let area = ScrollArea::vertical().id_salt("labels").auto_shrink([false, true]);
        let start = ui.cursor().left_top();
        let shown = area.max_height(STRIP_ROW * STRIP_ROWS).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(16.0, 0.0);
                // The region is called so.
                let (font, weak) = (FontId::proportional(CAPTION), Palette::current(ui).weak_text);
                let title = ui.painter().layout_no_wrap(message!(title_rfc5893).to_string(), font, weak);
                let (rect, _) = ui.allocate_exact_size(vec2(title.size().x, STRIP_ROW), Sense::HOVER);
                ui.painter().galley(pos2(rect.left(), rect.center().y - title.size().y / 2.0), title, weak);
                for (index, row) in ctx.report.labels().iter().enumerate() {
                    label_in_strip(ui, ctx, index, row);
                }
                ui.cursor().left_top()
            })
            .inner
        });
        // Where the labels end.
        let end = shown.inner;
        let last_line = Rect::from_min_max(end, pos2(start.x + shown.inner_rect.width(), end.y + STRIP_ROW));
        reasons_and_fix(ui, ctx, if end.y - start.y < 1.0 { last_line } else { Rect::NOTHING });
    });
}

/// The levels of text in the paragraph of the selected display, which stand in the place of the verdict.
fn levels(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let strategy = ctx.selected().built_in().unwrap_or(Strategy::UbaAuto);
    if let Some(section) = ctx.report.levels_section(strategy) {
        ui.strong(plain_text_without_isolates(&section.title));
        ctx.blocks().show(ui, &section.blocks);
    }
}

/// What the strip has no room for: a link to all reasons, and the likeliest correction where it is not cut. Both stand in
/// `last_line`, right of the labels, if there is room for them; else below.
fn reasons_and_fix(ui: &mut Ui, ctx: &mut Ctx<'_>, last_line: Rect) {
    let count = ctx.report.deciding_findings().count();
    let reasons = match ctx.report.analysis.registration_verdict().permission {
        // The answer says the first one.
        RegistrationPermission::Refused => {
            (count > 1).then(|| message!(verdict_all_reasons, count = count).to_string())
        }
        RegistrationPermission::Allowed => {
            (count > 0).then(|| message!(verdict_all_warnings, count = count).to_string())
        }
        _ => None,
    };
    let fix = fix_line(ctx);
    if ctx.is_stale || (reasons.is_none() && fix.is_none()) {
        return;
    }
    let words = |text: &str| {
        let font = TextStyle::Body.resolve(ui.style());
        ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
            + ui.spacing().item_spacing.x
    };
    let room = reasons.as_deref().map_or(0.0, words)
        + fix.as_ref().map_or(0.0, |it| words(message!(verdict_suggested).static_text()) + fix_width(it));
    let show = |ui: &mut Ui| {
        if let Some(reasons) = reasons
            && ui.link(reasons).clicked()
        {
            show_rules(ctx);
        }
        fix_in_row(ui, ctx, true);
    };
    if room <= last_line.width() {
        let layout = Layout::left_to_right(Align::Center);
        show(&mut ui.new_child(UiBuilder::new().max_rect(last_line).layout(layout).id_salt("correction")));
    } else {
        tall_row(ui, LINE_HEIGHT * LABEL, show);
    }
}

fn show_rules(ctx: &mut Ctx<'_>) {
    ctx.change(|it| {
        it.session.panes.detail = DetailTab::Rules;
        it.session.panes.show(PaneId::Details, true);
    });
}

/// A label with the conditions that are for it, which stay in one row.
fn label_in_strip(ui: &mut Ui, ctx: &mut Ctx<'_>, index: usize, row: &LabelRow) {
    // A number with its sign, and from one number to the next: what belongs together stands together.
    const SIGN: f32 = 26.0;
    const STEP: f32 = 34.0;
    let text =
        format!("{} {}", message!(label_number, number = index + 1), row.direction_word.to_plain_text());
    let font = FontId::proportional(CAPTION);
    let text = ui.painter().layout_no_wrap(text, font.clone(), Palette::current(ui).text);
    let conditions = BidiRuleCondition::ALL.into_iter().zip(&row.conditions);
    let conditions =
        conditions.filter(|it| it.1.pieces != [PageLinePiece::VerdictSymbol(RuleVerdict::NotApplicable)]);
    let width = text.size().x + 6.0 + conditions.clone().count() as f32 * STEP;
    let (rect, _) = ui.allocate_exact_size(vec2(width, STRIP_ROW), Sense::HOVER);
    let title = Rect::from_min_size(rect.min, vec2(text.size().x, STRIP_ROW));
    let response = ui.interact(title, Id::unique(("label of the strip", index)), Sense::HOVER);
    ui.painter().galley(pos2(rect.left(), rect.center().y - text.size().y / 2.0), text, Color32::PLACEHOLDER);
    describe_label(&response, ctx.lines, row);
    for (place, (condition, line)) in conditions.enumerate() {
        let left = title.right() + 6.0 + place as f32 * STEP;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(SIGN, STRIP_ROW));
        let number = pos2(left, rect.center().y);
        let weak = Palette::current(ui).weak_text;
        ui.painter().text(number, Align2::LEFT_CENTER, condition, font.clone(), weak);
        show_condition(ui, &mut ctx.state.highlight, (index, condition), line, cell);
    }
}

fn region<R>(ui: &mut Ui, ctx: &mut Ctx<'_>, contents: impl FnOnce(&mut Ui, &mut Ctx<'_>) -> R) -> R {
    let builder = UiBuilder::new()
        .accessibility_label(
            PaneId::Verdict.title(ctx.report.input.input_type(), &ctx.settings.session.choices),
        )
        .accessibility_role(Role::Region);
    let shown = ui.scope_builder(builder, |ui| {
        let inner = contents(ui, ctx);
        accessibility::bounds(ui, ui.min_rect());
        inner
    });
    shown.inner
}

/// Whether the name may be registered: pointing at it lights the first offender up, and a click explains it.
fn answer(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let report = ctx.report;
    let Some(line) = report.overview_fact(OverviewFactId::RegistrationPermission) else { return };
    let permission = report.analysis.registration_verdict().permission;
    let kept_at = ui.scope_id().with("height of the answer");
    if ctx.is_stale {
        // No answer to what stands in the field; its room is kept, so that nothing moves.
        let height: f32 = ui.data(|data| data.get_temp(kept_at)).unwrap_or(0.0);
        ui.allocate_space(vec2(ui.available_width(), height));
        return;
    }
    let text = line.to_plain_text();
    ctx.said.unsaid(&text);
    let first = first_character(line);
    let shown = ui.horizontal_top(|ui| {
        signs::permission(ui, permission);
        let sense = if first.is_some() { Sense::click() } else { Sense::hover() };
        let label = BidiLabel::new(&text).isolated(line.to_text_with_isolates()).size(HEADING);
        let label = label.colour(Palette::current(ui).permission(permission));
        let response = label.sense(sense).show(ui, ctx.lines);
        let role = if first.is_some() { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, &text));
        accessibility::status(&response);
        if let Some(first) = first {
            let is_pointed = response.hovered() || response.has_focus();
            ctx.state.highlight.point(is_pointed.then_some(first), response.clicked());
            if response.clicked() {
                show_rules(ctx);
            }
        }
        response.on_hover_ui(|ui| explain(ui, ctx));
    });
    ui.data_mut(|data| data.insert_temp(kept_at, shown.response.rect.height()));
}

/// The first character that a line is about.
fn first_character(line: &PageLine) -> Option<usize> {
    match &line.pointer_target {
        Some(PointerTarget::CharacterIndices(characters)) => characters.first().map(|it| it.0),
        _ => None,
    }
}

/// The findings behind the answer, with what to do.
fn explain(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.set_max_width(420.0);
    let report = ctx.report;
    let mut reasons = report.deciding_findings().take(MOST_FINDINGS).peekable();
    if reasons.peek().is_none() {
        let verdict = report.analysis.bidi_rule_verdict().rule_verdict;
        ui.label(message!(bidi_rule_word, verdict = verdict.id()).to_string());
    }
    for (place, reason) in reasons.enumerate() {
        if place > 0 {
            ui.separator();
        }
        ctx.blocks().explanation(ui, reason);
    }
}

/// What registered names make of the name, and below it who asks for it.
fn registered(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    registered_facts(ui, ctx);
    holder(ui, ctx);
}

/// What registered names make of it; or that they are being read, or why they cannot be.
fn registered_facts(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let report = ctx.report;
    let said = [OverviewFactId::RegisteredNamesComparison, OverviewFactId::ListedApplications]
        .map(|it| Some((it, report.overview_fact(it)?)));
    let kept_at = ui.scope_id().with("height of the registered names");
    if ctx.is_stale || (said == [None, None] && ctx.jobs.registered.is_asked()) {
        // It is known in a moment: nothing moves until then.
        let height: f32 = ui.data(|data| data.get_temp(kept_at)).unwrap_or(0.0);
        if height > 0.0 {
            ui.allocate_space(vec2(ui.available_width(), height));
        }
        return;
    }
    let has_words = said != [None, None]
        || ctx.jobs.registered.is_being_read()
        || !ctx.jobs.registered.unread().is_empty();
    if !has_words {
        ui.data_mut(|data| data.remove_temp::<f32>(kept_at));
        return;
    }
    let shown = ui.vertical(|ui| {
        for (id, line) in said.into_iter().flatten() {
            ctx.blocks().fact(ui, id.title(), line);
        }
        if ctx.jobs.registered.is_being_read() {
            accessibility::status(&ui.weak(message!(registered_reading).static_text()));
        }
        for sentence in ctx.jobs.registered.unread() {
            BidiLabel::new(sentence).colour(Palette::current(ui).warning).alert(ui, ctx.lines);
        }
    });
    ui.data_mut(|data| data.insert_temp(kept_at, shown.response.rect.height()));
}

/// The field for who asks for the name, where it is known who holds the registered ones: their holder may have it.
fn holder(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let Some(Holder { typed, entry }) = ctx.jobs.registered.holder() else { return };
    line_entry::row(ui, |ui| {
        let label = message!(registered_holder).static_text();
        ui.weak(label);
        let hint = message!(registered_holder_hint).static_text();
        let look = LineLook { label, hint, width: HOLDER, takes_keyboard: false };
        entry.show(ui, &look, &mut Pass::of_field(typed, ctx.invisibles, ctx.lines, ctx.commands));
    });
}

/// What a browser makes of a URL, where it is not what was typed.
fn browser(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let report = ctx.report;
    let Some(line) = report.overview_fact(OverviewFactId::BrowserReading).filter(|_| !ctx.is_stale) else {
        return;
    };
    ui.horizontal_top(|ui| {
        signs::severity(ui, Severity::Warning);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.weak(OverviewFactId::BrowserReading.title());
            ctx.blocks().line(ui, line);
        });
    });
}

/// The domain name in what is none.
fn host(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let Some(host) = ctx.report.analysis.not_a_domain_name().and_then(|it| it.host_domain_name.clone())
    else {
        return;
    };
    tall_row(ui, LINE_HEIGHT * LABEL, |ui| {
        let line = ctx.lines.ordered(&characters_of(&host), ctx.settings.preferences.field_order);
        ui.weak(OverviewFactId::HostInOtherInput.title());
        if ui.button(message!(verdict_inspect_host).static_text()).clicked() {
            ctx.commands.extend(Command::open_in_field(host.clone(), InputType::Url));
        }
        let room = vec2(ui.available_width(), LINE_HEIGHT * LABEL);
        if line.width() * LABEL <= room.x {
            ctx.lines.add(ui, &line, LABEL, Colouring::ByClass);
            return;
        }
        let (rect, response) = ui.allocate_exact_size(room, Sense::HOVER);
        accessibility::picture(&response, line.accessible_text());
        paint_truncated(ui, ctx.lines, &line, rect, (LABEL, Colouring::ByClass), []);
        BidiLabel::own(host).tooltip(response, ctx.lines);
    });
}

/// The first findings that need somebody to act, but for what the answer says already.
fn findings(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let Some(section) = ctx.report.section(PageSectionId::ViolationsAndWarnings) else { return };
    let unsaid = section.findings().filter(|it| !ctx.said.has_said(&it.sentence.to_text_with_isolates()));
    let unsaid: Vec<&FindingBlock> = unsaid.collect();
    for finding in unsaid.iter().take(MOST_FINDINGS) {
        let sentence = ctx.said.unsaid_words(&finding.sentence.to_text_with_isolates());
        let row = ui.horizontal_top(|ui| {
            let sign = signs::severity(ui, finding.severity);
            accessibility::picture(&sign, &plain_text_without_isolates(&finding.severity_word));
            BidiLabel::new(plain_text_without_isolates(&sentence)).isolated(sentence).show(ui, ctx.lines);
        });
        if row.response.contains_pointer() && !finding.character_indices.is_empty() {
            ctx.state.highlight.highlight_together(finding.character_indices.iter().copied());
        }
    }
    let more = unsaid.len().saturating_sub(MOST_FINDINGS);
    if more > 0 && ui.link(message!(more_findings, count = more).to_string()).clicked() {
        show_rules(ctx);
    }
}

/// The name as it goes into the DNS, to be copied.
fn dns(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if let Some(line) = ctx.report.overview_fact(OverviewFactId::DnsName) {
        ctx.blocks().fact(ui, OverviewFactId::DnsName.title(), line);
    }
}

/// The likeliest correction, to be used with a click.
fn fix(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    if likeliest_fix(ctx).is_some() {
        tall_row(ui, LINE_HEIGHT * LABEL, |ui| fix_in_row(ui, ctx, false));
    }
}

/// The name that the likeliest correction gives, and the edits in sentences.
fn likeliest_fix<'a>(ctx: &Ctx<'a>) -> Option<(&'a str, &'a PageLine)> {
    let blocks = &ctx.report.section(PageSectionId::SuggestedFixes)?.blocks;
    let [name, edits] = blocks.iter().find_map(|it| match it {
        PageBlock::Table(table) => table.rows_of_cells.first()?.first_chunk::<2>(),
        _ => None,
    })?;
    match &name.pointer_target {
        Some(PointerTarget::ReplacementName(name)) => Some((name, edits)),
        _ => None,
    }
}

/// That name, as the name field will show it.
fn fix_line(ctx: &mut Ctx<'_>) -> Option<Rc<Shaped>> {
    let (name, _) = likeliest_fix(ctx)?;
    Some(ctx.lines.ordered(&characters_of(name), ctx.settings.preferences.field_order))
}

/// The width of that name with its button, in points.
fn fix_width(line: &Shaped) -> f32 {
    /// The room for the button.
    const BUTTON: f32 = 60.0;
    BUTTON + line.width() * LABEL
}

/// The same in a row that is there; with `only_whole`, only where there is room for all of it.
fn fix_in_row(ui: &mut Ui, ctx: &mut Ctx<'_>, only_whole: bool) {
    let Some((name, edits)) = likeliest_fix(ctx) else { return };
    let Some(line) = fix_line(ctx).filter(|it| !only_whole || fix_width(it) <= ui.available_width()) else {
        return;
    };
    ui.weak(message!(verdict_suggested).static_text());
    let button = ui.add(Button::new(message!(button_use).static_text()));
    let edits = BidiLabel::new(edits.to_plain_text()).isolated(edits.to_text_with_isolates());
    if edits.tooltip(button, ctx.lines).clicked() {
        ctx.commands.extend(Command::open_in_field(name.to_owned(), InputType::Url));
    }
    if only_whole {
        ctx.lines.add(ui, &line, LABEL, Colouring::ByClass);
    } else {
        ScrollArea::horizontal().id_salt("fix").show(ui, |ui| {
            ctx.lines.add(ui, &line, LABEL, Colouring::ByClass);
        });
    }
}
