//! The formats in which a name is copied. All are in logical order, never in display order.

use crate::enum_with_ids;
use crate::name::{Input, code_point};

use super::isolates::LabelIsolate;
use super::{Direction, Strategy, components, isolates};

enum_with_ids! {
    /// The format in which a name is copied to the clipboard or printed.
    pub enum NameCopyFormat {
        /// The characters in logical order.
        LogicalOrder = "logical";
        /// `U+05D0 U+002E U+0063`.
        CodePoints = "code-points";
        /// A C string literal: ASCII, the rest as `\u05D0` or `\U0001E900` (C11 section 6.4.3), controls in octal as
        /// `\177`.
        CStringLiteral = "c";
        /// A string literal of Rust or JavaScript (ECMAScript 2015, section 11.8.4): ASCII, the rest as `\u{5D0}`.
        RustStringLiteral = "rust";
        /// A JSON string: ASCII, the rest as `\u05d0`.
        JsonString = "json";
        /// HTML text: ASCII, the rest as `&#x5D0;`.
        HtmlText = "html-text";
        /// The name as the DNS carries it.
        ALabels = "a-labels";
        /// With the controls that Dürst's section 4.3 inserts in a left-to-right context.
        DuerstControlsLeftToRight = "durst";
        /// With the controls that Dürst's section 4.3 inserts in a right-to-left context.
        DuerstControlsRightToLeft = "durst-right-to-left";
        /// With the controls of Davis's construction, in constant order.
        DavisControls = "davis";
        /// With left-to-right isolates around the name and each label.
        LabelIsolates = "isolates";
        /// The same isolates as `bdi` elements.
        LabelIsolatesHtml = "isolates-html";
    }
}

/// The DNS has no form of it: it has no domain name, or the name or a label is too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no domain name that is short enough for the DNS")]
pub struct NoALabelForm;

impl NameCopyFormat {
    /// The name in this format.
    ///
    /// # Errors
    /// As A-labels, where [`Input::ascii_name_within_limits`] is `None`. The other formats write every name.
    pub fn text_of_name(self, input: &Input) -> Result<String, NoALabelForm> {
        let characters = input.characters();
        let scalars = || characters.iter().map(|it| it.scalar);
        let with_insertions_of = |strategy: Strategy| {
            strategy.insertion_plan(characters).unwrap_or_default().text_with_insertions(characters)
        };
        Ok(match self {
            Self::LogicalOrder => input.decoded_text(),
            Self::CodePoints => scalars().map(code_point).collect::<Vec<_>>().join(" "),
            Self::CStringLiteral => format!("\"{}\"", scalars().map(escaped_for_c).collect::<String>()),
            Self::RustStringLiteral => format!("\"{}\"", scalars().map(escaped_for_rust).collect::<String>()),
            Self::JsonString => format!("\"{}\"", scalars().map(escaped_for_json).collect::<String>()),
            Self::HtmlText => scalars().map(escaped_for_html).collect(),
            Self::ALabels => input.ascii_name_within_limits().ok_or(NoALabelForm)?,
            Self::DuerstControlsLeftToRight => {
                components::duerst_control_insertions(characters, Direction::LeftToRight)
                    .text_with_insertions(characters)
            }
            Self::DuerstControlsRightToLeft => {
                components::duerst_control_insertions(characters, Direction::RightToLeft)
                    .text_with_insertions(characters)
            }
            Self::DavisControls => with_insertions_of(Strategy::Fields),
            Self::LabelIsolates => with_insertions_of(Strategy::Isolates),
            Self::LabelIsolatesHtml => isolates::html_with_isolates(characters, LabelIsolate::LeftToRight),
        })
    }
}

fn escaped_for_c(scalar: char) -> String {
    match scalar {
        // Two question marks could begin a trigraph.
        '"' | '\\' | '?' => format!("\\{scalar}"),
        ' '..='~' => scalar.to_string(),
        // Universal character names begin at U+00A0; an octal escape has at most three digits.
        ..'\u{80}' => format!("\\{:03o}", u32::from(scalar)),
        '\u{80}'..'\u{A0}' => {
            scalar.encode_utf8(&mut [0; 4]).bytes().map(|it| format!("\\{it:03o}")).collect()
        }
        ..='\u{FFFF}' => format!("\\u{:04X}", u32::from(scalar)),
        _ => format!("\\U{:08X}", u32::from(scalar)),
    }
}

fn escaped_for_rust(scalar: char) -> String {
    match scalar {
        '"' | '\\' => format!("\\{scalar}"),
        ' '..='~' => scalar.to_string(),
        _ => format!("\\u{{{:X}}}", u32::from(scalar)),
    }
}

fn escaped_for_json(scalar: char) -> String {
    match scalar {
        '"' | '\\' => format!("\\{scalar}"),
        ' '..='~' => scalar.to_string(),
        _ => scalar.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect(),
    }
}

fn escaped_for_html(scalar: char) -> String {
    match scalar {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#x27;".to_owned(),
        ' '..='~' => scalar.to_string(),
        _ => format!("&#x{};", &code_point(scalar)[2..]),
    }
}

#[cfg(test)]
mod tests {
    use super::NameCopyFormat;
    use crate::name::{Input, Notation};

    fn check(name: &str, form: NameCopyFormat, expected: Option<&str>) {
        let name = Input::read(name, Notation::Unicode).expect("a name");
        assert_eq!(form.text_of_name(&name).ok().as_deref(), expected, "{form:?}");
    }

    #[test]
    fn every_form() {
        // RFC 5893's ALEF 5, and a letter outside the BMP.
        let name = "\u{5D0}5.\u{1E900}c";
        check(name, NameCopyFormat::LogicalOrder, Some(name));
        check(name, NameCopyFormat::CodePoints, Some("U+05D0 U+0035 U+002E U+1E900 U+0063"));
        check(name, NameCopyFormat::CStringLiteral, Some("\"\\u05D05.\\U0001E900c\""));
        check(name, NameCopyFormat::RustStringLiteral, Some("\"\\u{5D0}5.\\u{1E900}c\""));
        check(name, NameCopyFormat::JsonString, Some("\"\\u05d05.\\ud83a\\udd00c\""));
        check(name, NameCopyFormat::HtmlText, Some("&#x05D0;5.&#x1E900;c"));
        check("\u{5D0}5.com", NameCopyFormat::ALabels, Some("xn--5-zhc.com"));
        check(&format!("{}.com", "\u{5D0}".repeat(64)), NameCopyFormat::ALabels, None);
        check("\u{5D0}5.c", NameCopyFormat::DuerstControlsLeftToRight, Some("\u{200E}\u{5D0}5\u{200E}.c"));
        check(
            "\u{5D0}5.c",
            NameCopyFormat::DuerstControlsRightToLeft,
            Some("\u{202A}\u{200E}\u{5D0}5\u{200E}.c\u{202C}"),
        );
        check(
            "\u{5D0}5.c",
            NameCopyFormat::DavisControls,
            Some("\u{202A}\u{200E}\u{5D0}5\u{200E}.\u{200E}c\u{200E}\u{202C}"),
        );
        check(
            "\u{5D0}5.c",
            NameCopyFormat::LabelIsolates,
            Some("\u{2066}\u{2066}\u{5D0}5\u{2069}.\u{2066}c\u{2069}\u{2069}"),
        );
        check(
            "\u{5D0}5.c",
            NameCopyFormat::LabelIsolatesHtml,
            Some("<bdi dir=\"ltr\"><bdi dir=\"ltr\">\u{5D0}5</bdi>.<bdi dir=\"ltr\">c</bdi></bdi>"),
        );
    }

    #[test]
    fn what_would_end_a_literal_is_escaped() {
        let name = "a\"\\<&'>\u{202E}\u{7F}";
        check(name, NameCopyFormat::CStringLiteral, Some("\"a\\\"\\\\<&'>\\u202E\\177\""));
        check("?\u{81}1", NameCopyFormat::CStringLiteral, Some("\"\\?\\302\\2011\""));
        check(name, NameCopyFormat::RustStringLiteral, Some("\"a\\\"\\\\<&'>\\u{202E}\\u{7F}\""));
        check(name, NameCopyFormat::JsonString, Some("\"a\\\"\\\\<&'>\\u202e\\u007f\""));
        check(name, NameCopyFormat::HtmlText, Some("a&quot;\\&lt;&amp;&#x27;&gt;&#x202E;&#x007F;"));
    }
}
