//! The derived property of every character, worked out once a page of 256, so that it may be asked of every
//! character of a million names.

use std::sync::OnceLock;

use super::{DerivedProperty, derive};

/// How many code points a page has.
const PAGE: usize = 0x100;

type Page = [DerivedProperty; PAGE];

/// A page is worked out when the first of its characters is asked for: all of them at once would keep a
/// program waiting that looks at one name.
static PAGES: [OnceLock<Box<Page>>; 0x11_0000 / PAGE] = [const { OnceLock::new() }; 0x11_0000 / PAGE];

/// The derived property of a character, as [`derive()`] works it out.
pub fn derived_property(cp: char) -> DerivedProperty {
    let code_point = cp as usize;
    PAGES[code_point / PAGE].get_or_init(|| worked_out(cp))[code_point % PAGE]
}

/// The page that a character is on.
fn worked_out(cp: char) -> Box<Page> {
    let first = u32::from(cp) & !0xFF;
    let mut page = Box::new([DerivedProperty::Disallowed; PAGE]);
    for (code_point, property) in (first..).zip(page.iter_mut()) {
        // A page holds no surrogate, or nothing else and then is asked of no character.
        if let Some(cp) = char::from_u32(code_point) {
            *property = derive(cp).property;
        }
    }
    page
}
