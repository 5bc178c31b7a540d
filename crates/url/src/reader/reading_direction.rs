//! The direction in which a reader of a URL goes on.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::{Direction, DisplayOrder};

/// The direction in which `://` follows the scheme. Where none is written, that of the whole line if all of it has one
/// direction, else that of the paragraph, as in what is no URL.
pub(super) fn reading_direction(name: &Input, order: &DisplayOrder) -> Direction {
    let Some(url) = name.url() else { return order.paragraph_direction() };
    if !url.has_scheme() {
        let mut directions = order.runs().iter().map(|it| it.direction);
        let first = directions.next();
        return first
            .filter(|&it| directions.all(|other| other == it))
            .unwrap_or(order.paragraph_direction());
    }
    let places = order.visual_from_logical();
    // Without slashes the colon follows the scheme.
    let from = url.scheme_end_or_host_start_index().min(url.authority_start_character_index() - 2);
    match places[url.authority_start_character_index() - 1] < places[from] {
        true => Direction::RightToLeft,
        false => Direction::LeftToRight,
    }
}
