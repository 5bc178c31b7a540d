//! What is known of a row by itself, in a temporary file until all names are compared.

use std::io::{self, Read};

use bidiscope_list::read_u32_length_prefixed;
use bidiscope_list::scan::{RegistrationConcernSet, RegistrationDecision};

use super::previous::EarlierAnswer;
use super::state::Scan;

/// Stands in the place of whether a row fails, if it cannot be read.
pub(super) const UNREADABLE: u8 = 2;

/// Stands there for an owner in a zone file that is no registration, and so fails for no other name.
pub(super) const ZONE_OWNER: u8 = 3;

/// What is known of a row by itself and is needed when it is compared.
pub(super) struct RowFacts {
    /// Whether it fails; `None` where it cannot be read.
    pub(super) fails: Option<bool>,
    pub(super) is_zone_owner: bool,
    pub(super) decision: Option<RegistrationDecision>,
    pub(super) own_concerns: RegistrationConcernSet,
    pub(super) earlier: EarlierAnswer,
    pub(super) name: Option<String>,
}

impl RowFacts {
    /// Reads the facts of the next row.
    pub(super) fn read(from: &mut &[u8], scan: &Scan<'_>) -> io::Result<Self> {
        let mut byte = || {
            let mut byte = [0];
            from.read_exact(&mut byte).map(|()| byte[0])
        };
        let fails = byte()?;
        let (by_itself, own_concerns) = match scan.knows_decisions() {
            true => (Some(byte()?), RegistrationConcernSet::from_bits(byte()?)),
            false => (None, RegistrationConcernSet::default()),
        };
        Ok(Self {
            fails: (fails != UNREADABLE).then_some(fails == 1),
            is_zone_owner: fails == ZONE_OWNER,
            decision: by_itself.and_then(|it| RegistrationDecision::ALL.get(usize::from(it)).copied()),
            own_concerns,
            earlier: EarlierAnswer::from_byte(byte()?),
            name: scan.wants_dispositions().then(|| read_u32_length_prefixed(from)).transpose()?,
        })
    }
}
