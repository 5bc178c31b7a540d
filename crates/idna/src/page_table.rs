//! A table of values for all characters, computed in pages when they are first needed.

use std::sync::OnceLock;

/// A value for each character. Each page of 256 code points is computed when one of them is first asked for.
pub(crate) struct PageTable<T: 'static>([OnceLock<Box<[T; PAGE]>>; PAGES]);

const PAGE: usize = 256;
const PAGES: usize = 0x11_0000 / PAGE;

impl<T: Copy + Default> PageTable<T> {
    /// A table without any page.
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; PAGES])
    }

    /// The value of a character; `compute` must give the same value for the same character at all times.
    pub(crate) fn get(&self, scalar: char, compute: impl Fn(char) -> T) -> T {
        let value = u32::from(scalar);
        // A scalar value has 21 bits, so its page exists; the low byte indexes its 256 entries.
        let page = self.0[(value >> 8) as usize].get_or_init(|| {
            Box::new(std::array::from_fn(|low| {
                char::from_u32(value & !0xFF | low as u32).map_or(T::default(), &compute)
            }))
        });
        page[(value & 0xFF) as usize]
    }
}
