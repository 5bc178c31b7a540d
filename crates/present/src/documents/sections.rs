//! The sections, figures and tables of the documents that have rows.

use super::SourceDocument;

/// A section, figure or table that has rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DocumentSection {
    /// Its identifier in saved settings.
    pub id: &'static str,
    /// The document.
    pub document: SourceDocument,
    /// Its name in the document, as in [`DocumentRow::section`](super::DocumentRow::section): `Table 4`.
    pub place: &'static str,
    /// Its topic, in a few words.
    pub title: &'static str,
    /// Its content, in a sentence or two.
    pub sentence: &'static str,
}

const fn place(
    id: &'static str,
    document: SourceDocument,
    place: &'static str,
    title: &'static str,
    sentence: &'static str,
) -> DocumentSection {
    DocumentSection { id, document, place, title, sentence }
}

use SourceDocument::{Davis, Duerst, Paper, Rfc5893};

/// Every section, figure and table that has rows, in the order of the rows.
pub const DOCUMENT_SECTIONS: [DocumentSection; 39] = [
    place(
        "paper-table-1",
        Paper,
        "Table 1",
        "the notation",
        "Which ASCII characters stand for which bidi class in the paper\u{2019}s examples.",
    ),
    place(
        "paper-figure-1",
        Paper,
        "Figure 1",
        "three spellings of one letter",
        "One letter with two marks can be stored in three ways. Normalization Form C makes them one.",
    ),
    place(
        "paper-figure-2",
        Paper,
        "Figure 2",
        "a ligature and its letters",
        "The ligature fi is a character of its own that looks like two letters. The paper leaves such characters out.",
    ),
    place(
        "paper-figure-3",
        Paper,
        "Figure 3",
        "full stops in an automatic paragraph",
        "Where the first letter decides which way the paragraph runs, two names can look the same. The paper\u{2019}s \
         own order keeps labels where they are.",
    ),
    place(
        "paper-figure-4",
        Paper,
        "Figure 4",
        "hyphens beside digits",
        "In 2001 the hyphen-minus was a terminator (ET) and went with the digits. Since Unicode 4.0.1 it is a \
         separator (ES), and the UBA gives line 3.",
    ),
    place(
        "paper-figure-5",
        Paper,
        "Figure 5",
        "one display, two names",
        "A label with letters of both directions can be read in two ways.",
    ),
    place(
        "paper-figure-6",
        Paper,
        "Figure 6",
        "there and back",
        "The paper\u{2019}s order, put on its own result, gives the first string back.",
    ),
    place(
        "paper-table-2",
        Paper,
        "Table 2",
        "permitted characters",
        "The right-to-left characters and digits that the paper lets into names.",
    ),
    place(
        "paper-section-2",
        Paper,
        "section II",
        "characters left out",
        "What the prose leaves out: forms, points, signs and controls.",
    ),
    place(
        "paper-table-3",
        Paper,
        "Table 3",
        "letters and hyphens",
        "Labels of letters and hyphens. In the paper\u{2019}s order each run of right-to-left letters turns round where \
         it stands; the UBA agrees unless a right-to-left letter comes first.",
    ),
    place(
        "paper-table-4",
        Paper,
        "Table 4",
        "letters, digits and hyphens",
        "Labels with digits. The paper binds European digits to left-to-right letters and Arabic digits to \
         right-to-left ones, whatever stands before them; the UBA goes by the last letter before them.",
    ),
    place(
        "paper-section-5",
        Paper,
        "section V",
        "against the UBA",
        "Rows of Table 4 that the UBA shows otherwise in a left-to-right paragraph. The prose names two of them.",
    ),
    place(
        "paper-section-4",
        Paper,
        "section IV",
        "its own inverse",
        "Whoever reads a display in the paper\u{2019}s order finds the name again by the same algorithm.",
    ),
    place(
        "paper-appendix",
        Paper,
        "appendix",
        "the Java program",
        "Where the printed program and the prose part, the prose is followed.",
    ),
    place(
        "rfc5893-section-1-4",
        Rfc5893,
        "section 1.4",
        "terms and classes",
        "The bidi classes that the rule speaks of, and what an RTL label and a Bidi domain name are.",
    ),
    place(
        "rfc5893-section-2",
        Rfc5893,
        "section 2",
        "the six conditions",
        "Each condition with a name that keeps it and one that breaks it, and the two guarantees.",
    ),
    place(
        "rfc5893-section-3",
        Rfc5893,
        "section 3",
        "what the rule is for",
        "Labels must stay together (Character Grouping) and must not look like others (Label Uniqueness).",
    ),
    place(
        "rfc5893-section-4-1",
        Rfc5893,
        "section 4.1",
        "Dhivehi",
        "A Dhivehi word ends with a mark. IDNA2003 refused it; the rule permits it.",
    ),
    place(
        "rfc5893-section-4-2",
        Rfc5893,
        "section 4.2",
        "Yiddish",
        "The acronym YIVO ends with a mark too, and so do words with a pointed PE.",
    ),
    place(
        "rfc5893-section-4-3",
        Rfc5893,
        "section 4.3",
        "strings with numbers",
        "ALEF 5 and 5 ALEF look the same in a left-to-right paragraph. Only one of them may be registered.",
    ),
    place(
        "rfc5893-section-5",
        Rfc5893,
        "section 5",
        "hazards",
        "After a right-to-left label, a label that begins with a digit lends its digits to the one before it. It \
         happens beyond the reach of a registry.",
    ),
    place(
        "rfc5893-section-6",
        Rfc5893,
        "section 6",
        "other issues",
        "Digits of several scripts, and numbers at the ends of labels.",
    ),
    place(
        "rfc5893-section-7-1",
        Rfc5893,
        "section 7.1",
        "older programs",
        "What a program made for IDNA2003 does with names that the rule permits.",
    ),
    place(
        "rfc5893-section-7-2",
        Rfc5893,
        "section 7.2",
        "later Unicode",
        "The classes of characters can change from one version of Unicode to the next.",
    ),
    place(
        "rfc5893-section-8",
        Rfc5893,
        "section 8",
        "security",
        "A name looks different where it is pasted, and an edit moves what stands far from it.",
    ),
    place(
        "duerst-section-2",
        Duerst,
        "section 2",
        "notation",
        "Capitals stand for right-to-left letters, and entities for directional marks.",
    ),
    place(
        "duerst-section-3",
        Duerst,
        "section 3",
        "components",
        "Identifiers fall into components between structural characters. They stand from left to right.",
    ),
    place(
        "duerst-section-4-2",
        Duerst,
        "section 4.2",
        "natural direction",
        "Each component runs in its own direction.",
    ),
    place(
        "duerst-section-4-3",
        Duerst,
        "section 4.3",
        "marks put in",
        "Marks put round components let the UBA show the same.",
    ),
    place(
        "duerst-section-4-4",
        Duerst,
        "section 4.4",
        "marks taken out",
        "The marks go before the identifier is looked up.",
    ),
    place("duerst-section-5", Duerst, "section 5", "restrictions", "What a component may not hold."),
    place(
        "davis-first-table",
        Davis,
        "first table",
        "the UBA today",
        "How the UBA jumbles an address in paragraphs of both directions.",
    ),
    place(
        "davis-second-table",
        Davis,
        "second table",
        "constant order",
        "The proposal: fields run from left to right everywhere.",
    ),
    place(
        "davis-third-table",
        Davis,
        "third table",
        "order of the environment",
        "The alternative: fields run as the text around them does, or as the address itself decides.",
    ),
    place(
        "davis-grammar",
        Davis,
        "grammar",
        "finding identifiers",
        "How an address is recognised in running text.",
    ),
    place(
        "davis-inclusion",
        Davis,
        "inclusionChar",
        "punctuation that stays",
        "Punctuation that may stand within an address, though not at its end.",
    ),
    place(
        "davis-termination",
        Davis,
        "termination",
        "what ends an address",
        "Characters at which an address ends, and two that were symbols and let it go on.",
    ),
    place(
        "davis-continuation",
        Davis,
        "continuation",
        "what goes on",
        "Characters that an address goes on with.",
    ),
    place("davis-separators", Davis, "separators", "fields", "What separates the fields of an address."),
];
