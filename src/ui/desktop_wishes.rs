//! What the user has asked of the whole desktop: that nothing moves by itself, and how large words are.

use eframe::egui::Context;
use futures_lite::{StreamExt, future};
use mundy::{Interest, Preferences};

use super::beside::{Beside, News};

/// A wish of the user's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DesktopWish {
    /// Whether nothing is to move by itself.
    StandStill(bool),
    /// How much larger than usual words are to be.
    TextScale(f32),
}

/// Listens to the desktop.
pub struct DesktopWishes {
    heard: Vec<Beside<DesktopWish>>,
}

impl DesktopWishes {
    /// Begins to listen: to how things move as long as the window is open; to how large words are where it `asks_for_size`,
    /// and where the window's own system of points does not hold that already. Where there is no thread for it, or no
    /// desktop, nothing is ever heard.
    pub fn listen(context: &Context, asks_for_size: bool) -> Self {
        // On a Mac it is begun on the main thread.
        let mut changes = Preferences::stream(Interest::ReducedMotion);
        let motion = Beside::begin_long("desktop motion", context, move |hand| {
            while let Some(now) = future::block_on(changes.next()) {
                if !hand(DesktopWish::StandStill(now.reduced_motion.is_reduce())) {
                    break;
                }
            }
        });
        let size = (asks_for_size && is_wayland()).then(|| {
            Beside::begin_long("desktop text", context, |hand| {
                if let Some(scale) = text_scale().filter(|it| SCALES.contains(it)) {
                    hand(DesktopWish::TextScale(scale));
                }
            })
        });
        Self { heard: motion.into_iter().chain(size.flatten()).collect() }
    }

    /// What was heard since this was asked last.
    pub fn news(&self) -> impl Iterator<Item = DesktopWish> {
        self.heard.iter().flat_map(|it| {
            std::iter::from_fn(|| match it.news() {
                News::Made(wish) => Some(wish),
                News::Nothing | News::Done | News::Broken(_) => None,
            })
        })
    }
}

/// How much larger words can be asked to be.
const SCALES: std::ops::RangeInclusive<f32> = 0.5..=3.0;

/// Whether the window stands on Wayland, as winit decides it. On X11 the size of words is in `Xft.dpi`, by which winit goes.
fn is_wayland() -> bool {
    let is_named = |name| std::env::var_os(name).is_some_and(|it| !it.is_empty());
    cfg!(all(unix, not(target_os = "macos"))) && (is_named("WAYLAND_DISPLAY") || is_named("WAYLAND_SOCKET"))
}

/// `org.gnome.desktop.interface text-scaling-factor`, as the portal's Settings tell it, version 1 and later.
///
/// <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html>
#[cfg(all(unix, not(target_os = "macos")))]
fn text_scale() -> Option<f32> {
    use std::collections::HashMap;

    use zbus::zvariant::OwnedValue;

    use super::portal::{PLACE, connect, proxy};

    const SETTINGS: &str = "org.freedesktop.portal.Settings";
    const INTERFACE: &str = "org.gnome.desktop.interface";
    let asked = async {
        let connection = connect().await?;
        let settings = proxy(&connection, PLACE.to_owned(), SETTINGS).await?;
        settings
            .call::<_, _, HashMap<String, HashMap<String, OwnedValue>>>("ReadAll", &(vec![INTERFACE],))
            .await
    };
    let told = future::block_on(asked).ok()?;
    let scale = told.get(INTERFACE)?.get("text-scaling-factor")?;
    f64::try_from(scale).ok().map(|it| it as f32)
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn text_scale() -> Option<f32> {
    None
}
