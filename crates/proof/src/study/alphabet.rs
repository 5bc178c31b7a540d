//! The classes that a study goes through.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{BidiClass, Character, representative};

/// The classes of a study, each once, in the order that "smallest" goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<BidiClass>", into = "Vec<BidiClass>")]
pub struct Alphabet {
    classes: Vec<BidiClass>,
}

/// Why some classes make no alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AlphabetError {
    /// There are none.
    #[error("a study needs at least one class")]
    Empty,
    /// One is named twice.
    #[error("the class {0} is named twice")]
    Twice(BidiClass),
    /// B ends the paragraph: nothing after it would be in the same line.
    #[error("class B ends the paragraph and cannot be in a name")]
    ParagraphSeparator,
}

impl Alphabet {
    /// The alphabet of these classes.
    ///
    /// # Errors
    /// No class, a class twice, and class B.
    pub fn new(classes: Vec<BidiClass>) -> Result<Self, AlphabetError> {
        let twice = (0..classes.len()).find(|&at| classes[..at].contains(&classes[at]));
        if let Some(at) = twice {
            return Err(AlphabetError::Twice(classes[at]));
        }
        if classes.contains(&BidiClass::B) {
            return Err(AlphabetError::ParagraphSeparator);
        }
        if classes.is_empty() { Err(AlphabetError::Empty) } else { Ok(Self { classes }) }
    }

    /// The seven that the paper's algorithm tells apart: L, AL, R, EN, AN, the hyphen-minus (ES) and
    /// the full stop (CS).
    pub fn paper() -> Self {
        use BidiClass::{AL, AN, CS, EN, ES, L, R};
        Self { classes: vec![L, AL, R, EN, AN, ES, CS] }
    }

    /// The ten that RFC 5893 allows in labels, less BN, which it passes over.
    pub fn rfc5893() -> Self {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R};
        Self { classes: vec![L, R, AL, EN, AN, ES, CS, ET, ON, NSM] }
    }

    /// The classes.
    pub fn classes(&self) -> &[BidiClass] {
        &self.classes
    }

    /// The characters that stand for the classes, in the same order.
    pub fn characters(&self) -> Vec<Character> {
        self.classes.iter().map(|&class| representative(class)).collect()
    }
}

impl Default for Alphabet {
    fn default() -> Self {
        Self::paper()
    }
}

impl TryFrom<Vec<BidiClass>> for Alphabet {
    type Error = AlphabetError;

    fn try_from(classes: Vec<BidiClass>) -> Result<Self, AlphabetError> {
        Self::new(classes)
    }
}

impl From<Alphabet> for Vec<BidiClass> {
    fn from(alphabet: Alphabet) -> Self {
        alphabet.classes
    }
}

#[cfg(test)]
mod tests {
    use super::{Alphabet, AlphabetError};
    use bidiscope_bidi::name::BidiClass;

    #[test]
    fn what_is_no_alphabet() {
        use BidiClass::{B, L, R};
        assert_eq!(Alphabet::new(vec![]), Err(AlphabetError::Empty));
        assert_eq!(Alphabet::new(vec![L, R, L]), Err(AlphabetError::Twice(L)));
        assert_eq!(Alphabet::new(vec![L, B]), Err(AlphabetError::ParagraphSeparator));
        assert_eq!(Alphabet::new(Alphabet::paper().into()), Ok(Alphabet::paper()));
    }
}
