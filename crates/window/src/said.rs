//! What was said on the screen already: no sentence stands there twice.

use std::collections::BTreeSet;

use bidiscope_report::words::escape::plain_text_without_isolates;

/// The sentences of this pass, in the order in which they are read.
#[derive(Default)]
pub(super) struct Said(BTreeSet<String>);

impl Said {
    /// What of a text was not said yet: some of its sentences, all, or none.
    pub(super) fn unsaid(&mut self, text: &str) -> String {
        let sentences = text.split_inclusive(". ").filter(|it| self.is_new(it.trim()));
        sentences.collect::<String>().trim().to_owned()
    }

    /// The same of words with values between isolates.
    pub(super) fn unsaid_words(&mut self, words: &str) -> String {
        let sentences =
            words.split_inclusive(". ").filter(|it| self.is_new(plain_text_without_isolates(it).trim()));
        sentences.collect::<String>().trim().to_owned()
    }

    /// Whether all sentences of these words were said.
    pub(super) fn has_said(&self, words: &str) -> bool {
        words.split_inclusive(". ").all(|it| self.0.contains(plain_text_without_isolates(it).trim()))
    }

    /// Notes a sentence; whether it is new. After a colon there may be one that stands elsewhere by itself.
    fn is_new(&mut self, sentence: &str) -> bool {
        if let Some((_, after)) = sentence.split_once(": ") {
            self.0.insert(after.to_owned());
        }
        self.0.insert(sentence.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::Said;

    #[test]
    fn a_sentence_is_said_once() {
        let mut said = Said::default();
        assert_eq!(
            said.unsaid("Refused: A is no letter. Begin with one."),
            "Refused: A is no letter. Begin with one."
        );
        assert_eq!(said.unsaid("A is no letter. B is none. Begin with one."), "B is none.");
        assert_eq!(said.unsaid("A is no letter."), "");
    }
}
