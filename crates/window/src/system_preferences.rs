//! The user's preferences for the whole desktop: reduced motion and the size of text.

use eframe::egui::Context;
use futures_lite::{StreamExt, future};
use mundy::{Interest, Preferences};

use super::background_task::{BackgroundTask, TaskEvent};

/// A preference of the desktop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SystemPreference {
    /// Whether nothing may move by itself.
    ReducedMotion(bool),
    /// How much larger than usual text is, 1 for the usual size.
    TextScale(f32),
}

/// Listens to the desktop.
pub struct SystemPreferences {
    heard: Vec<BackgroundTask<SystemPreference>>,
}

impl SystemPreferences {
    /// Begins to listen: to how things move until the program ends, and once to how large words are, where it
    /// `asks_for_size`. A desktop that says nothing of movement lets things move, and where there is no thread to listen
    /// in, nothing is ever heard. On other systems than Linux, Windows and macOS movement is not heard of.
    pub fn listen(context: &Context, asks_for_size: bool) -> Self {
        // On a Mac it is begun on the main thread.
        let mut changes = Preferences::stream(Interest::ReducedMotion);
        let motion = BackgroundTask::begin_long("desktop motion", context, move |emit| {
            while let Some(now) = future::block_on(changes.next()) {
                if !emit(SystemPreference::ReducedMotion(now.reduced_motion.is_reduce())) {
                    break;
                }
            }
        });
        let size = asks_for_size.then(|| {
            BackgroundTask::begin_long("desktop text", context, |emit| {
                if let Some(scale) = text_scale() {
                    emit(SystemPreference::TextScale(scale));
                }
            })
        });
        Self { heard: motion.into_iter().chain(size.flatten()).collect() }
    }

    /// What has changed since this was asked last.
    pub fn changes(&self) -> impl Iterator<Item = SystemPreference> {
        self.heard.iter().flat_map(|it| {
            std::iter::from_fn(|| match it.next_event() {
                TaskEvent::Output(preference) => Some(preference),
                TaskEvent::Pending | TaskEvent::Finished | TaskEvent::Panicked(_) => None,
            })
        })
    }
}

/// How much larger words can be asked to be.
const SCALES: std::ops::RangeInclusive<f32> = 0.5..=3.0;

/// `org.gnome.desktop.interface text-scaling-factor`, as the portal's Settings tell it, version 1 and later.
///
/// <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html>
#[cfg(all(unix, not(target_os = "macos")))]
fn text_scale() -> Option<f32> {
    use super::portal::{PLACE, connect, proxy};

    const SETTINGS: &str = "org.freedesktop.portal.Settings";
    let asked = async {
        let connection = connect().await?;
        let settings = proxy(&connection, PLACE.to_owned(), SETTINGS).await?;
        settings.call::<_, _, PortalSettings>("ReadAll", &(vec![INTERFACE],)).await
    };
    scale_of(&future::block_on(asked).ok()?)
}

/// What is set, by its name in its group.
#[cfg(all(unix, not(target_os = "macos")))]
type PortalSettings =
    std::collections::HashMap<String, std::collections::HashMap<String, zbus::zvariant::OwnedValue>>;
#[cfg(all(unix, not(target_os = "macos")))]
const INTERFACE: &str = "org.gnome.desktop.interface";

#[cfg(all(unix, not(target_os = "macos")))]
fn scale_of(text: &PortalSettings) -> Option<f32> {
    let scale = text.get(INTERFACE)?.get("text-scaling-factor")?;
    f64::try_from(scale).ok().map(|it| it as f32).filter(|it| SCALES.contains(it))
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn text_scale() -> Option<f32> {
    None
}

#[cfg(all(unix, not(target_os = "macos")))]
#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use zbus::zvariant::OwnedValue;

    use super::{INTERFACE, scale_of};

    #[test]
    fn a_size_that_can_be_read_and_used_is_heard() {
        let text = |group: &str, key: &str, value: OwnedValue| {
            scale_of(&HashMap::from([(group.to_owned(), HashMap::from([(key.to_owned(), value)]))]))
        };
        let scale = |scale: f64| text(INTERFACE, "text-scaling-factor", scale.into());
        assert_eq!([0.5, 1.25, 3.0].map(scale), [Some(0.5), Some(1.25), Some(3.0)]);
        for useless in [0.0, -1.0, 0.49, 3.01, 400.0, f64::NAN, f64::INFINITY] {
            assert_eq!(scale(useless), None, "{useless}");
        }
        assert_eq!(text(INTERFACE, "text-scaling-factor", true.into()), None);
        assert_eq!(text(INTERFACE, "cursor-size", 1.5.into()), None);
        assert_eq!(text("org.gnome.desktop", "text-scaling-factor", 1.5.into()), None);
        assert_eq!(scale_of(&HashMap::new()), None);
    }
}
