//! Which controls of UAX #9 open something, what closes them, and which characters are visible.

use crate::name::{BidiClass, Character, ClassSet};

/// Whether a control of this class opens an embedding, override or isolate.
pub(super) const fn opens(class: BidiClass) -> bool {
    use BidiClass::{FSI, LRE, LRI, LRO, RLE, RLI, RLO};
    matches!(class, LRE | RLE | LRO | RLO | LRI | RLI | FSI)
}

/// The PDF or PDI that closes this control and none around it.
pub(super) fn closer(characters: &[Character], opener: usize) -> Option<usize> {
    let classes: Vec<BidiClass> = characters.iter().map(|it| it.class).collect();
    end(&classes, opener).filter(|it| it.1).map(|it| it.0)
}

/// The PDF or PDI at which what this control opens ends; whether it closes none around it.
pub(super) fn end(classes: &[BidiClass], opener: usize) -> Option<(usize, bool)> {
    let is_isolate = |at: &usize| matches!(classes[*at], BidiClass::LRI | BidiClass::RLI | BidiClass::FSI);
    let mut open: Vec<usize> = Vec::new();
    for (at, &class) in classes.iter().enumerate() {
        let last = open.len().checked_sub(1);
        let closed = match class {
            class if opens(class) => {
                open.push(at);
                None
            }
            BidiClass::PDF => last.filter(|&last| !is_isolate(&open[last])),
            BidiClass::PDI => open.iter().rposition(is_isolate),
            _ => None,
        };
        let Some(closed) = closed else { continue };
        if open[closed..].contains(&opener) {
            return Some((at, open[closed] == opener));
        }
        open.truncate(closed);
    }
    None
}

/// Whether a character of this class can be seen: it is no control of UAX #9, and nothing that X9 removes.
pub(super) fn is_visible(class: BidiClass) -> bool {
    !class.is_removed_by_x9() && !ClassSet::EXPLICIT.has(class)
}
