//! What a part of the window asks the app to do: with a value of its own, or a command of the table.

use std::path::PathBuf;

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::Zone;
use bidiscope_report::documents::DocumentExampleName;
use bidiscope_report::view::{LearnPage, StrategyId};
use bidiscope_session::{SessionLink, WrittenName};
use bidiscope_words::{Message, message};

use super::commands::CommandId;
use super::file_kinds::{AskedFile, FileKind};
use super::settings::Settings;

/// A file with which something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    /// Its name, which is the user's own and may run from right to left.
    pub(super) file: String,
    /// What was not done: the sentence goes on with this.
    pub(super) what: &'static str,
    /// Why, in a few words: the sentence ends with this.
    pub(super) reason: String,
    /// Whether the rest was done.
    pub(super) is_partly_done: bool,
}

/// A name with a display, and what is looked at of its trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NameAtStep {
    /// The name, and the display.
    pub(super) name: DocumentExampleName,
    /// The zone in which the name would be registered; `None` where that is not asked.
    pub(super) zone: Option<Zone>,
    /// The number of the step, from 1.
    pub(super) step: Option<usize>,
    /// The character that the trace explains.
    pub(super) character: Option<usize>,
}

/// Which way the choices and edits of a name are gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undoing {
    /// What was done last is taken back.
    Undo,
    /// What was taken back last is done again.
    Redo,
}

/// With what the panel that exports opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExportStart {
    /// As it was left.
    AsBefore,
    /// With the sheet as PDF.
    Print,
}

impl Refused {
    /// That a file was not opened, and why.
    pub(super) fn not_opened(file: String, reason: String) -> Self {
        Self { file, what: message!(file_not_opened).static_text(), reason, is_partly_done: false }
    }

    /// That a file was not written, and why.
    pub(super) fn not_written(file: String, reason: String) -> Self {
        Self { what: message!(file_not_written).static_text(), ..Self::not_opened(file, reason) }
    }

    /// What of a link was left out.
    pub(super) fn of_link(reason: String) -> Self {
        let what = message!(session_not_whole).static_text();
        Self { file: message!(file_link).to_string(), what, reason, is_partly_done: true }
    }
}

impl Command {
    /// Changes what is remembered.
    pub(super) fn change<R>(change: impl FnOnce(&mut Settings) -> R + 'static) -> Self {
        Self::Change(Box::new(|settings| drop::<R>(change(settings))))
    }

    /// Makes a custom strategy from nothing, and opens its editor.
    pub(super) fn new_strategy() -> Self {
        let plain = DisplayConfig::with_default_options(Strategy::Custom);
        Self::AddStrategy(message!(strategy_new_name).to_string(), Box::new(plain))
    }

    /// Opens what is of this kind in Inspect, and gives the name field the keyboard, where that can be taken back.
    pub(super) fn open_in_field(name: String, kind: InputType) -> [Self; 2] {
        [Self::OpenName(name, kind), Self::Run(CommandId::FocusName)]
    }

    /// Says this of what was to begin beside the window and did not, else takes back what was said before.
    pub(super) fn of_start(has_begun: bool, otherwise: &Message<'_>) -> Self {
        if has_begun { Self::ClearMessage } else { Self::Say(otherwise.to_string()) }
    }
}

/// What is asked of the app, which does it after the pass.
pub(super) enum Command {
    /// Change what is remembered.
    Change(Box<dyn FnOnce(&mut Settings)>),
    /// Run a command of the table.
    Run(CommandId),
    /// Ask the user where to save a file of this kind.
    AskToSave(FileKind),
    /// Open or save this file, which the user has named.
    UseFile {
        /// What it was asked for.
        asked: AskedFile,
        /// Where it is.
        path: PathBuf,
        /// Whether one that is there is replaced.
        replaces: bool,
    },
    /// Read the file of this kind again that is open and was changed by another program.
    ReadAgain(FileKind),
    /// Have it stay as it was read.
    KeepAsRead(FileKind),
    /// Open this as it is written, in Inspect.
    Open(WrittenName),
    /// Go to this one of the names that were looked at.
    GoTo(usize),
    /// Bring back the session that was put by under this name.
    BringBackSession(String),
    /// Remove it for good.
    RemoveEarlierSession(String),
    /// Take back what was done last with a session.
    UndoSession,
    /// Open a link.
    OpenLink(SessionLink),
    /// Open what is known to be of this kind in Inspect, written in the notation in use where that can write it.
    OpenName(String, InputType),
    /// Open the name of a document’s row in Inspect, with the display that it is about.
    OpenRow(Box<DocumentExampleName>),
    /// Open a name in Inspect with a display, and look at a step of its trace and at a character.
    OpenStep(Box<NameAtStep>),
    /// Open a page of the tab Learn.
    Learn(LearnPage),
    /// Write the name in another notation.
    Rewrite(Notation),
    /// Say something to the user.
    Say(String),
    /// Say which file was not opened or written, and why.
    Refuse(Refused),
    /// Take back what was said last.
    ClearMessage,
    /// Take this back, if it is what was said last.
    TakeBack(String),
    /// Put the line of a display on the clipboard as a picture.
    CopyPicture(StrategyId),
    /// Present the display of a pane.
    PresentDisplay(StrategyId),
    /// Add a custom strategy of this name, and open its editor.
    AddStrategy(String, Box<DisplayConfig>),
    /// Delete the strategy of one's own with this number.
    DeleteStrategy(u32),
    /// Put a text on the clipboard, and say what it is.
    Copy {
        /// The text.
        text: String,
        /// What it is, as the menu calls it.
        what: &'static str,
    },
}
