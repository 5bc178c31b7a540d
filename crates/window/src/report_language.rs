//! The language of what is exported. The window itself speaks English.

use eframe::egui::{Context, Id, Role, Sense, Ui, WidgetInfo};

use bidiscope_words::{Catalogue, Language, message};

use super::accessibility;
use super::lines::Lines;
use super::widgets::BidiLabel;

/// The language of what is exported; `None` where the program was started with words of its own, which then are those of exports
/// too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ReportLanguage(Option<Language>);

impl ReportLanguage {
    /// The language with this tag, as the user has chosen it; else that of the desktop, if the program has reports in it; else
    /// English.
    pub(super) fn of_tag(tag: &str, context: &Context) -> Self {
        let proposed = || context.data(|it| it.get_temp(proposed_id())).unwrap_or(Language::ENGLISH);
        let chosen = || Language::of_tag(tag).unwrap_or_else(proposed);
        Self((!Catalogue::is_any_installed_for_process()).then(chosen))
    }

    /// Runs a function, which says what it says in this language.
    pub(super) fn within<T>(self, say: impl FnOnce() -> T) -> T {
        match self.0 {
            Some(language) => language.run_in(say),
            None => say(),
        }
    }

    /// Shows the languages that can be chosen, each in its own letters; gives the tag of the one that is.
    pub(super) fn choice(self, ui: &mut Ui, lines: &mut Lines) -> Option<&'static str> {
        let now = self.0?;
        let mut chosen = None;
        ui.horizontal(|ui| {
            accessibility::group(ui, message!(export_language).static_text());
            ui.label(message!(export_language).static_text());
            for language in Language::ALL {
                if radio(ui, lines, language, language == now) {
                    chosen = Some(language.tag());
                }
            }
        });
        chosen
    }
}

/// The language that is proposed from now on, until another is chosen.
pub(super) fn propose(language: Language, context: &Context) {
    context.data_mut(|it| it.insert_temp(proposed_id(), language));
}

fn proposed_id() -> Id {
    Id::unique("language of the desktop")
}

/// Shows a language; whether it is clicked.
fn radio(ui: &mut Ui, lines: &mut Lines, language: Language, is_chosen: bool) -> bool {
    let name = language.name();
    if name.is_ascii() {
        return ui.radio(is_chosen, name).clicked();
    }
    ui.scope(|ui| {
        let spacing = ui.spacing_mut();
        // Without words the circle would stand elsewhere than that of the others; the space is between both.
        (spacing.item_spacing.x, spacing.icon_spacing) = (0.0, 0.0);
        let response = ui.radio(is_chosen, " ");
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &name));
        let words = BidiLabel::own(&name).sense(Sense::CLICK).show(ui, lines);
        accessibility::unsaid(&words);
        response.clicked() || words.clicked()
    })
    .inner
}
