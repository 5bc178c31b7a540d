//! Another session in the place of what is worked on, which is put by.

use eframe::egui;

use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::file::Dropped;
use super::super::keeper::Keeper;
use super::super::settings::Session;
use super::super::store::ReadSession;
use super::super::tabs::TabPart;
use super::App;
use super::choice_history::ChoiceHistory;
use super::session_undo::SessionUndo;

impl App {
    /// Opens a session from a file. What is this user's own stays.
    pub(super) fn open_session(&mut self, file: Dropped, context: &egui::Context) -> Command {
        let file = file.read();
        let read = file.bytes.and_then(|it| Session::from_file(&it).map_err(|error| error.to_string()));
        match read {
            Ok(mut session) => {
                session.take_own(&self.settings.session);
                let put_by = self.put_by(&session, context);
                self.go_on_with(ReadSession { session, ..ReadSession::default() }, context);
                // What was said when the window opened is not lost.
                let notice = self.keeper.as_ref().and_then(Keeper::notice);
                let said = self.message.take().filter(|it| Some(it.as_str()) == notice).into_iter();
                let said: Vec<String> = said.chain([message!(session_opened).to_string()]).collect();
                let said = said.join(" ");
                self.undoable = put_by.map(|it| (SessionUndo::BringBack(it), said.clone()));
                Command::Say(said)
            }
            Err(reason) => Command::Refuse(Refused::not_opened(file.name, reason)),
        }
    }

    /// Removes a session that was put by, which can be undone.
    pub(super) fn remove_earlier(&mut self, id: String) {
        let Ok(read) = self.sessions.read(&id) else { return self.earlier_sessions.list(&self.sessions) };
        self.sessions.remove(&id);
        let said = message!(session_removed, name = read.session.name().logical_text()).to_string();
        self.say(said.clone());
        self.undoable = Some((SessionUndo::PutBack(id, Box::new(read.session)), said));
        self.changed_earlier();
    }

    /// Takes back what was done last with a session.
    pub(super) fn undo_session(&mut self, context: &egui::Context) {
        match self.undoable.take() {
            Some((SessionUndo::BringBack(id), _)) => self.bring_back(&id, context),
            Some((SessionUndo::PutBack(id, session), _)) => {
                self.say_nothing();
                self.sessions.put_back(&id, &session);
                self.changed_earlier();
            }
            None => {}
        }
    }

    fn changed_earlier(&mut self) {
        if let Some(keeper) = &mut self.keeper {
            keeper.keep_put_by(&self.sessions);
        }
        self.earlier_sessions.list(&self.sessions);
    }

    /// Brings back a session that was put by.
    pub(super) fn bring_back(&mut self, id: &str, context: &egui::Context) {
        self.say_nothing();
        match self.sessions.read(id) {
            Ok(read) => {
                self.put_by(&read.session, context);
                self.sessions.take_back(id);
                self.go_on_with(read, context);
            }
            Err(why) => {
                self.say(why);
                self.earlier_sessions.list(&self.sessions);
            }
        }
    }

    /// Puts by what is worked on, for this session, unless it is the same; gives what it is called now.
    fn put_by(&mut self, other: &Session, context: &egui::Context) -> Option<String> {
        self.tabs.inspect.keep(context, &mut self.settings.session);
        if *other == self.settings.session {
            return None;
        }
        // What was done just now is in its document too.
        self.rescue();
        let is_saved = self.save_now().is_ok();
        self.sessions.put_by(&self.settings.session, is_saved)
    }

    fn go_on_with(&mut self, ReadSession { session, origin }: ReadSession, context: &egui::Context) {
        self.settings.session = session;
        self.settings.session.settle_panes();
        self.choices = ChoiceHistory::new(&self.settings.session);
        if let Some(keeper) = &mut self.keeper {
            keeper.keep_put_by(&self.sessions);
            keeper.go_on_with(&self.settings, origin);
        }
        self.tabs.inspect = TabPart::new(&self.settings, context);
        self.lend_ruleset(context);
        self.tabs.text = TabPart::new(&self.settings, context);
        self.tabs.learn = TabPart::new(&self.settings, context);
        self.earlier_sessions.list(&self.sessions);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;
    use std::sync::Arc;

    use eframe::egui::Context;
    use proptest::prelude::*;

    use bidiscope_bidi::name::Notation;
    use bidiscope_layout::Faces;
    use bidiscope_proof::study::{DisplayPropertyStudy, StudyAlphabet, WorkProgress};
    use bidiscope_session::WrittenName;

    use super::super::super::command::Command;
    use super::super::super::file::{Dropped, File};
    use super::super::super::remembered::Remembered;
    use super::super::super::settings::Session;
    use super::App;

    /// What is done in one of two windows.
    #[derive(Clone, Copy, Debug)]
    enum Act {
        Type,
        Open,
        /// A session that was opened before, once more.
        OpenAgain,
        Undo,
        BringBack(usize),
        Remove(usize),
        /// Closes the window, or opens it.
        Turn,
    }

    fn act() -> impl Strategy<Value = (usize, Act)> {
        let act = prop_oneof![
            3 => Just(Act::Type),
            2 => Just(Act::Open),
            1 => Just(Act::OpenAgain),
            2 => Just(Act::Undo),
            2 => (0..4_usize).prop_map(Act::BringBack),
            1 => (0..4_usize).prop_map(Act::Remove),
            2 => Just(Act::Turn),
        ];
        (0..2_usize, act)
    }

    fn window(folder: &Path, context: &Context) -> App {
        App::remembering(context, Remembered::at(folder), Faces::bundled())
    }

    /// Closes a window, and waits until another may go on with its work.
    fn close(mut app: App, folder: &Path) {
        app.rescue();
        app.save_now().expect("it is saved");
        let held = app.sessions.path().expect("it has a document").with_extension("lock");
        drop(app);
        assert!(held.starts_with(folder));
        fs::File::open(held).and_then(|it| it.lock()).expect("the disk knows locks");
    }

    fn open(name: &str) -> Command {
        Command::Open(WrittenName { text: name.to_owned(), notation: Notation::Unicode, read_as: None })
    }

    fn file(name: &str) -> Dropped {
        let session = Session { input: name.to_owned(), ..Session::default() };
        Dropped::File(File { name: name.to_owned(), bytes: Ok(session.to_file()) })
    }

    /// The names of all work on disk.
    fn on_disk(folder: &Path) -> BTreeSet<String> {
        let entries = fs::read_dir(folder.join("sessions")).into_iter().flatten().flatten();
        let read = |path: &Path| Session::from_file(&fs::read(path).ok()?).ok().map(|it| it.input);
        entries.filter_map(|it| read(&it.path())).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn no_work_is_lost(acts in prop::collection::vec(act(), 1..14)) {
            let folder = tempfile::tempdir().expect("a folder");
            let folder = folder.path();
            let context = Context::default();
            let mut windows = [None, None];
            let mut work: BTreeSet<String> = BTreeSet::new();
            let mut opened = 0;
            for (number, (at, act)) in acts.into_iter().enumerate() {
                let Some(app) = &mut windows[at] else {
                    windows[at] = Some(window(folder, &context));
                    continue;
                };
                match act {
                    Act::Type => {
                        // Another window may have begun with the same.
                        let before = app.settings.session.input.clone();
                        let name = format!("typed-{number}.com");
                        app.apply(&context, open(&name));
                        app.tabs.inspect.keep(&context, &mut app.settings.session);
                        work.remove(&before);
                        work.insert(name);
                    }
                    Act::Open => {
                        opened = number;
                        app.open_session(file(&format!("opened-{number}.com")), &context);
                        work.insert(format!("opened-{number}.com"));
                    }
                    Act::OpenAgain => {
                        app.open_session(file(&format!("opened-{opened}.com")), &context);
                        work.insert(format!("opened-{opened}.com"));
                    }
                    Act::Undo => app.apply(&context, Command::UndoSession),
                    Act::BringBack(which) => {
                        if let Some(it) = app.sessions.earlier().get(which) {
                            app.apply(&context, Command::BringBackSession(it.id.clone()));
                            prop_assert_eq!(&app.settings.session.input, &it.session.input);
                        }
                    }
                    Act::Remove(which) => {
                        if let Some(it) = app.sessions.earlier().get(which) {
                            app.apply(&context, Command::RemoveEarlierSession(it.id.clone()));
                            work.remove(&it.session.input);
                        }
                    }
                    Act::Turn => close(windows[at].take().expect("it is open"), folder),
                }
                let mut there = on_disk(folder);
                there.extend(windows.iter().flatten().map(|it| it.settings.session.input.clone()));
                prop_assert!(work.is_subset(&there), "{:?} is lost of {:?}", work.difference(&there), there);
            }
            windows.into_iter().flatten().for_each(|it| close(it, folder));
            prop_assert!(work.is_subset(&on_disk(folder)));
        }
    }

    #[test]
    fn the_work_of_a_window_that_is_closed_is_listed() {
        let folder = tempfile::tempdir().expect("a folder");
        let (folder, context) = (folder.path(), Context::default());
        let mut windows = [window(folder, &context), window(folder, &context)];
        for (app, name) in windows.iter_mut().zip(["one.com", "two.com"]) {
            app.apply(&context, open(name));
            app.tabs.inspect.keep(&context, &mut app.settings.session);
        }
        let earlier =
            |app: &App| app.sessions.earlier().into_iter().map(|it| it.session.input).collect::<Vec<_>>();
        assert_eq!(earlier(&windows[0]), Vec::<String>::new(), "each is open");
        windows.into_iter().for_each(|it| close(it, folder));
        let mut app = window(folder, &context);
        assert_eq!(
            (app.settings.session.input.as_str(), earlier(&app)),
            ("two.com", vec!["one.com".to_owned()])
        );
        let id = app.sessions.earlier()[0].id.clone();
        app.apply(&context, Command::BringBackSession(id));
        assert_eq!(
            (app.settings.session.input.as_str(), earlier(&app)),
            ("one.com", vec!["two.com".to_owned()])
        );
        close(app, folder);
    }

    #[test]
    fn results_go_with_the_work_and_come_back_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (folder, context) = (folder.path(), Context::default());
        let mut app = window(folder, &context);
        let study = DisplayPropertyStudy {
            alphabet: StudyAlphabet::atkin2001(),
            max_sequence_characters: 1,
            ..DisplayPropertyStudy::default()
        };
        let results = Arc::new(study.run(&WorkProgress::new(), |_| ()).expect("it is short"));
        app.settings.session.study.results = Some(Arc::clone(&results));
        app.open_session(file("theirs.com"), &context);
        assert!(app.settings.session.study.results.is_none());
        close(app, folder);
        let mut app = window(folder, &context);
        assert!(app.settings.session.study.results.is_none());
        let id = app.sessions.earlier()[0].id.clone();
        app.apply(&context, Command::BringBackSession(id));
        assert_eq!(app.settings.session.study.results, Some(Arc::clone(&results)));
        close(app, folder);
        assert_eq!(window(folder, &context).settings.session.study.results, Some(results));
    }

    #[test]
    fn where_nothing_can_be_kept_the_work_before_comes_back_all_the_same() {
        let context = Context::default();
        let mut app = App::with_settings(
            &context,
            Session { input: "mine.org".to_owned(), ..Session::default() }.into(),
            Faces::bundled(),
        );
        app.open_session(file("theirs.com"), &context);
        app.apply(&context, Command::UndoSession);
        assert_eq!(app.settings.session.input, "mine.org");
        let names: Vec<String> = app.sessions.earlier().into_iter().map(|it| it.session.input).collect();
        assert_eq!(names, ["theirs.com"]);
    }
}
