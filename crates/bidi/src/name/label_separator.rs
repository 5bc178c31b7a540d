//! The characters that separate labels.

/// The four characters that separate labels (UTS #46 section 2.3): the full stop, the fullwidth full
/// stop, the ideographic full stop and its halfwidth form.
pub const LABEL_SEPARATORS: [char; 4] = ['.', '\u{FF0E}', '\u{3002}', '\u{FF61}'];

/// Whether the character separates labels: one of [`LABEL_SEPARATORS`].
pub const fn is_label_separator(scalar: char) -> bool {
    // Called for every character of every name: the first two comparisons decide most.
    scalar == '.' || scalar >= '\u{3002}' && matches!(scalar, '\u{3002}' | '\u{FF0E}' | '\u{FF61}')
}

#[cfg(test)]
mod tests {
    use super::{LABEL_SEPARATORS, is_label_separator};

    #[test]
    fn the_separators_are_those_of_the_list() {
        assert!(('\0'..=char::MAX).filter(|&it| is_label_separator(it)).eq(LABEL_SEPARATORS_IN_ORDER));
        assert!(LABEL_SEPARATORS_IN_ORDER.iter().all(|it| LABEL_SEPARATORS.contains(it)));
    }

    const LABEL_SEPARATORS_IN_ORDER: [char; 4] = ['.', '\u{3002}', '\u{FF0E}', '\u{FF61}'];
}
