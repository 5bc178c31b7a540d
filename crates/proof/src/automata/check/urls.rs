//! The requirement on the host of URLs: what may be marked in one, and what may not come of it.

use super::orders::{Mark, Read};
use super::read_certificate::ReadCertificate;
use crate::automata::certificate::CertificateCheckError;
use crate::study::urls::SCHEME;
use bidiscope_bidi::index::Direction;

/// What is marked of a URL.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct UrlMarks {
    /// How many characters have been read of the scheme and `://`.
    scheme: usize,
    /// Whether the slash that ends the host has been read.
    is_after_host: bool,
    marked: Marked,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Marked {
    Nothing,
    /// A character of the scheme.
    Scheme(Mark),
    /// The same, and whether it is left of one of the host.
    BesideHost {
        mark: Mark,
        is_left: bool,
    },
    /// A character of the host.
    Host(Mark),
    /// The requirement is violated.
    Wrong,
}

impl ReadCertificate {
    /// No character of the scheme is between two of the host, and each character of the host is before all that follows
    /// the host, in this direction.
    pub(super) fn check_host_first(&self, direction: Direction) -> Result<(), CertificateCheckError> {
        let start = UrlMarks { scheme: 0, is_after_host: false, marked: Marked::Nothing };
        let step = |it: &UrlMarks, read: Read| it.after(read, direction);
        self.search_strings(start, step, |it| it.marked == Marked::Wrong)
    }
}

impl UrlMarks {
    fn after(self, read: Read, direction: Direction) -> Vec<Self> {
        let is_in_scheme = self.scheme < SCHEME.len();
        let is_after_host = self.is_after_host || !is_in_scheme && read.is_slash;
        let is_in_host = !is_in_scheme && !is_after_host;
        let scheme = (self.scheme + 1).min(SCHEME.len());
        let marked = match self.marked {
            Marked::Nothing if is_in_scheme => vec![Marked::Nothing, Marked::Scheme(Mark::at(read))],
            Marked::Nothing if is_in_host => vec![Marked::Nothing, Marked::Host(Mark::at(read))],
            Marked::Nothing => Vec::new(),
            Marked::Scheme(mark) => {
                let mark = mark.after(read);
                let beside_host = Marked::BesideHost { mark, is_left: mark.is_left(0) };
                [Some(Marked::Scheme(mark)), is_in_host.then_some(beside_host)]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            Marked::BesideHost { .. } if is_after_host => Vec::new(),
            Marked::BesideHost { mark, is_left } => {
                let mark = mark.after(read);
                let is_between = is_in_host && mark.is_left(0) != is_left;
                vec![if is_between { Marked::Wrong } else { Marked::BesideHost { mark, is_left } }]
            }
            Marked::Host(mark) => {
                let mark = mark.after(read);
                let is_before = mark.is_left(0) == (direction == Direction::LeftToRight);
                vec![if is_after_host && !is_before { Marked::Wrong } else { Marked::Host(mark) }]
            }
            Marked::Wrong => vec![Marked::Wrong],
        };
        marked.into_iter().map(|marked| Self { scheme, is_after_host, marked }).collect()
    }
}
