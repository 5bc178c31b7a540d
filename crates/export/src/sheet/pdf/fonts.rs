//! The fonts of a document: the glyphs that its pages use, and the embedded subsets.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::sync::Arc;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Name, Rect, Ref, Str};
use rustc_hash::FxHasher;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, name_id};

use bidiscope_layout::{FaceId, Faces};

use super::objects::{Objects, deflated};

const IDENTITY: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The fonts that pages have used so far.
#[derive(Default)]
pub(super) struct PdfFonts {
    by_face: BTreeMap<FaceId, PdfFont>,
}

/// A font subset whose character codes are numbered in the order of first use (ISO 32000-1, section 9.7).
pub(super) struct PdfFont {
    /// Its name in the resources of pages.
    pub(super) resource_name: String,
    face: Face<'static>,
    file: &'static [u8],
    glyphs: GlyphRemapper,
    /// The text of each glyph of the subset at its first use.
    glyph_texts: Vec<Arc<str>>,
    /// The widths of the glyphs, in thousandths of an em.
    widths: Vec<f32>,
}

impl PdfFonts {
    /// The font of a bundled face; `None` for a system font.
    pub(super) fn of(&mut self, face: FaceId) -> Option<&mut PdfFont> {
        let resource_name = format!("F{}", self.by_face.len());
        match self.by_face.entry(face) {
            Entry::Occupied(entry) => Some(entry.into_mut()),
            Entry::Vacant(entry) => {
                Some(entry.insert(PdfFont::new(resource_name, Faces::bundled_file(face)?)?))
            }
        }
    }

    /// Writes the fonts, and as `resources` their names.
    pub(super) fn write<W: Write>(&self, objects: &mut Objects<W>, resources: Ref) -> io::Result<()> {
        let mut numbers = Vec::with_capacity(self.by_face.len());
        for font in self.by_face.values() {
            numbers.push((&font.resource_name, font.write(objects)?));
        }
        objects.put(resources, |chunk| {
            let mut dictionary = chunk.indirect(resources).dict();
            let mut fonts = dictionary.insert(Name(b"Font")).dict();
            for (name, number) in &numbers {
                fonts.pair(Name(name.as_bytes()), *number);
            }
        })
    }
}

impl PdfFont {
    fn new(resource_name: String, file: &'static [u8]) -> Option<Self> {
        let face = Face::parse(file, 0).ok()?;
        let glyph_texts = vec![Arc::from("")];
        let mut font =
            Self { resource_name, face, file, glyphs: GlyphRemapper::new(), glyph_texts, widths: Vec::new() };
        font.widths.push(font.width_of(0));
        Some(font)
    }

    /// The code of a glyph in the subset, and whether `text` is also its text at its first use.
    pub(super) fn character(&mut self, glyph: u16, text: &str) -> (u16, bool) {
        let number = self.glyphs.remap(glyph);
        if usize::from(number) == self.glyph_texts.len() {
            // PDF/UA requires a text for each glyph.
            self.glyph_texts.push(Arc::from(if text.is_empty() { "\u{FFFD}" } else { text }));
            self.widths.push(self.width_of(glyph));
        }
        (number, self.glyph_texts.get(usize::from(number)).is_some_and(|it| **it == *text))
    }

    /// The width of a glyph of the subset, in thousandths of an em.
    pub(super) fn width(&self, number: u16) -> f32 {
        self.widths.get(usize::from(number)).copied().unwrap_or_default()
    }

    fn width_of(&self, glyph: u16) -> f32 {
        self.thousandths(self.face.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or_default())
    }

    fn thousandths(&self, units: impl Into<f32>) -> f32 {
        units.into() * 1_000.0 / f32::from(self.face.units_per_em())
    }

    /// The PostScript name of the face, after six letters that identify the subset (section 9.6.4).
    fn name(&self) -> String {
        let names = self.face.names().into_iter();
        let name = names.filter(|it| it.name_id == name_id::POST_SCRIPT_NAME).find_map(|it| it.to_string());
        let mut hash = FxHasher::default();
        self.glyphs.remapped_gids().for_each(|it| it.hash(&mut hash));
        let mut rest = hash.finish();
        let mut tag = String::new();
        for _ in 0..6 {
            tag.push(char::from(b'A' + (rest % 26) as u8));
            rest /= 26;
        }
        format!("{tag}+{}", name.unwrap_or_else(|| "Font".to_owned()))
    }

    fn write<W: Write>(&self, objects: &mut Objects<W>) -> io::Result<Ref> {
        let subset = subsetter::subset(self.file, 0, &self.glyphs).map_err(io::Error::other)?;
        let subset_length = i32::try_from(subset.len()).unwrap_or(i32::MAX);
        let packed = deflated(&subset)?;
        let file = objects.add(|chunk, id| {
            chunk.stream(id, &packed).filter(Filter::FlateDecode).pair(Name(b"Length1"), subset_length);
        })?;
        let name = self.name();
        let name = Name(name.as_bytes());
        let descriptor = objects.add(|chunk, id| {
            let edges = self.face.global_bounding_box();
            let [left, bottom, right, top] =
                [edges.x_min, edges.y_min, edges.x_max, edges.y_max].map(|it| self.thousandths(it));
            chunk
                .font_descriptor(id)
                .name(name)
                .flags(FontFlags::SYMBOLIC)
                .bbox(Rect::new(left, bottom, right, top))
                .italic_angle(self.face.italic_angle())
                .ascent(self.thousandths(self.face.ascender()))
                .descent(self.thousandths(self.face.descender()))
                .cap_height(self.thousandths(self.face.capital_height().unwrap_or(self.face.ascender())))
                // Required, although no reader needs it for an embedded font.
                .stem_v(80.0)
                .font_file2(file);
        })?;
        let descendant = objects.add(|chunk, id| {
            let mut font = chunk.cid_font(id);
            font.subtype(CidFontType::Type2)
                .base_font(name)
                .system_info(IDENTITY)
                .font_descriptor(descriptor)
                .default_width(0.0)
                .cid_to_gid_map_predefined(Name(b"Identity"));
            font.widths().consecutive(0, self.widths.iter().copied());
        })?;
        let mut map = UnicodeCmap::<u16>::new(Name(b"Custom"), IDENTITY);
        for (number, text) in self.glyph_texts.iter().enumerate().skip(1) {
            map.pair_with_multiple(u16::try_from(number).unwrap_or(u16::MAX), text.chars());
        }
        let packed = deflated(&map.finish())?;
        let map = objects.add(|chunk, id| {
            chunk.stream(id, &packed).filter(Filter::FlateDecode);
        })?;
        objects.add(|chunk, id| {
            chunk
                .type0_font(id)
                .base_font(name)
                .encoding_predefined(Name(b"Identity-H"))
                .descendant_font(descendant)
                .to_unicode(map);
        })
    }
}
