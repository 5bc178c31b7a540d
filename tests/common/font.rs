//! Fonts made to order, as a file that somebody put into a font folder may be.

/// A TrueType font of one's own making. Every number in it is what it is given.
pub(crate) struct Font {
    pub(crate) units_per_em: u16,
    /// The glyphs' descriptions, from glyph 0.
    pub(crate) glyphs: Vec<Vec<u8>>,
    /// The table that maps characters to glyphs: its one subtable.
    pub(crate) characters: Vec<u8>,
    /// The width of every glyph.
    pub(crate) advance: u16,
    /// Further tables.
    pub(crate) tables: Vec<([u8; 4], Vec<u8>)>,
}

impl Font {
    /// A font of so many square glyphs whose characters are in this subtable.
    pub(crate) fn new(glyphs: usize, characters: Vec<u8>) -> Self {
        let glyphs = vec![square(500); glyphs];
        Self { units_per_em: 1000, glyphs, characters, advance: 600, tables: Vec::new() }
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let count = self.glyphs.len() as u16;
        let mut head = vec![0; 54];
        put(&mut head, 0, &[0, 1, 0, 0]);
        put(&mut head, 12, &0x5F0F_3CF5_u32.to_be_bytes());
        put(&mut head, 18, &self.units_per_em.to_be_bytes());
        // Places are written in four bytes.
        put(&mut head, 50, &1_u16.to_be_bytes());
        let mut hhea = vec![0; 36];
        put(&mut hhea, 0, &[0, 1, 0, 0]);
        put(&mut hhea, 4, &800_u16.to_be_bytes());
        put(&mut hhea, 34, &1_u16.to_be_bytes());
        let mut maxp = vec![0; 32];
        put(&mut maxp, 0, &[0, 1, 0, 0]);
        put(&mut maxp, 4, &count.to_be_bytes());
        let mut hmtx = words(&[self.advance]);
        hmtx.resize(4 + 2 * (self.glyphs.len() - 1), 0);
        let (mut glyf, mut loca) = (Vec::new(), vec![0; 4]);
        for glyph in &self.glyphs {
            glyf.extend(glyph);
            glyf.resize(glyf.len().next_multiple_of(4), 0);
            loca.extend((glyf.len() as u32).to_be_bytes());
        }
        let cmap = character_table(&self.characters);
        let mut tables = vec![
            (*b"cmap", cmap),
            (*b"glyf", glyf),
            (*b"head", head),
            (*b"hhea", hhea),
            (*b"hmtx", hmtx),
            (*b"loca", loca),
            (*b"maxp", maxp),
        ];
        tables.extend(self.tables.iter().cloned());
        file_of(tables)
    }
}

/// The font file that has these tables.
pub(crate) fn file_of(mut tables: Vec<([u8; 4], Vec<u8>)>) -> Vec<u8> {
    tables.sort();
    let mut font = vec![0, 1, 0, 0];
    font.extend(words(&[tables.len() as u16, 0, 0, 0]));
    let mut offset = font.len() + 16 * tables.len();
    for (tag, data) in &tables {
        font.extend(tag);
        font.extend([0; 4]);
        font.extend((offset as u32).to_be_bytes());
        font.extend((data.len() as u32).to_be_bytes());
        offset += data.len().next_multiple_of(4);
    }
    for (_, data) in &tables {
        font.extend(data);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    font
}

/// The table that maps characters to glyphs, with this one subtable: for Windows, the whole of Unicode.
pub(crate) fn character_table(subtable: &[u8]) -> Vec<u8> {
    let mut table = words(&[0, 1, 3, 10, 0, 12]);
    table.extend(subtable);
    table
}

/// A subtable of the format 12, "Segmented coverage": groups of a first and a last character and the first
/// one's glyph.
pub(crate) fn groups(groups: &[[u32; 3]]) -> Vec<u8> {
    let mut subtable = words(&[12, 0]);
    for number in [16 + 12 * groups.len() as u32, 0, groups.len() as u32] {
        subtable.extend(number.to_be_bytes());
    }
    subtable.extend(groups.iter().flatten().flat_map(|number| number.to_be_bytes()));
    subtable
}

/// Numbers of two bytes.
pub(crate) fn words(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

/// A glyph that is a square of this size.
pub(crate) fn square(size: u16) -> Vec<u8> {
    // One contour, the box it fills, its last point, no instructions.
    let mut glyph = words(&[1, 0, 0, size, size, 3, 0]);
    // Four points on the outline, each with a step to the right and one upwards.
    glyph.extend([1; 4]);
    glyph.extend(words(&[0, size, 0, size.wrapping_neg(), 0, 0, size, 0]));
    glyph
}

/// A table of substitutions for these scripts, in ascending order, that puts so many of the same in place
/// of every glyph from 1 to `glyphs`, before syllables are looked at.
pub(crate) fn multiplying(scripts: &[[u8; 4]], glyphs: u16, times: u16) -> Vec<u8> {
    // Scripts, features and lookups, and where these three lists are.
    let scripts_size = 2 + 6 * scripts.len() as u16 + 12;
    let mut table = words(&[1, 0, 10, 10 + scripts_size, 10 + scripts_size + 14]);
    // The scripts: all are the same one, whose default language has the feature 0.
    table.extend(words(&[scripts.len() as u16]));
    for script in scripts {
        table.extend(script);
        table.extend(words(&[scripts_size - 12]));
    }
    table.extend(words(&[4, 0, 0, 0xFFFF, 1, 0]));
    // The feature list: `ccmp`, which has the lookup 0.
    table.extend(words(&[1]));
    table.extend(b"ccmp");
    table.extend(words(&[8, 0, 1, 0]));
    // The lookup list: the kind 2, "one to several", with one subtable.
    table.extend(words(&[1, 4, 2, 0, 1, 8]));
    // The subtable: all glyphs from 1, and for each its sequence.
    let sequence = 2 + 2 * times;
    let first = 6 + 2 * glyphs + 10;
    table.extend(words(&[1, 6 + 2 * glyphs, glyphs]));
    table.extend((0..glyphs).flat_map(|index| words(&[first + index * sequence])));
    table.extend(words(&[2, 1, 1, glyphs, 0]));
    for glyph in 1..=glyphs {
        table.extend(words(&[times]));
        table.extend((0..times).flat_map(|_| words(&[glyph])));
    }
    table
}

fn put(table: &mut [u8], at: usize, bytes: &[u8]) {
    table[at..at + bytes.len()].copy_from_slice(bytes);
}
