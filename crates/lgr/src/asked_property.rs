//! The Unicode properties that classes of rulesets are made by.

/// A property that classes of rulesets are made by, as far as its changes are known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum AskedProperty {
    /// General_Category.
    Category,
    /// Script.
    Script,
    /// Joining_Type.
    JoiningType,
    /// Bidi_Class.
    BidiClass,
    /// One that never changes: Canonical_Combining_Class (Unicode's stability policy).
    Stable,
    /// Any other.
    Other,
}

impl AskedProperty {
    /// The property of a class, as `gc:Mn`.
    pub(crate) fn of(property: &str) -> Self {
        let name = property.split(':').next().unwrap_or_default();
        let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        match plain.to_ascii_lowercase().as_str() {
            "gc" | "generalcategory" => Self::Category,
            "sc" | "script" => Self::Script,
            "jt" | "joiningtype" => Self::JoiningType,
            "bc" | "bidiclass" => Self::BidiClass,
            "ccc" | "canonicalcombiningclass" => Self::Stable,
            _ => Self::Other,
        }
    }
}
