//! Keeping what the window remembers while it is open.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use eframe::egui::{
    Context, Event, Pos2, Rect, ThemePreference, ViewportBuilder, ViewportCommand, pos2, vec2,
};

use super::remembered::{Remembered, Snapshot};
use super::settings::{Settings, ThemeChoice, WindowSettings};
use super::store::{Origin, PreferencesFile, SaveEvent, Saver, Sessions};

/// How long the end of the program waits for a disk.
pub(super) const LONGEST_SAVE: Duration = Duration::from_secs(10);

/// How many passes the window has before it is made as large as it was: the first ones are drawn before
/// it is seen, and desktops ask nothing of a window that is not seen.
const PASSES_UNSEEN: u32 = 2;

/// Hands on what is to be remembered whenever it has changed.
pub(super) struct Keeper {
    saver: Saver<Snapshot>,
    events: Receiver<SaveEvent>,
    /// What was handed on last; at first what was remembered.
    newest: Arc<Snapshot>,
    /// The preferences, which all windows share; `None` where nothing is kept.
    preferences: Option<PreferencesFile>,
    /// Whether anything was handed on.
    has_begun: bool,
    /// Whether the window's size and place are remembered.
    keeps_size: bool,
    passes: u32,
    /// Whom the saver wakes when there is something to tell.
    awake: Arc<OnceLock<Context>>,
    /// What the window says when it opens.
    notice: Option<String>,
    /// Whether that says already that nothing can be saved.
    notice_is_failure: bool,
    /// Why saving fails, as long as it does.
    failure: Option<String>,
    /// Whether nothing was remembered yet.
    pub(super) is_first_start: bool,
    /// Whether the window is larger for the time being: what it is then is not remembered.
    pub(super) is_presenting: bool,
}

impl Keeper {
    /// Begins to keep what was remembered, and gives the sessions. A window whose size was asked for keeps that of the last
    /// one.
    pub(super) fn start(remembered: Remembered, keeps_size: bool) -> (Self, Sessions) {
        let (notice, notice_is_failure) = (remembered.notice(), remembered.is_read_only);
        let is_first_start = remembered.is_first_start;
        // Where nothing is kept, saving never fails: it is not tried.
        let failure = notice.clone().filter(|_| remembered.file().is_none());
        let Remembered { newest, sessions, mut keeping, .. } = remembered;
        let preferences = keeping.preferences.clone();
        let (sender, events) = channel();
        let awake: Arc<OnceLock<Context>> = Arc::default();
        let waker = Arc::clone(&awake);
        let tell = move |event| {
            let _ = sender.send(event);
            if let Some(context) = waker.get() {
                context.request_repaint();
            }
        };
        let saver = Saver::start(move |newest: &Snapshot| keeping.save(newest), tell);
        let keeper = Self {
            saver,
            events,
            newest: Arc::new(newest),
            preferences,
            has_begun: false,
            keeps_size,
            passes: 0,
            awake,
            notice,
            notice_is_failure,
            failure,
            is_first_start,
            is_presenting: false,
        };
        (keeper, sessions)
    }

    /// What was remembered.
    pub(super) fn settings(&self) -> &Settings {
        &self.newest.settings
    }

    /// What the window says when it opens.
    pub(super) fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Why what is done is not saved, as long as it is not: a sentence.
    pub(super) fn unsaved(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// What saves, also when the window is gone.
    pub(super) fn saver(&self) -> Saver<Snapshot> {
        self.saver.clone()
    }

    /// Saves what is not saved yet, and waits for it.
    pub(super) fn save(&self) -> Result<(), String> {
        self.saver.save(LONGEST_SAVE)
    }

    /// Hands on the settings as they are now.
    pub(super) fn hand_on(&mut self, settings: &Settings) {
        self.newest = Arc::new(Snapshot { settings: settings.clone(), ..Snapshot::clone(&self.newest) });
        self.saver.keep(Arc::clone(&self.newest));
    }

    /// Hands on the settings with another session, whose document was this when it was read.
    pub(super) fn go_on_with(&mut self, settings: &Settings, origin: Arc<Origin>) {
        self.newest = Arc::new(Snapshot { origin, ..Snapshot::clone(&self.newest) });
        self.hand_on(settings);
    }

    /// Hands on what was put by and was not saved.
    pub(super) fn keep_put_by(&mut self, sessions: &Sessions) {
        self.newest = Arc::new(Snapshot { put_by: sessions.unsaved(), ..Snapshot::clone(&self.newest) });
        self.saver.keep(Arc::clone(&self.newest));
    }

    /// What was handed on last of the window.
    fn window_before(&self) -> &WindowSettings {
        &self.newest.settings.preferences.window
    }

    /// The window as it was.
    pub(super) fn place(&self, viewport: ViewportBuilder) -> ViewportBuilder {
        let window = self.window_before();
        if !self.keeps_size {
            return viewport;
        }
        let viewport = viewport.with_inner_size(window.size);
        match window.position {
            Some(position) => viewport.with_position(position),
            None => viewport,
        }
    }

    /// Gives a window that has just been made the theme and the zoom that it had.
    pub(super) fn dress(&self, context: &Context) {
        let _ = self.awake.set(context.clone());
        dress(context, self.window_before());
    }

    /// Hands on what has changed in a pass, and says in the message line how saving goes. A window that gets the focus takes
    /// over what others changed in the preferences.
    pub(super) fn pass(
        &mut self,
        context: &Context,
        frame: &eframe::Frame,
        settings: &mut Settings,
        message: &mut Option<String>,
    ) {
        self.passes += 1;
        if self.keeps_size {
            self.settle(context, frame);
        }
        settings.preferences.window = self.window(context);
        settings.preferences.keep_within_bounds();
        if context.input(|input| input.events.contains(&Event::WindowFocused(true))) {
            self.take_over(context, settings);
        }
        if !self.has_begun || *settings != self.newest.settings {
            self.has_begun = true;
            self.hand_on(settings);
        }
        for event in self.events.try_iter() {
            match event {
                SaveEvent::Failed(sentence) => {
                    if !std::mem::take(&mut self.notice_is_failure) {
                        *message = Some(sentence.clone());
                    }
                    self.failure = Some(sentence);
                }
                SaveEvent::Works => {
                    let failure = self.failure.take();
                    if failure.is_some() && *message == failure {
                        *message = None;
                    }
                }
            }
        }
    }

    fn take_over(&mut self, context: &Context, settings: &mut Settings) {
        let Some(preferences) = self.preferences.as_ref().and_then(|it| it.take_over(&settings.preferences))
        else {
            return;
        };
        settings.preferences = preferences;
        dress(context, &settings.preferences.window);
        self.newest = Arc::new(Snapshot { round: self.newest.round + 1, ..Snapshot::clone(&self.newest) });
        // What was handed on before is not written any more.
        self.hand_on(settings);
    }

    /// Puts the window, once it is there, back where it can be seen, and makes it as large as it was.
    fn settle(&self, context: &Context, frame: &eframe::Frame) {
        let window = self.window_before();
        if self.passes == 1 && window.position.is_some() && is_away(frame) {
            context.send_viewport_cmd(ViewportCommand::OuterPosition(Pos2::ZERO));
        }
        if self.passes == PASSES_UNSEEN {
            if window.fullscreen {
                context.send_viewport_cmd(ViewportCommand::Fullscreen(true));
            } else if window.maximized {
                context.send_viewport_cmd(ViewportCommand::Maximized(true));
            }
        }
    }

    /// What there is to be remembered of the window.
    fn window(&self, context: &Context) -> WindowSettings {
        let mut window = *self.window_before();
        window.theme = match context.options(|options| options.theme_preference) {
            ThemePreference::System => ThemeChoice::System,
            ThemePreference::Light => ThemeChoice::Light,
            ThemePreference::Dark => ThemeChoice::Dark,
        };
        window.zoom = context.zoom_factor();
        if !self.keeps_size || self.is_presenting || self.passes <= 2 * PASSES_UNSEEN {
            return window;
        }
        let info = context.input(|input| input.viewport().clone());
        window.maximized = info.maximized.unwrap_or(false);
        window.fullscreen = info.fullscreen.unwrap_or(false);
        if window.maximized || window.fullscreen || info.minimized == Some(true) {
            return window;
        }
        // Points are larger with the zoom.
        let whole = |length: f32| (length * window.zoom).round();
        if let Some(inner) = info.inner_rect {
            window.size = [whole(inner.width()), whole(inner.height())];
        }
        window.position = info.outer_rect.map(|it| [whole(it.left()), whole(it.top())]);
        window
    }
}

/// Gives a window this theme and this zoom.
fn dress(context: &Context, window: &WindowSettings) {
    context.set_theme(match window.theme {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark => ThemePreference::Dark,
    });
    context.set_zoom_factor(window.zoom);
}

/// Whether so little of the window is on a screen that it cannot be taken hold of.
fn is_away(frame: &eframe::Frame) -> bool {
    const LEAST: f32 = 64.0;
    let Some(window) = frame.winit_window() else { return false };
    let Ok(position) = window.outer_position() else { return false };
    let (size, place) = (window.outer_size(), pos2(position.x as f32, position.y as f32));
    let own = Rect::from_min_size(place, vec2(size.width as f32, size.height as f32));
    let mut screens = window.available_monitors().map(|it| {
        let (size, place) = (it.size(), it.position());
        Rect::from_min_size(pos2(place.x as f32, place.y as f32), vec2(size.width as f32, size.height as f32))
    });
    !screens.any(|screen| {
        let seen = screen.intersect(own);
        seen.width() >= LEAST && seen.height() >= LEAST
    })
}
