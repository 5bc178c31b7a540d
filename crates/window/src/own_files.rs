//! Strategies of one's own: as a file, and deleted.

use bidiscope_report::view::AddedStrategies;
use bidiscope_report::words::strategy_name::strategy_name_or_code_points;
use bidiscope_words::message;

use super::command::{Command, Refused};
use super::file::File;
use super::settings::{Session, Settings};

/// Deletes a strategy; gives what there is to say.
pub(super) fn delete(number: u32, session: &mut Session) -> Option<String> {
    let removed = session.choices.custom_strategies.remove(number)?;
    session.forget_what_is_gone();
    let name = strategy_name_or_code_points(&removed.strategy.name);
    Some(message!(strategy_deleted, name = name.as_ref()).to_string())
}

/// Adds the strategies of a file; says how many, or why none.
pub(super) fn open(file: File, settings: &mut Settings) -> Command {
    let text = |bytes: Vec<u8>| {
        let at = |error: std::string::FromUtf8Error| error.utf8_error().valid_up_to();
        String::from_utf8(bytes).map_err(|error| message!(file_not_utf8, byte = at(error)).to_string())
    };
    let read = file
        .bytes
        .and_then(text)
        .and_then(|text| settings.session.choices.custom_strategies.add_from_file_text(&text));
    match read {
        Ok(AddedStrategies { added_count: 0 }) => Command::Say(message!(strategies_known).to_string()),
        Ok(AddedStrategies { added_count: count }) => {
            Command::Say(message!(strategies_opened, count = count).to_string())
        }
        Err(reason) => {
            // What shows it ends the sentence.
            let reason = reason.trim_end_matches('.').to_owned();
            Command::Refuse(Refused::not_opened(file.name, reason))
        }
    }
}
