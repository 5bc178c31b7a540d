//! Links to a name: what one shows, and one to what is shown.

use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::{PaneSettings, StrategyId};
use bidiscope_session::{Link, unknown_keys_text, unknown_panes_text};

use super::{PaneId, Session, Tab};

impl PaneId {
    /// What it is called in a link; nothing where it is of a strategy of one's own, which others do not have.
    fn link_id(self) -> Option<&'static str> {
        match self {
            Self::Logical => Some(Strategy::Logical.id()),
            Self::Strategy(StrategyId::BuiltIn(strategy)) => Some(strategy.id()),
            Self::Strategy(StrategyId::Custom(_)) => None,
            Self::Verdict => Some("verdict"),
            // What it was called before it explained more than the steps.
            Self::Details => Some("trace"),
        }
    }
}

impl Session {
    /// Shows the name of a link in its panes; those that were shown stay where they stand. Gives what the user is told
    /// of what the link asks for and nobody has.
    pub(crate) fn open_link(&mut self, link: &Link) -> Option<String> {
        self.tab = Tab::Inspect;
        self.compared.is_shown = false;
        self.input.clone_from(&link.name);
        self.notation = link.notation;
        let all = PaneId::all(&self.choices);
        let is_asked_for =
            |pane: PaneId| pane.link_id().is_some_and(|id| link.panes.iter().any(|it| it == id));
        if all.iter().any(|&it| is_asked_for(it)) {
            all.iter().for_each(|&pane| self.panes.show(pane, is_asked_for(pane)));
        }
        let is_known = |id: &&String| all.iter().any(|it| it.link_id() == Some(id.as_str()));
        let unknown: Vec<String> = link.panes.iter().filter(|it| !is_known(it)).cloned().collect();
        let unknown = [unknown_keys_text(&link.unknown_keys), unknown_panes_text(&unknown)];
        let text: Vec<String> = unknown.into_iter().flatten().map(|it| it.to_string()).collect();
        (!text.is_empty()).then(|| text.join("; "))
    }

    /// A link to what is shown; without panes where the panes are those of the first start.
    pub(crate) fn link(&self) -> Link {
        let shown = |settings: &Self| -> Vec<PaneId> {
            PaneId::all(&PaneSettings::default())
                .into_iter()
                .filter(|&it| settings.panes.is_shown(it))
                .collect()
        };
        let here = shown(self);
        let panes = if here == shown(&Self::default()) { Vec::new() } else { here };
        Link {
            name: self.input.clone(),
            notation: self.notation,
            panes: panes.into_iter().filter_map(PaneId::link_id).map(str::to_owned).collect(),
            ..Link::default()
        }
    }
}
