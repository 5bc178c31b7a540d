//! UTS #46: what processing makes of a name, what it changes in it, and what it refuses.
//!
//! A name is processed **as it was typed**: a label that arrived as an A-label is checked as what it decodes to and
//! is not mapped (section 4, step 4), and a label that is *mapped* to something that begins with `xn--` is such an
//! A-label too. Every check is on: CheckHyphens, CheckBidi, CheckJoiners, UseSTD3ASCIIRules, VerifyDnsLength; the
//! root's full stop is allowed.

mod found;
mod mapping;
mod refusal;

use std::borrow::Cow;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};
use serde::Serialize;

pub(super) use found::findings;
pub(super) use mapping::disallowed_in;
pub use mapping::{MappedStretch, Mapping, mapping};
pub(super) use refusal::{Refusal, refuses};

use bidiscope_bidi::name::{Name, is_label_separator, text_of};
use bidiscope_bidi::named;

use super::finding::Finding;
use super::policy::Policy;

named! {
    /// What becomes of the deviation characters: sharp s, final sigma and the joiners (section 2.3).
    pub enum Processing {
        /// They stay, and make another name than what IDNA2003 made of them. All browsers do so.
        Nontransitional = "nontransitional";
        /// They are replaced or taken out, as in IDNA2003. Deprecated.
        Transitional = "transitional";
    }
}

/// What ToASCII (section 4.2) yields for one name, both ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Processed {
    nontransitional: Option<String>,
    transitional: Option<String>,
    /// Whether the name holds a deviation character; if not, both are one and the same.
    deviates: bool,
}

/// The name that the DNS is asked for, as machine-readable output has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Dns {
    /// By which rules: always [`Policy::Uts46`].
    pub policy: Policy,
    /// The name, of ASCII alone; `None` where processing refuses it.
    pub name: Option<String>,
}

/// Processes a name both ways.
pub fn process(name: &Name) -> Processed {
    let typed = typed(name);
    let nontransitional = to_ascii(&typed);
    let (transitional, deviates) = match without_deviations(&typed) {
        Cow::Borrowed(_) => (nontransitional.clone(), false),
        Cow::Owned(text) => (to_ascii(&text), true),
    };
    Processed { nontransitional, transitional, deviates }
}

/// The name that the DNS is asked for, by nontransitional processing, with the root's full stop if it was typed;
/// `None` where processing refuses the name.
pub fn to_dns(name: &Name) -> Option<String> {
    to_ascii(&typed(name))
}

impl Processed {
    /// What one of the two yields; `None` where it refuses the name.
    pub fn ascii(&self, processing: Processing) -> Option<&str> {
        match processing {
            Processing::Nontransitional => self.nontransitional.as_deref(),
            Processing::Transitional => self.transitional.as_deref(),
        }
    }

    /// Why each of the two refuses the name, given what was found in it; in the order of [`Processing::ALL`].
    pub(super) fn refusals(&self, name: &Name, found: &[Finding]) -> [Option<Refusal>; 2] {
        let refusal = |processing| {
            let is_refused = self.ascii(processing).is_none();
            is_refused.then(|| Refusal::of(name, processing, found))
        };
        let nontransitional = refusal(Processing::Nontransitional);
        let transitional = match self.deviates {
            true => refusal(Processing::Transitional),
            false => nontransitional.clone(),
        };
        [nontransitional, transitional]
    }

    /// What the DNS is asked for.
    pub fn dns(&self) -> Dns {
        Dns { policy: Policy::Uts46, name: self.nontransitional.clone() }
    }
}

/// The name as it was typed: A-labels encoded, separators as they are.
pub(super) fn typed(name: &Name) -> String {
    let characters = name.characters();
    let mut text = String::with_capacity(characters.len());
    let mut end = 0;
    for label in name.labels() {
        text.extend(characters[end..label.range.start].iter().map(|it| it.scalar));
        match &label.typed_a_label {
            Some(typed) => text.push_str(typed),
            None => text.extend(name.label_characters(label).iter().map(|it| it.scalar)),
        }
        end = label.range.end;
    }
    text.extend(characters[end..].iter().map(|it| it.scalar));
    text
}

/// Whether the mapping leaves nothing of the last label, so that processing takes what is left for a name with the root's
/// full stop.
pub fn ends_in_nothing(name: &Name) -> bool {
    let text = typed(name);
    let last = text.rsplit(is_label_separator).next().unwrap_or_default();
    !last.is_empty() && mapping::map(last.chars()).is_empty()
}

/// Whether processing accepts the characters of a name, whatever of them was typed as A-labels.
pub(super) fn accepts_characters(name: &Name) -> bool {
    to_ascii(&text_of(name.characters())).is_some()
}

fn to_ascii(typed: &str) -> Option<String> {
    let processed = Uts46::new().to_ascii(
        typed.as_bytes(),
        AsciiDenyList::STD3,
        Hyphens::Check,
        DnsLength::VerifyAllowRootDot,
    );
    processed.ok().map(Cow::into_owned)
}

/// What transitional processing maps and nontransitional does not (section 4, step 1). An A-label is of ASCII and
/// holds none of it.
fn without_deviations(typed: &str) -> Cow<'_, str> {
    let is_deviation = |it: char| matches!(it, '\u{DF}' | '\u{1E9E}' | '\u{3C2}' | '\u{200C}' | '\u{200D}');
    if !typed.contains(is_deviation) {
        return Cow::Borrowed(typed);
    }
    let mut text = String::with_capacity(typed.len());
    for scalar in typed.chars() {
        match scalar {
            '\u{DF}' | '\u{1E9E}' => text.push_str("ss"),
            '\u{3C2}' => text.push('\u{3C3}'),
            '\u{200C}' | '\u{200D}' => {}
            _ => text.push(scalar),
        }
    }
    Cow::Owned(text)
}
