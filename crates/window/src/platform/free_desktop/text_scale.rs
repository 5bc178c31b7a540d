//! How large the user wants text, as the desktop's portal tells it.

use std::collections::HashMap;

use futures_lite::future;
use zbus::zvariant::OwnedValue;

use super::portal::{PLACE, connect, proxy};

/// How much larger words can be asked to be.
const SCALES: std::ops::RangeInclusive<f32> = 0.5..=3.0;

/// `org.gnome.desktop.interface text-scaling-factor`, as the portal's Settings tell it, version 1 and later.
///
/// <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html>
pub(crate) fn text_scale() -> Option<f32> {
    const SETTINGS: &str = "org.freedesktop.portal.Settings";
    let asked = async {
        let connection = connect().await?;
        let settings = proxy(&connection, PLACE.to_owned(), SETTINGS).await?;
        settings.call::<_, _, PortalSettings>("ReadAll", &(vec![INTERFACE],)).await
    };
    scale_of(&future::block_on(asked).ok()?)
}

/// What is set, by its name in its group.
type PortalSettings = HashMap<String, HashMap<String, OwnedValue>>;
const INTERFACE: &str = "org.gnome.desktop.interface";

fn scale_of(text: &PortalSettings) -> Option<f32> {
    let scale = text.get(INTERFACE)?.get("text-scaling-factor")?;
    f64::try_from(scale).ok().map(|it| it as f32).filter(|it| SCALES.contains(it))
}

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
