//! A table of values for all characters, computed in pages when they are first needed.

use std::sync::OnceLock;

/// A value for each character. Each page of 256 code points is computed when one of them is first asked for.
pub struct PageTable<T: 'static>([OnceLock<Box<[T; PAGE]>>; PAGES]);

const PAGE: usize = 256;
const PAGES: usize = 0x11_0000 / PAGE;

impl<T: Copy + Default> PageTable<T> {
    /// A table without any page.
    pub const fn empty() -> Self {
        Self([const { OnceLock::new() }; PAGES])
    }

    /// The value of a character; `compute` must give the same value for the same character at all times.
    pub fn get(&self, scalar: char, compute: impl Fn(char) -> T) -> T {
        self.page(scalar, compute)[(u32::from(scalar) & 0xFF) as usize]
    }

    /// The value of each of these characters in turn. Characters of a label are often of one page, which is looked up once.
    pub fn values_of(
        &self,
        scalars: impl Iterator<Item = char>,
        compute: impl Fn(char) -> T,
    ) -> impl Iterator<Item = T> {
        let (mut number, mut page) = (0, self.page('\0', &compute));
        scalars.map(move |scalar| {
            let value = u32::from(scalar);
            if value >> 8 != number {
                (number, page) = (value >> 8, self.page(scalar, &compute));
            }
            page[(value & 0xFF) as usize]
        })
    }

    fn page(&self, scalar: char, compute: impl Fn(char) -> T) -> &[T; PAGE] {
        let value = u32::from(scalar);
        // A scalar value has 21 bits, so its page exists; the low byte indexes its 256 entries.
        self.0[(value >> 8) as usize].get_or_init(|| {
            Box::new(std::array::from_fn(|low| {
                char::from_u32(value & !0xFF | low as u32).map_or(T::default(), &compute)
            }))
        })
    }
}
