//! How what is chosen for the panes is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

use bidiscope_present::view::PaneSettings;

/// Reads what is chosen for the panes. [`PaneSettings`] take any key; here one that a newer version wrote is refused, so
/// that it is told and kept in the backup.
pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PaneSettings, D::Error> {
    let fields = Map::<String, Value>::deserialize(deserializer)?;
    let known = json!(PaneSettings::default());
    if fields.keys().any(|key| known.get(key).is_none()) {
        return Err(D::Error::custom("unknown key"));
    }
    serde_json::from_value(Value::Object(fields)).map_err(D::Error::custom)
}
