//! The languages that the program has words in: English, and its own translations.

use std::cell::Cell;
use std::sync::OnceLock;

use super::catalogue::Catalogue;

include!(concat!(env!("OUT_DIR"), "/translations.rs"));

/// A language that the program has words in. English has all messages; a translation has those of reports, and the
/// others stay in English.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// `None` for English, or the index of the translation.
    translation: Option<usize>,
}

/// The catalogues of the translations, each read when it is first used.
static CATALOGUES: [OnceLock<Catalogue>; TRANSLATIONS.len()] =
    [const { OnceLock::new() }; TRANSLATIONS.len()];

thread_local! {
    /// The language of what this thread says now, if it is not that of the process.
    static SCOPE: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// English.
    pub const ENGLISH: Self = Self { translation: None };

    /// All of them, English first, the others in the order of their tags.
    pub const ALL: [Self; TRANSLATIONS.len() + 1] = {
        let mut all = [Self::ENGLISH; TRANSLATIONS.len() + 1];
        let mut at = 0;
        while at < TRANSLATIONS.len() {
            all[at + 1].translation = Some(at);
            at += 1;
        }
        all
    };

    /// The language with this tag (BCP 47), such as `he`. A region, as in `he-IL`, is ignored.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|it| it.tag().eq_ignore_ascii_case(language))
    }

    /// Its tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        match self.translation {
            Some(at) => TRANSLATIONS[at].0,
            None => "en",
        }
    }

    /// Its words as one file in the format of [`Catalogue::read`]: of a translation, those that it has.
    pub const fn catalogue_text(self) -> &'static str {
        match self.translation {
            Some(at) => TRANSLATIONS[at].1,
            None => Catalogue::ENGLISH_TEXT,
        }
    }

    /// Makes this the language of all messages of the process from now on, as [`Catalogue::install_for_process`] does: only the
    /// first choice has an effect.
    pub fn install_for_process(self) {
        Catalogue::install_static(self.catalogue());
    }

    /// Runs a function; what it says on this thread is in this language, whatever the language of the process is.
    pub fn run_in<T>(self, say: impl FnOnce() -> T) -> T {
        /// Gives the thread its language back, also after a panic.
        struct Back(Option<Language>);
        impl Drop for Back {
            fn drop(&mut self) {
                SCOPE.set(self.0);
            }
        }
        let _back = Back(SCOPE.replace(Some(self)));
        say()
    }

    /// Its catalogue; `None` for English.
    fn catalogue(self) -> Option<&'static Catalogue> {
        let read = |text: &str| Catalogue::read(text.as_bytes());
        self.translation.map(|at| {
            CATALOGUES[at].get_or_init(|| {
                // What is wrong is not said here: it would be said in this language.
                read(TRANSLATIONS[at].1).unwrap_or_else(|_| unreachable!("a test reads each translation"))
            })
        })
    }
}

/// The catalogue in use on this thread: that of [`Language::run_in`], or the [installed](Catalogue::install_for_process) one;
/// `None` for the English one.
pub(super) fn catalogue_in_use() -> Option<&'static Catalogue> {
    match SCOPE.get() {
        Some(language) => language.catalogue(),
        None => Catalogue::installed(),
    }
}
