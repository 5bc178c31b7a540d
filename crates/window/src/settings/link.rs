//! Links to a name: what one shows, and one to what is shown.

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_report::view::{DisplayPaneSettings, SavedStrategy, StrategyId};
use bidiscope_session::{SessionLink, WrittenName, unknown_keys_text, unknown_panes_text};

use super::{DetailTab, PaneId, Session, Tab, TraceSettings, ZoneSettings};

impl PaneId {
    /// What it is called in a link; nothing where it is of a strategy of one's own, which others do not have.
    fn link_id(self) -> Option<&'static str> {
        match self {
            Self::Logical => Some(Strategy::Logical.id()),
            Self::Strategy(StrategyId::BuiltIn(strategy)) => Some(strategy.id()),
            Self::Strategy(StrategyId::CustomNumber(_)) => None,
            Self::Verdict => Some("verdict"),
            // What it was called before it explained more than the steps.
            Self::Details => Some("trace"),
        }
    }
}

impl Session {
    /// Shows the name of a link in its panes; those that were shown stay where they stand. Gives what the user is told
    /// of what the link asks for and nobody has.
    pub(crate) fn open_link(&mut self, link: &SessionLink) -> Option<String> {
        self.tab = Tab::Inspect;
        self.compared.is_shown = false;
        let name = match link.read_as {
            Some(kind) => WrittenName::of_input_type(link.written_name.clone(), link.name_notation, kind),
            None => {
                WrittenName { text: link.written_name.clone(), notation: link.name_notation, read_as: None }
            }
        };
        (self.input, self.notation, self.read_as) = (name.text, name.notation, name.read_as);
        if !link.parent_zone.is_empty() {
            self.zone = ZoneSettings { text: link.parent_zone.clone(), notation: link.name_notation };
        }
        let all = PaneId::all(&self.choices);
        let is_asked_for =
            |pane: PaneId| pane.link_id().is_some_and(|id| link.pane_ids.iter().any(|it| it == id));
        if all.iter().any(|&it| is_asked_for(it)) {
            all.iter().for_each(|&pane| self.panes.show(pane, is_asked_for(pane)));
        }
        let is_known = |id: &&String| all.iter().any(|it| it.link_id() == Some(id.as_str()));
        let mut unknown: Vec<String> = link.pane_ids.iter().filter(|it| !is_known(it)).cloned().collect();
        unknown.extend(link.display_id.iter().filter(|it| !self.look_at_display(it)).cloned());
        if link.step_number.is_some() {
            self.explain(self.trace.strategy, DetailTab::Steps);
        } else if link.character_number.is_some() {
            self.panes.detail = DetailTab::default();
            self.panes.show(PaneId::Details, true);
        }
        let unknown = [unknown_keys_text(&link.ignored_unknown_keys), unknown_panes_text(&unknown)];
        let text: Vec<String> = unknown.into_iter().flatten().map(|it| it.to_string()).collect();
        (!text.is_empty()).then(|| text.join("; "))
    }

    /// Selects the display with this identifier, with its options; whether there is one. Of a custom strategy there is one where
    /// the user has one that is the same.
    fn look_at_display(&mut self, identifier: &str) -> bool {
        let Ok(display) = DisplayConfig::read(identifier) else { return false };
        let id = if display.strategy() == Strategy::Custom {
            self.choices
                .custom_strategies
                .all()
                .iter()
                .find(|it| it.display == display)
                .map(SavedStrategy::id)
        } else {
            self.choices.copy_options_and_surroundings_from(&display);
            Some(display.strategy().into())
        };
        let Some(id) = id else { return false };
        self.trace.strategy = id;
        self.panes.show(PaneId::of(id), true);
        true
    }

    /// A link to what is shown of an input of this kind, with the step and the character that are looked at, by their numbers
    /// from 1; without panes where the panes are those of the first start.
    pub(crate) fn link(
        &self,
        kind: InputType,
        (step, character): (Option<usize>, Option<usize>),
    ) -> SessionLink {
        let shown = |settings: &Self| -> Vec<PaneId> {
            PaneId::all(&DisplayPaneSettings::default())
                .into_iter()
                .filter(|&it| settings.panes.is_shown(it))
                .collect()
        };
        let here = shown(self);
        let panes = if here == shown(&Self::default()) { Vec::new() } else { here };
        let selected = self.trace.strategy.or_default_for_input_type(kind).built_in();
        let display = selected.map(|it| self.choices.display(it));
        let is_looked_at = step.is_some() || character.is_some();
        let first = TraceSettings::default().strategy.built_in().map(DisplayConfig::with_default_options);
        let display = display.filter(|it| is_looked_at || Some(it) != first.as_ref());
        let is_text = kind == InputType::Text;
        SessionLink {
            written_name: self.input.clone(),
            name_notation: self.notation,
            read_as: if is_text { Some(kind) } else { self.read_as },
            parent_zone: if is_text { String::new() } else { self.zone.text.clone() },
            step_number: step.filter(|_| display.is_some()),
            display_id: display.map(|it| it.to_string()),
            character_number: character,
            pane_ids: panes.into_iter().filter_map(PaneId::link_id).map(str::to_owned).collect(),
            ..SessionLink::default()
        }
    }
}
