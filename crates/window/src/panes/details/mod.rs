//! The details: what is explained of the selected display, in tabs.

mod characters;
mod remedies;
mod rules;
mod ruleset;
mod strategy;
mod variants;
mod why;

use eframe::egui::{Button, CollapsingHeader, Context, Id, RichText, Role, ScrollArea, Ui, UiBuilder};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use bidiscope_bidi::name::ReadAs;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message_of};

use super::super::accessibility;
use super::super::command::Command;
use super::super::reveal;
use super::super::settings::{DetailSection, PaneId, Settings};
use super::super::widgets::Roving;
use super::{Ctx, collisions, trace};

pub(super) use rules::Rules;
pub(super) use ruleset::RulesetPages;
pub(crate) use strategy::StrategyEditor;

/// All panes of the details, in the order of their tabs: a new one is a file with its implementation of [`DetailPane`],
/// and its line here.
static PANES: &[&dyn DetailPane] = &[
    &why::Why,
    &trace::Steps,
    &remedies::Remedies,
    &characters::Characters,
    &collisions::SameDisplay,
    &Rules,
    &StrategyEditor,
];

/// A pane of the details.
pub(crate) trait DetailPane: Sync {
    /// What it is called in settings. The message `detail-` and this has `about`, what help says of it.
    fn id(&self) -> &'static str;

    /// The message whose text is its title: that of [`Self::id`], unless something else has the same title.
    fn title_message(&self) -> Message<'static> {
        message_of("detail", self.id())
    }

    /// Whether it says something of an input of this kind.
    fn is_for(&self, _: ReadAs) -> bool {
        true
    }

    /// Shows what it says of the name in the selected display.
    fn show(&self, ui: &mut Ui, ctx: &mut Ctx<'_>);

    /// Whether it is scrolled as a whole; otherwise it scrolls parts of itself.
    fn is_scrolled(&self) -> bool {
        true
    }

    /// The height below which it says nothing, with the tabs above it, in points.
    fn least_height(&self) -> f32 {
        96.0
    }
}

/// The pane of the details that is open.
#[derive(Clone, Copy)]
pub struct DetailTab(&'static dyn DetailPane);

impl DetailTab {
    /// This pane.
    pub(crate) const fn of(pane: &'static dyn DetailPane) -> Self {
        Self(pane)
    }

    /// The panes that say something of an input of this kind, in the order of the tabs.
    pub fn of_kind(kind: ReadAs) -> Vec<Self> {
        Self::all().filter(|it| it.0.is_for(kind)).collect()
    }

    /// It, or the first pane where it says nothing of an input of this kind.
    pub(crate) fn within(self, kind: ReadAs) -> Self {
        if self.0.is_for(kind) { self } else { Self::default() }
    }

    /// Every pane, in the order of the tabs.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        PANES.iter().map(|&pane| Self(pane))
    }

    /// The pane with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|it| it.id() == id)
    }

    /// The height below which it says nothing, with the tabs, in points.
    pub(crate) fn least_height(self) -> f32 {
        self.0.least_height()
    }

    /// What it is called in settings.
    pub fn id(self) -> &'static str {
        self.0.id()
    }
}

impl Default for DetailTab {
    fn default() -> Self {
        Self(PANES[0])
    }
}

impl PartialEq for DetailTab {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl std::fmt::Debug for DetailTab {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for DetailTab {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for DetailTab {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| D::Error::custom(format_args!("no pane of the details: {id}")))
    }
}

impl Titled for DetailTab {
    fn message(self) -> Message<'static> {
        message_of("detail", self.id())
    }

    fn title_message(self) -> Message<'static> {
        self.0.title_message()
    }
}

/// Shows the tabs, where they are not shown elsewhere, and the pane that is open.
pub(crate) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>, has_tabs: bool) {
    let builder = UiBuilder::new()
        .accessibility_label(PaneId::Details.title(ctx.report.name.kind(), &ctx.settings.session.choices))
        .accessibility_role(Role::Region);
    ui.scope_builder(builder, |ui| {
        accessibility::bounds(ui, ui.max_rect());
        if has_tabs {
            let kind = ctx.report.name.kind();
            ui.horizontal_wrapped(|ui| tabs(ui, kind, ctx.settings, ctx.commands));
            ui.add_space(4.0);
        }
        let DetailTab(pane) = ctx.settings.session.panes.detail.within(ctx.report.name.kind());
        if !pane.is_scrolled() {
            return pane.show(ui, ctx);
        }
        ScrollArea::vertical().id_salt(pane.id()).auto_shrink(false).show(ui, |ui| {
            pane.show(ui, ctx);
            reveal::focused_in_text(ui);
        });
    });
}

/// A part of a pane that is folded and unfolded, which is remembered.
pub(super) fn section(
    ui: &mut Ui,
    ctx: &mut Ctx<'_>,
    section: DetailSection,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut Ctx<'_>),
) {
    let is_open = ctx.settings.preferences.verdict.is_open(section);
    let header = CollapsingHeader::new(RichText::new(title).strong()).id_salt(section).default_open(is_open);
    if header.show(ui, |ui| contents(ui, ctx)).header_response.clicked() {
        ctx.change(move |it| it.preferences.verdict.sections.insert(section, !is_open));
    }
}

/// Adds the tabs for an input of this kind to a row; whether a click or a key opened one.
pub(crate) fn tabs(ui: &mut Ui, kind: ReadAs, settings: &Settings, commands: &mut Vec<Command>) -> bool {
    let mut is_chosen = false;
    let open = settings.session.panes.detail.within(kind);
    let all = DetailTab::of_kind(kind);
    let tabs = Roving::row(tabs_id(), all.len());
    for (at, &tab) in all.iter().enumerate() {
        let is_open = open == tab;
        let button = Button::selectable(is_open, tab.title());
        let (button, target) = tabs.add(ui, (at, is_open), button);
        accessibility::chosen(&button, Role::Tab, is_open, || tab.title());
        if let Some(chosen) = target.or_else(|| button.clicked().then_some(at)) {
            let chosen = all.get(chosen).copied().unwrap_or_default();
            commands.push(Command::change(move |it| it.session.panes.detail = chosen));
            is_chosen = true;
        }
    }
    is_chosen
}

fn tabs_id() -> Id {
    Id::unique("tabs of the details")
}

/// Gives the tab that is open the keyboard.
pub(crate) fn focus(context: &Context) {
    Roving::request_keyboard(context, tabs_id());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bidiscope_report::titles::Titled;

    use super::DetailTab;

    #[test]
    fn each_pane_has_an_identifier_and_words_of_its_own() {
        for texts in [DetailTab::id, DetailTab::title, DetailTab::about] {
            let all: BTreeSet<&str> = DetailTab::all().map(texts).filter(|it| !it.is_empty()).collect();
            assert_eq!(all.len(), DetailTab::all().len(), "{all:?}");
        }
        assert!(DetailTab::all().all(|it| !it.title().starts_with("detail-")));
    }
}
