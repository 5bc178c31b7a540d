//! The A-labels of a name.

use bidiscope_bidi::name::{a_label, text_of};

use super::BatchAnalyzer;

impl BatchAnalyzer {
    /// The A-label of the label at this index, from 0: the label itself where it is ASCII, otherwise `xn--` and
    /// its Punycode, whether or not the label is valid. `None` where it would be longer than 63 octets, or
    /// where there is no such label.
    pub fn a_label_within_63_octets(&self, label_index: usize) -> Option<String> {
        let range = self.current_name_labels().get(label_index)?.character_range.clone();
        a_label::encode_a_label(&text_of(&self.current_input_characters()[range])).ok()
    }

    /// The A-label from which the label at this index, from 0, was decoded, as typed, where it differs from
    /// [`BatchAnalyzer::a_label_within_63_octets`] in more than the case of letters: it decodes to the label, but the label
    /// does not encode to it (RFC 5891, section 5.3). `None` for every other label.
    pub fn noncanonical_a_label(&self, label_index: usize) -> Option<&str> {
        let read = self.reader.a_label_as_typed(label_index)?;
        let text = text_of(
            &self.current_input_characters()[self.current_name_labels()[label_index].character_range.clone()],
        );
        // What cannot be decoded is the label itself.
        let is_noncanonical = |own: String| a_label::is_noncanonical_a_label(read, &own);
        (read != text && a_label::encode_a_label(&text).is_ok_and(is_noncanonical)).then_some(read)
    }
}
