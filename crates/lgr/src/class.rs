//! A named class of code points.

use crate::set::CodePointSet;

/// A named class of code points (RFC 7940, section 6.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodePointClass {
    /// The name.
    pub class_name: String,
    /// The code points.
    pub code_points: CodePointSet,
    /// The comment; `None` where the file has none.
    pub comment: Option<String>,
    /// The identifiers of its references.
    pub reference_ids: Vec<String>,
    /// The element as the file has it.
    pub source_xml: String,
}
