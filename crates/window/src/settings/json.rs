//! JSON as it is written and read, whatever stands in it.

use serde::Serialize;
use serde_json::Value;

/// A value as JSON, with numbers as they are written.
pub(crate) fn json_of(value: &impl Serialize) -> Value {
    // Only a map with keys that are no strings cannot be written, and there is none.
    serde_json::to_vec(value).and_then(|it| serde_json::from_slice(&it)).unwrap_or_default()
}

/// What stands in a file, as a JSON object.
pub(crate) fn read_json(bytes: &[u8]) -> serde_json::Result<Value> {
    // Some editors put a byte order mark there.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    serde_json::from_slice(bytes).map(Value::Object)
}
