//! The properties of UTS #58, derived from those of the Unicode Character Database as its section on property data
//! defines them. So they are of the Unicode version of the other properties of this crate.

use icu_properties::props::{
    BidiMirroringGlyph, BidiPairedBracketType, Deprecated, GeneralCategory, LineBreak, TerminalPunctuation,
    WhiteSpace, XidContinue,
};
use icu_properties::{CodePointMapData, CodePointSetData};

use bidiscope_idna::page_table::PageTable;

/// The property Link_Term: what a character means for the end of a link in its path, query or fragment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LinkTerm {
    /// It is part of the link.
    Include,
    /// It ends the link.
    #[default]
    Hard,
    /// It is part of the link where a character that is part of the link follows.
    Soft,
    /// It is part of the link where the bracket that was opened last is its partner, and ends the link elsewhere.
    Close,
    /// It is part of the link, and opens a bracket.
    Open,
}

/// The value of Link_Term.
pub fn link_term(scalar: char) -> LinkTerm {
    LinkProperties::of(scalar).term
}

/// Link_Bracket: the opening bracket of a closing one; `None` for every other character.
pub fn opening_link_bracket_of(closing_bracket: char) -> Option<char> {
    match link_term(closing_bracket) {
        LinkTerm::Close => CodePointMapData::<BidiMirroringGlyph>::new().get(closing_bracket).mirroring_glyph,
        _ => None,
    }
}

/// Link_Email: whether a mail address may have it before the `@`.
pub fn is_link_email(scalar: char) -> bool {
    LinkProperties::of(scalar).is_email
}

/// The properties of one character.
#[derive(Clone, Copy, Default)]
struct LinkProperties {
    term: LinkTerm,
    is_email: bool,
}

impl LinkProperties {
    fn of(scalar: char) -> Self {
        static PROPERTIES: PageTable<LinkProperties> = PageTable::empty();
        PROPERTIES.get(scalar, |scalar| Self { term: derived_term(scalar), is_email: derived_email(scalar) })
    }
}

/// `Hard` is `[\p{White_Space}\p{NChar}[\p{C}-\p{Cf}]\p{Deprecated}]`, `Soft` `[\p{Term}\p{lb=QU}]`, `Close` and `Open` the
/// paired brackets of the UBA with `>` and `<`. Noncharacters are unassigned (Cn).
fn derived_term(scalar: char) -> LinkTerm {
    use GeneralCategory as G;
    let is_ended = matches!(
        CodePointMapData::<G>::new().get(scalar),
        G::Control | G::Surrogate | G::PrivateUse | G::Unassigned
    );
    if is_ended
        || CodePointSetData::new::<WhiteSpace>().contains(scalar)
        || CodePointSetData::new::<Deprecated>().contains(scalar)
    {
        return LinkTerm::Hard;
    }
    if CodePointSetData::new::<TerminalPunctuation>().contains(scalar)
        || CodePointMapData::<LineBreak>::new().get(scalar) == LineBreak::Quotation
    {
        return LinkTerm::Soft;
    }
    match (scalar, CodePointMapData::<BidiMirroringGlyph>::new().get(scalar).paired_bracket_type) {
        ('>', _) | (_, BidiPairedBracketType::Close) => LinkTerm::Close,
        ('<', _) | (_, BidiPairedBracketType::Open) => LinkTerm::Open,
        _ => LinkTerm::Include,
    }
}

/// `\p{XID_Continue}` beyond ASCII; in ASCII the `atext` of RFC 5322 section 3.2.3, and the full stop.
fn derived_email(scalar: char) -> bool {
    match scalar {
        '\0'..='\x7F' => scalar.is_ascii_alphanumeric() || "!#$%&'*+-./=?^_`{|}~".contains(scalar),
        _ => CodePointSetData::new::<XidContinue>().contains(scalar),
    }
}
