//! JSON that others change too, and that later versions of the program have more keys in.

use serde_json::{Map, Value};

/// What becomes of `theirs` when what changed from `base` to `ours` is changed in it, key by key. Keys that neither `base`
/// nor `ours` has stay as they are.
pub(crate) fn merge(base: &Value, ours: &Value, theirs: Value) -> Value {
    if base == ours {
        return theirs;
    }
    let (Value::Object(ours), Value::Object(mut theirs)) = (ours, theirs) else { return ours.clone() };
    let nothing = Map::new();
    let base = base.as_object().unwrap_or(&nothing);
    for key in base.keys().chain(ours.keys()) {
        let (before, now) = (base.get(key), ours.get(key));
        if before == now {
            continue;
        }
        match (now, theirs.remove(key)) {
            (Some(now), Some(theirs_there)) => {
                let merged = merge(before.unwrap_or(&Value::Null), now, theirs_there);
                theirs.insert(key.clone(), merged);
            }
            (Some(now), None) => drop(theirs.insert(key.clone(), now.clone())),
            (None, _) => {}
        }
    }
    Value::Object(theirs)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::merge;

    fn values() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![Just(Value::Null), (0..3).prop_map(|it| json!(it))];
        leaf.prop_recursive(3, 16, 3, |inner| {
            prop::collection::btree_map("[abc]", inner, 0..3)
                .prop_map(|it| Value::Object(it.into_iter().collect()))
        })
    }

    proptest! {
        #[test]
        fn what_one_side_changed_is_there_and_the_other_side_too(base in values(), ours in values(), theirs in values()) {
            prop_assert_eq!(&merge(&base, &base, theirs.clone()), &theirs);
            prop_assert_eq!(&merge(&base, &ours, base.clone()), &ours);
            prop_assert_eq!(&merge(&base, &ours, ours.clone()), &ours);
            // Done once more, nothing changes.
            let merged = merge(&base, &ours, theirs);
            prop_assert_eq!(&merge(&base, &ours, merged.clone()), &merged);
        }
    }

    #[test]
    fn changes_of_different_keys_do_not_touch_each_other() {
        let base = json!({ "window": { "zoom": 1.0, "theme": "system" }, "gone": 1 });
        let ours = json!({ "window": { "zoom": 2.0, "theme": "system" } });
        let theirs = json!({ "window": { "zoom": 1.0, "theme": "dark", "later": 3 }, "gone": 1, "new": [1] });
        let merged = json!({ "window": { "zoom": 2.0, "theme": "dark", "later": 3 }, "new": [1] });
        assert_eq!(merge(&base, &ours, theirs), merged);
    }
}
