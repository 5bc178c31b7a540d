//! The bidi classes that the sequences of a study are made of.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::{BidiClass, Character, representative};

/// The classes of a study, each once. Their order decides which counterexamples count as smallest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<BidiClass>", into = "Vec<BidiClass>")]
pub struct StudyAlphabet {
    classes: Vec<BidiClass>,
}

/// Why a list of classes is not accepted as an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyAlphabetError {
    /// The list is empty.
    #[error("a study needs at least one class")]
    Empty,
    /// A class is listed twice.
    #[error("the class {0} is named twice")]
    Duplicate(BidiClass),
    /// The list contains class B, which ends the paragraph (rule P1).
    #[error("class B ends the paragraph and cannot be in a name")]
    ParagraphSeparator,
}

impl StudyAlphabet {
    /// Makes an alphabet of these classes.
    ///
    /// # Errors
    /// The list is empty, or has a class twice, or contains class B.
    pub fn new(classes: Vec<BidiClass>) -> Result<Self, StudyAlphabetError> {
        let twice = (0..classes.len()).find(|&at| classes[..at].contains(&classes[at]));
        if let Some(at) = twice {
            return Err(StudyAlphabetError::Duplicate(classes[at]));
        }
        if classes.contains(&BidiClass::B) {
            return Err(StudyAlphabetError::ParagraphSeparator);
        }
        if classes.is_empty() { Err(StudyAlphabetError::Empty) } else { Ok(Self { classes }) }
    }

    /// The seven classes that the algorithm of Atkin, Stansifer and Alsharif (2001) distinguishes: L, AL, R,
    /// EN, AN, ES (the hyphen-minus) and CS (the full stop).
    pub fn atkin2001() -> Self {
        use BidiClass::{AL, AN, CS, EN, ES, L, R};
        Self { classes: vec![L, AL, R, EN, AN, ES, CS] }
    }

    /// The ten classes that the Bidi rule (RFC 5893 section 2) allows in labels, without BN.
    pub fn rfc5893() -> Self {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R};
        Self { classes: vec![L, R, AL, EN, AN, ES, CS, ET, ON, NSM] }
    }

    /// The classes, in their order.
    pub fn classes(&self) -> &[BidiClass] {
        &self.classes
    }

    /// One representative character for each class, in the same order.
    pub fn characters(&self) -> Vec<Character> {
        self.classes.iter().map(|&class| representative(class)).collect()
    }
}

impl Default for StudyAlphabet {
    fn default() -> Self {
        Self::atkin2001()
    }
}

impl TryFrom<Vec<BidiClass>> for StudyAlphabet {
    type Error = StudyAlphabetError;

    fn try_from(classes: Vec<BidiClass>) -> Result<Self, StudyAlphabetError> {
        Self::new(classes)
    }
}

impl From<StudyAlphabet> for Vec<BidiClass> {
    fn from(alphabet: StudyAlphabet) -> Self {
        alphabet.classes
    }
}

#[cfg(test)]
mod tests {
    use super::{StudyAlphabet, StudyAlphabetError};
    use bidiscope_bidi::name::BidiClass;

    #[test]
    fn what_is_no_alphabet() {
        use BidiClass::{B, L, R};
        assert_eq!(StudyAlphabet::new(vec![]), Err(StudyAlphabetError::Empty));
        assert_eq!(StudyAlphabet::new(vec![L, R, L]), Err(StudyAlphabetError::Duplicate(L)));
        assert_eq!(StudyAlphabet::new(vec![L, B]), Err(StudyAlphabetError::ParagraphSeparator));
        assert_eq!(StudyAlphabet::new(StudyAlphabet::atkin2001().into()), Ok(StudyAlphabet::atkin2001()));
    }
}
