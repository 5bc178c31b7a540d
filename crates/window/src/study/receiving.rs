//! What comes from the work beside the window is taken in.

use std::sync::Arc;

use bidiscope_proof::study::{RecomputedAgreement, StudyResults};
use bidiscope_words::message;

use super::super::command::Command;
use super::super::settings::StudySettings;
use super::deciding::Deciding;
use super::tab::StudyTab;

impl StudyTab {
    /// Takes what the study has found: row by row, so that little is lost should the program be ended.
    pub(crate) fn receive_rows(&mut self, settings: &mut StudySettings, commands: &mut Vec<Command>) {
        self.receive_decision(settings, commands);
        let Some(running) = &mut self.running else { return };
        let done =
            |results: &StudyResults| results.outcomes_at_lengths.len() + results.all_lengths_results.len();
        let known = done(&running.results);
        let end = running.receive();
        if end.is_none() && done(&running.results) == known {
            return;
        }
        let so_far = running.results.clone();
        if known == 0 && done(&so_far) > 0 {
            self.put(so_far, settings);
        } else if known > 0 {
            self.replace(so_far, settings);
        }
        match end {
            None => {}
            Some(Ok(results)) => {
                let stopped = match (results.is_complete, done(&results) == 0) {
                    (true, _) => None,
                    (false, false) => Some(message!(study_stopped)),
                    (false, true) => Some(message!(study_stopped_at_once)),
                };
                commands.extend(stopped.map(|it| Command::Say(it.to_string())));
                if done(&results) > 0 {
                    self.replace(results, settings);
                }
                self.running = None;
            }
            Some(Err(sentence)) => {
                commands.push(Command::Say(sentence));
                self.running = None;
            }
        }
    }

    /// Takes what was decided again, and says what it came to.
    fn receive_decision(&mut self, settings: &mut StudySettings, commands: &mut Vec<Command>) {
        let Some(result) = self.deciding.as_ref().and_then(|it| it.job.result()) else { return };
        let Some(Deciding { results, .. }) = self.deciding.take() else { return };
        let decided = match result {
            Ok(decided) => decided,
            Err(sentence) => return commands.push(Command::Say(sentence)),
        };
        // Meanwhile other results may have taken their place.
        if settings.results.as_ref().is_none_or(|it| !Arc::ptr_eq(it, &results)) {
            return;
        }
        let mut results = Arc::unwrap_or_clone(results);
        let agreement = results.record_recomputed_result(decided);
        self.replace(results, settings);
        let said = match agreement {
            RecomputedAgreement::SameAsBefore => message!(study_file_right),
            RecomputedAgreement::DiffersFromBefore => message!(study_file_wrong),
        };
        commands.push(Command::Say(said.to_string()));
    }
}
