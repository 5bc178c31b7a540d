//! What the window lends its parts while they are drawn.

use eframe::egui::Frame;

use bidiscope_layout::InvisibleStyle;

use super::command::Command;
use super::commands::{CommandStates, NO_STATES};
use super::lines::Lines;
use super::settings::Settings;

/// One pass of a part of the window: all that it shares with the others. A tab has the settings that are
/// its own and no others.
pub(super) struct Pass<'a, S> {
    pub(super) settings: &'a mut S,
    /// How displays draw joiners and directional controls.
    pub(super) in_displays: InvisibleStyle,
    /// How fields do.
    pub(super) in_fields: InvisibleStyle,
    pub(super) lines: &'a mut Lines,
    /// The frame of a tab's panels: margins, for what stands under them is the window.
    pub(super) ground: Frame,
    /// Which commands can be run.
    pub(super) states: &'a CommandStates,
    /// What the app is asked to do after the pass.
    pub(super) commands: &'a mut Vec<Command>,
}

impl<'a> Pass<'a, Settings> {
    /// A pass of the whole window.
    pub(super) fn new(
        settings: &'a mut Settings,
        states: &'a CommandStates,
        lines: &'a mut Lines,
        ground: Frame,
        commands: &'a mut Vec<Command>,
    ) -> Self {
        let drawn = |marked| if marked { InvisibleStyle::Boxed } else { InvisibleStyle::Hidden };
        let (in_displays, in_fields) =
            (drawn(settings.preferences.show_invisibles), drawn(settings.preferences.marks_invisible));
        Self { settings, in_displays, in_fields, lines, ground, states, commands }
    }
}

impl Pass<'_, Settings> {
    /// The same for a part that only reads the settings: what is to be changed of them it asks for with a command.
    pub(super) fn reading<R>(&mut self, show: impl for<'b> FnOnce(&mut Pass<'b, &'b Settings>) -> R) -> R {
        let mut settings = &*self.settings;
        show(&mut Pass {
            settings: &mut settings,
            in_displays: self.in_displays,
            in_fields: self.in_fields,
            lines: self.lines,
            ground: self.ground,
            states: self.states,
            commands: self.commands,
        })
    }
}

impl<'a, S> Pass<'a, S> {
    /// A pass of a field for a few words, with what is typed into it. What is invisible there is seen.
    pub(super) const fn of_field(
        typed: &'a mut S,
        in_displays: InvisibleStyle,
        lines: &'a mut Lines,
        commands: &'a mut Vec<Command>,
    ) -> Self {
        let ground = Frame::NONE;
        Self {
            settings: typed,
            in_displays,
            in_fields: InvisibleStyle::Boxed,
            lines,
            ground,
            states: &NO_STATES,
            commands,
        }
    }
}

impl<T> Pass<'_, T> {
    /// The same for a part with some of the settings.
    pub(super) fn with<S>(&mut self, own: impl FnOnce(&mut T) -> &mut S) -> Pass<'_, S> {
        Pass {
            settings: own(self.settings),
            in_displays: self.in_displays,
            in_fields: self.in_fields,
            lines: self.lines,
            ground: self.ground,
            states: self.states,
            commands: self.commands,
        }
    }

    /// The same for a part with settings that stand elsewhere.
    pub(super) const fn over<'b, S>(&'b mut self, own: &'b mut S) -> Pass<'b, S> {
        Pass {
            settings: own,
            in_displays: self.in_displays,
            in_fields: self.in_fields,
            lines: self.lines,
            ground: self.ground,
            states: self.states,
            commands: self.commands,
        }
    }
}
