//! Reading settings that may be damaged: what cannot be read is left out and named, and all else is kept.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The most keys and items that are tried one by one. Settings that the program wrote have a few thousand; without a
/// bound a file that is made to be slow could be.
const MAX_TRIED: usize = 10_000;

/// What stands in a name for a key that is not shown.
pub(super) const UNKNOWN: &str = "\u{2026}";

/// Reads a value in which every key may be missing. Gives it with the names of the parts that could not be read, or
/// that `is_valid` refuses; they are then missing. `None` where the value can have no parts, as a number.
///
/// Each part of what cannot be read is tried by itself. So a key of a struct that may lack keys, or an item of a list, is
/// lost alone; what needs several keys, such as the results of a study, is read or lost as a whole.
pub(super) fn read<T: DeserializeOwned>(value: Value, is_valid: fn(&T) -> bool) -> (Option<T>, Vec<String>) {
    let mut parts = Parts { is_valid, place: Vec::new(), lost: Vec::new(), left: MAX_TRIED };
    let readable = parts.readable(value);
    (readable.and_then(|it| serde_json::from_value(it).ok()), parts.lost)
}

/// Where a part is in what it is a part of.
enum Step {
    Key(String),
    Item,
}

/// Looks for the parts that can be read.
struct Parts<T> {
    is_valid: fn(&T) -> bool,
    /// Where the part is that is tried.
    place: Vec<Step>,
    /// The names of those that cannot be read.
    lost: Vec<String>,
    /// How many may still be tried.
    left: usize,
}

impl<T: DeserializeOwned> Parts<T> {
    /// What can be read of a part; `None` where that is nothing.
    fn readable(&mut self, part: Value) -> Option<Value> {
        if self.is_readable(&part) {
            return Some(part);
        }
        let lost_before = self.lost.len();
        let kept = match part {
            Value::Object(fields) if self.may_try(fields.len(), &json!({})) => {
                let field = |(key, field)| {
                    let kept = self.readable_within(Step::Key(String::clone(&key)), field);
                    kept.map(|kept| (key, kept))
                };
                Some(Value::Object(fields.into_iter().filter_map(field).collect()))
            }
            Value::Array(items) if self.may_try(items.len(), &json!([])) => {
                let item = |item| self.readable_within(Step::Item, item);
                Some(Value::Array(items.into_iter().filter_map(item).collect()))
            }
            _ => None,
        };
        // Parts that can each be read by themselves may contradict each other.
        let kept = kept.filter(|it| self.is_readable(it));
        if kept.is_none() {
            self.lost.truncate(lost_before);
            let name = self.name();
            if !self.lost.contains(&name) {
                self.lost.push(name);
            }
        }
        kept
    }

    fn readable_within(&mut self, step: Step, part: Value) -> Option<Value> {
        self.place.push(step);
        let kept = self.readable(part);
        self.place.pop();
        kept
    }

    /// Whether so many parts may be tried, which is only worth it where all of them may be missing.
    fn may_try(&mut self, count: usize, without_parts: &Value) -> bool {
        let may = count <= self.left && self.is_readable(without_parts);
        self.left -= if may { count } else { 0 };
        may
    }

    /// Whether a part can be read where it is, with nothing beside it.
    fn is_readable(&self, part: &Value) -> bool {
        let within = |part, step: &Step| match step {
            Step::Key(key) => json!({ key: part }),
            Step::Item => json!([part]),
        };
        let whole = self.place.iter().rev().fold(part.clone(), within);
        serde_json::from_value(whole).is_ok_and(|it| (self.is_valid)(&it))
    }

    /// The keys that lead to the part, or to the list that it is in. A key that is not one of settings may be anything,
    /// and is not shown.
    fn name(&self) -> String {
        let is_plain = |key: &str| key.bytes().all(|it| it.is_ascii_lowercase() || it == b'_');
        let keys = self.place.iter().map_while(|step| match step {
            Step::Key(key) => Some(if is_plain(key) { key.as_str() } else { UNKNOWN }),
            Step::Item => None,
        });
        keys.collect::<Vec<_>>().join(".")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::{Value, json};

    use super::{MAX_TRIED, read};

    #[derive(Deserialize, PartialEq, Debug, Default)]
    #[serde(default)]
    struct Settings {
        number: u8,
        inner: Option<Box<Self>>,
        list: Vec<u8>,
        map: BTreeMap<String, u8>,
        point: Option<Point>,
    }

    /// All of it or nothing.
    #[derive(Deserialize, PartialEq, Debug)]
    struct Point {
        x: u8,
        y: u8,
    }

    fn check(value: &Value, expected: Settings, lost: &str) {
        let (read, names) = read(value.clone(), |it: &Settings| it.number < 100);
        assert_eq!((read, names.join(" ").as_str()), (Some(expected), lost), "{value}");
    }

    #[test]
    fn what_cannot_be_read_is_lost_alone() {
        let first = Settings::default;
        check(&json!({ "number": 1, "list": [2] }), Settings { number: 1, list: vec![2], ..first() }, "");
        check(&json!({ "number": "1", "list": [2] }), Settings { list: vec![2], ..first() }, "number");
        check(&json!({ "number": 100, "list": [2] }), Settings { list: vec![2], ..first() }, "number");
        check(&json!({ "list": [1, "2", 3, 400] }), Settings { list: vec![1, 3], ..first() }, "list");
        let inner = Some(Box::new(Settings { number: 3, ..first() }));
        let value = json!({ "inner": { "list": 1, "number": 3, "map": {} }, "later": 1 });
        check(&value, Settings { inner, ..first() }, "inner.list");
        let map = BTreeMap::from([("a b".to_owned(), 1)]);
        check(&json!({ "map": { "a b": 1, "c d": -1 } }), Settings { map, ..first() }, "map.\u{2026}");
    }

    #[test]
    fn what_needs_all_its_parts_is_lost_as_a_whole() {
        let value = json!({ "number": 1, "point": { "x": 1, "y": -1 } });
        check(&value, Settings { number: 1, ..Settings::default() }, "point");
    }

    #[test]
    fn there_is_a_bound_on_what_is_tried() {
        let most = vec![json!(-1); MAX_TRIED - 1];
        check(&json!({ "list": most }), Settings::default(), "list");
        let nested = vec![json!({ "list": vec![-1; 1_000] }); 1_000];
        check(&json!({ "list": nested, "number": 1 }), Settings { number: 1, ..Settings::default() }, "list");
    }

    #[test]
    fn what_has_no_parts_is_not_read() {
        let (read, lost) = read(json!(3), |_: &Settings| true);
        assert_eq!((read, lost), (None, vec![String::new()]));
    }
}
