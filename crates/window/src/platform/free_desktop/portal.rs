//! The portal of a free desktop, where programs ask for what is the desktop's: how it is reached over D-Bus.

use std::time::Duration;

use zbus::connection::Builder;
use zbus::proxy::CacheProperties;
use zbus::{Connection, Proxy};

const SERVICE: &str = "org.freedesktop.portal.Desktop";
/// Where the portal stands on the bus.
pub(super) const PLACE: &str = "/org/freedesktop/portal/desktop";
/// How long the bus and the portal, which it may have to start first, have to take a request.
const PATIENCE: Duration = Duration::from_secs(10);

/// The bus of the user's session.
pub(super) async fn connect() -> zbus::Result<Connection> {
    Builder::session()?.method_timeout(PATIENCE).build().await
}

/// An interface of the portal, or of what it has at a path of its own.
pub(super) async fn proxy(
    connection: &Connection,
    path: String,
    interface: &'static str,
) -> zbus::Result<Proxy<'static>> {
    zbus::proxy::Builder::new(connection)
        .destination(SERVICE)?
        .path(path)?
        .interface(interface)?
        .cache_properties(CacheProperties::No)
        .build()
        .await
}
