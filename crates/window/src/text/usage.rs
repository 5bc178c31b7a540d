//! How often each character occurs in the identifiers of the text: the statistics that Davis's text leaves to be done.

use bidiscope_report::view::text::TextView;
use bidiscope_url::text::IdentifierCharacterCount;

/// The counts, as long as no more identifiers are found.
#[derive(Default)]
pub(super) struct Usage {
    /// Those of the first identifiers, with the number of these.
    counted: Option<(usize, Vec<IdentifierCharacterCount>)>,
}

impl Usage {
    pub(super) fn of(&mut self, view: &TextView) -> &[IdentifierCharacterCount] {
        let found = view.identifiers.len();
        if self.counted.as_ref().is_none_or(|it| it.0 != found) {
            self.counted = Some((found, view.identifier_character_counts()));
        }
        self.counted.as_ref().map_or(&[], |it| &it.1)
    }
}
