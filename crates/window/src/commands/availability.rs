//! Which commands can be run now, and which of those that switch something are on.

use bidiscope_words::Message;

use super::CommandId;

/// Whether a command can be run.
#[derive(Clone, Debug)]
pub(crate) enum Availability {
    /// It can.
    Yes,
    /// It can, and switches something, which is on or off.
    Switch(bool),
    /// It can, and chooses one of several, which is chosen or not.
    Chosen(bool),
    /// It cannot, and why: a sentence.
    No(Message<'static>),
}

impl Availability {
    /// That it can be run where this `is_so`; otherwise the sentence says why not.
    pub(crate) fn only_if(is_so: bool, otherwise: Message<'static>) -> Self {
        if is_so { Self::Yes } else { Self::No(otherwise) }
    }

    /// This, unless something else is needed first.
    pub(crate) fn after(self, needed: Self) -> Self {
        if matches!(needed, Self::No(_)) { needed } else { self }
    }

    /// Why it cannot be run; `None` if it can.
    pub(crate) fn refusal(&self) -> Option<&'static str> {
        match self {
            Self::No(why) => Some(why.static_text()),
            Self::Yes | Self::Switch(_) | Self::Chosen(_) => None,
        }
    }

    /// Whether what it switches or chooses is on; `None` if it is neither.
    pub(crate) const fn is_on(&self) -> Option<bool> {
        match self {
            Self::Switch(is_on) | Self::Chosen(is_on) => Some(*is_on),
            Self::Yes | Self::No(_) => None,
        }
    }
}

/// Which commands can be run in a pass: computed before the window is drawn, while its parts are not lent yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct CommandStates(Vec<(CommandId, Availability)>);

/// Where no command is drawn.
pub(crate) static NO_STATES: CommandStates = CommandStates(Vec::new());

impl CommandStates {
    /// That of every command.
    pub(crate) fn of(state: impl Fn(CommandId) -> Availability) -> Self {
        Self(CommandId::all().map(|it| (it, state(it))).collect())
    }

    /// That of a command.
    pub(crate) fn get(&self, command: CommandId) -> &Availability {
        self.0.iter().find(|it| it.0 == command).map_or(&Availability::Yes, |it| &it.1)
    }
}
