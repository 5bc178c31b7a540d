//! The user's preferences for the whole desktop: reduced motion, the size of text and the language.

use eframe::egui::Context;
use futures_lite::{StreamExt, future};
use mundy::{Interest, Preferences};

use bidiscope_words::Language;

use super::job::{Job, JobEvent};
use super::platform::text_scale;

/// A preference of the desktop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SystemPreference {
    /// Whether nothing may move by itself.
    ReducedMotion(bool),
    /// How much larger than usual text is, 1 for the usual size.
    TextScale(f32),
    /// The first of the user's languages in which the program has reports.
    Language(Language),
}

/// Listens to the desktop.
pub struct SystemPreferences {
    heard: Vec<Job<SystemPreference>>,
}

impl SystemPreferences {
    /// Begins to listen: to how things move until the program ends, and once to how large words are, where it
    /// `asks_for_size`, and in which language. A desktop that says nothing of movement lets things move, and where there is no
    /// thread to listen in, nothing is ever heard. On other systems than Linux, Windows and macOS movement is not heard of.
    pub fn listen(context: &Context, asks_for_size: bool) -> Self {
        // On a Mac it is begun on the main thread.
        let mut changes = Preferences::stream(Interest::ReducedMotion);
        let motion = Job::begin_long("desktop motion", context, move |worker| {
            while let Some(now) = future::block_on(changes.next()) {
                if !worker.emit(SystemPreference::ReducedMotion(now.reduced_motion.is_reduce())) {
                    break;
                }
            }
        });
        let size = asks_for_size.then(|| {
            Job::begin_long("desktop text", context, |worker| {
                if let Some(scale) = text_scale() {
                    worker.emit(SystemPreference::TextScale(scale));
                }
            })
        });
        let language = Job::begin_long("desktop language", context, |worker| {
            let language = sys_locale::get_locales().find_map(|it| Language::of_tag(&it));
            language.map(|it| worker.emit(SystemPreference::Language(it)));
        });
        Self { heard: motion.into_iter().chain(size.flatten()).chain(language).collect() }
    }

    /// What has changed since this was asked last.
    pub fn changes(&self) -> impl Iterator<Item = SystemPreference> {
        self.heard.iter().flat_map(|it| {
            std::iter::from_fn(|| match it.next_event() {
                JobEvent::Output(preference) => Some(preference),
                JobEvent::Pending | JobEvent::Finished | JobEvent::Failed(_) => None,
            })
        })
    }
}
