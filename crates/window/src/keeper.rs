//! Keeping what the window remembers while it is open.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use eframe::egui::{Context, Pos2, Rect, ThemePreference, ViewportBuilder, ViewportCommand, pos2, vec2};

use super::remembered::Remembered;
use super::settings::{Document, Settings, ThemeChoice, WindowSettings};
use super::store::{SaveEvent, Saver};

/// How long the end of the program waits for a disk.
pub(super) const LONGEST_SAVE: Duration = Duration::from_secs(10);

/// How many passes the window has before it is made as large as it was: the first ones are drawn before
/// it is seen, and desktops ask nothing of a window that is not seen.
const PASSES_UNSEEN: u32 = 2;

/// Hands on what is to be remembered whenever it has changed.
pub(super) struct Keeper {
    saver: Saver<Document>,
    events: Receiver<SaveEvent>,
    /// What was handed on last; at first what was remembered.
    newest: Arc<Document>,
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
    /// Begins to keep what was remembered. A window whose size was asked for keeps that of the last one.
    pub(super) fn start(remembered: Remembered, keeps_size: bool) -> Self {
        let (notice, notice_is_failure) = (remembered.notice(), remembered.is_read_only);
        let is_first_start = remembered.is_first_start;
        // Where nothing is kept, saving never fails: it is not tried.
        let failure = notice.clone().filter(|_| remembered.file().is_none());
        let newest = Arc::new(remembered.document.clone());
        let mut keeping = remembered.into_keeping();
        let (sender, events) = channel();
        let awake: Arc<OnceLock<Context>> = Arc::default();
        let waker = Arc::clone(&awake);
        let tell = move |event| {
            let _ = sender.send(event);
            if let Some(context) = waker.get() {
                context.request_repaint();
            }
        };
        let saver = Saver::start(move |document: &Document| keeping.save(document), tell);
        Self {
            saver,
            events,
            newest,
            has_begun: false,
            keeps_size,
            passes: 0,
            awake,
            notice,
            notice_is_failure,
            failure,
            is_first_start,
            is_presenting: false,
        }
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
    pub(super) fn saver(&self) -> Saver<Document> {
        self.saver.clone()
    }

    /// Saves what is not saved yet, and waits for it.
    pub(super) fn save(&self) -> Result<(), String> {
        self.saver.save(LONGEST_SAVE)
    }

    /// Hands on the settings after a fault of the program, whatever the window has become.
    pub(super) fn rescue(&mut self, settings: &Settings) {
        self.newest = Arc::new(Document { settings: settings.clone(), window: self.newest.window });
        self.saver.keep(Arc::clone(&self.newest));
    }

    /// The window as it was.
    pub(super) fn place(&self, viewport: ViewportBuilder) -> ViewportBuilder {
        let window = &self.newest.window;
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
        context.set_theme(match self.newest.window.theme {
            ThemeChoice::System => ThemePreference::System,
            ThemeChoice::Light => ThemePreference::Light,
            ThemeChoice::Dark => ThemePreference::Dark,
        });
        context.set_zoom_factor(self.newest.window.zoom);
    }

    /// Hands on what has changed in a pass, and says in the message line how saving goes.
    pub(super) fn pass(
        &mut self,
        context: &Context,
        frame: &eframe::Frame,
        settings: &Settings,
        message: &mut Option<String>,
    ) {
        self.passes += 1;
        if self.keeps_size {
            self.settle(context, frame);
        }
        let window = self.window(context);
        if !self.has_begun || window != self.newest.window || *settings != self.newest.settings {
            self.has_begun = true;
            self.newest = Arc::new(Document { settings: settings.clone(), window });
            self.saver.keep(Arc::clone(&self.newest));
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

    /// Puts the window, once it is there, back where it can be seen, and makes it as large as it was.
    fn settle(&self, context: &Context, frame: &eframe::Frame) {
        let window = &self.newest.window;
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
        let mut window = self.newest.window;
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
