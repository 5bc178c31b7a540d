//! The derived properties of all characters, computed in pages of 256 code points on first use, so that lists
//! of millions of names can be checked.

use std::sync::OnceLock;

use super::{DerivedProperty, derive};

/// Code points per page.
const PAGE: usize = 0x100;

type Page = [DerivedProperty; PAGE];

/// Pages are computed on first use: computing all at once would delay a program that checks one name.
static PAGES: [OnceLock<Box<Page>>; 0x11_0000 / PAGE] = [const { OnceLock::new() }; 0x11_0000 / PAGE];

/// The derived property of a character, from the cache; the same as [`derive()`].
pub fn derived_property(cp: char) -> DerivedProperty {
    let code_point = cp as usize;
    PAGES[code_point / PAGE].get_or_init(|| compute_page(cp))[code_point % PAGE]
}

/// Computes the page of a character.
fn compute_page(cp: char) -> Box<Page> {
    let first = u32::from(cp) & !0xFF;
    let mut page = Box::new([DerivedProperty::Disallowed; PAGE]);
    for (code_point, property) in (first..).zip(page.iter_mut()) {
        // A page consists either of surrogates only, which are never looked up, or of no surrogates.
        if let Some(cp) = char::from_u32(code_point) {
            *property = derive(cp).property;
        }
    }
    page
}
