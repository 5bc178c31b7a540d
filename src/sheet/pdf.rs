//! Sheets as one PDF that says what it shows: tagged, with the names in logical order in its structure.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use krilla::Document;
use krilla::SerializeSettings;
use krilla::action::Action;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::embed::{AssociationKind, EmbeddedFile, MimeType};
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Tag, TagGroup, TagKind, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::colours::Rgb;
use crate::layout::{FaceId, Faces};

use super::page::{Sheet, SheetBlock, SheetBox, SheetGlyph, SheetMark, SheetPage, SheetPart, SheetText};
use super::rounded::segments;

/// A document that is written sheet by sheet; what is kept of a page is what the file has of it, compressed.
pub struct PdfBook {
    document: Document,
    outline: Outline,
    tags: TagTree,
    fonts: BTreeMap<FaceId, Font>,
    pages: usize,
}

/// A file in the document.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// What it is called.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// What is in it: JSON.
    pub json: Vec<u8>,
}

/// Why there is no PDF: a fault of the program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the PDF could not be made: {0}")]
pub struct NoPdf(String);

impl PdfBook {
    /// A document of this title. `made` is when it was made, in seconds since 1970; without it the file says nothing
    /// of that, and is the same whenever it is made.
    pub fn new(title: &str, made: Option<u64>) -> Self {
        let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
        let settings = SerializeSettings {
            // Its two requirements never clash.
            configuration: configuration.finish().unwrap_or_default(),
            enable_tagging: true,
            ..SerializeSettings::default()
        };
        let mut document = Document::new_with(settings);
        let program = format!("bidiscope {}", env!("CARGO_PKG_VERSION"));
        let metadata = Metadata::new()
            .title(title.to_owned())
            .language("en".to_owned())
            .creator(program.clone())
            .producer(program);
        document.set_metadata(match made {
            Some(seconds) => metadata.creation_date(date(seconds)),
            None => metadata,
        });
        Self {
            document,
            outline: Outline::new(),
            tags: TagTree::new().with_lang(Some("en".to_owned())),
            fonts: BTreeMap::new(),
            pages: 0,
        }
    }

    /// How many pages it has so far.
    pub const fn pages(&self) -> usize {
        self.pages
    }

    /// Adds the pages of a sheet and its entry in the outline.
    pub fn add(&mut self, sheet: &Sheet) {
        let start = XyzDestination::new(self.pages, Point::from_xy(0.0, 0.0));
        let mut entry = OutlineNode::new(sheet.title.clone(), start);
        let mut part = TagGroup::new(Tag::Section);
        let mut element: Option<TagGroup> = None;
        for page in &sheet.pages {
            self.add_page(page, &mut part, &mut element, &mut entry);
        }
        part.children.extend(element.map(Into::into));
        self.tags.push(part);
        self.outline.push_child(entry);
    }

    /// Attaches a file; one of a name that is there already is left out.
    pub fn attach(&mut self, file: Attachment) {
        let _ = self.document.embed_file(EmbeddedFile {
            path: file.name,
            mime_type: MimeType::new("application/json"),
            description: Some(file.about),
            association_kind: AssociationKind::Data,
            data: file.json.into(),
            modification_date: None,
            compress: Some(true),
            location: None,
        });
    }

    /// The file.
    ///
    /// # Errors
    /// What the library finds wrong with it, which is a fault of the program.
    pub fn finish(mut self) -> Result<Vec<u8>, NoPdf> {
        self.document.set_outline(self.outline);
        self.document.set_tag_tree(self.tags);
        self.document.finish().map_err(|error| NoPdf(format!("{error:?}")))
    }

    fn add_page(
        &mut self,
        page: &SheetPage,
        part: &mut TagGroup,
        element: &mut Option<TagGroup>,
        entry: &mut OutlineNode,
    ) {
        let Some(settings) = PageSettings::from_wh(page.size[0], page.size[1]) else { return };
        let mut pdf = self.document.start_page_with(settings);
        let mut links = Vec::new();
        {
            let mut surface = pdf.surface();
            if let Some(ground) = page.ground {
                surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Page)));
                let [right, bottom] = page.size;
                fill(&mut surface, rectangle([0.0, 0.0, right, bottom], 0.0), ground);
                surface.end_tagged();
            }
            for block in &page.blocks {
                if block.marks.is_empty() {
                    continue;
                }
                let is_read = block.part != SheetPart::Ornament;
                let tag = match is_read {
                    true => ContentTag::Other,
                    false => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
                };
                let identifier = surface.start_tagged(tag);
                for mark in &block.marks {
                    draw(&mut surface, &mut self.fonts, mark);
                }
                surface.end_tagged();
                if !is_read {
                    continue;
                }
                if !block.goes_on || element.is_none() {
                    part.children.extend(element.take().map(Into::into));
                    *element = Some(TagGroup::new(tag_of(block)));
                    if block.part == SheetPart::Heading {
                        let place = XyzDestination::new(self.pages, Point::from_xy(0.0, top_of(block)));
                        entry.push_child(OutlineNode::new(block.says.to_string(), place));
                    }
                }
                if let Some(element) = element {
                    element.push(identifier);
                }
                if let Some(to) = block.leads_to {
                    links.push((to, block));
                    part.children.extend(element.take().map(Into::into));
                }
            }
        }
        for (to, block) in links {
            let target = XyzDestination::new(to, Point::from_xy(0.0, 0.0));
            let Some(rect) = bounds(block) else { continue };
            let link = LinkAnnotation::new(rect, Target::Action(Action::Goto(target.into())));
            let identifier =
                pdf.add_tagged_annotation(Annotation::new_link(link, Some(block.says.to_string())));
            let mut group = TagGroup::new(Tag::Link);
            group.push(identifier);
            part.push(group);
        }
        self.pages += 1;
    }
}

/// The element of the structure that a block is. Of a name the element says the text in logical order, whatever the
/// glyphs on the page stand for; so of words that are not all read from left to right.
fn tag_of(block: &SheetBlock) -> TagKind {
    let says = block.says.to_string();
    let is_plain = says.chars().all(|it| !crate::name::BidiClass::of(it).makes_label_right_to_left());
    let actual = |always: bool| (always || !is_plain).then(|| says.clone());
    let level = |number: u16| NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN);
    match block.part {
        SheetPart::Title => Tag::Hn(level(1), Some(says.clone())).with_actual_text(actual(true)).into(),
        SheetPart::Heading => Tag::Hn(level(2), Some(says.clone())).with_actual_text(actual(false)).into(),
        SheetPart::Name => Tag::P.with_actual_text(actual(true)).into(),
        SheetPart::Words | SheetPart::Ornament => Tag::P.with_actual_text(actual(false)).into(),
        SheetPart::Figure => Tag::Figure(Some(says)).into(),
    }
}

fn draw(surface: &mut Surface<'_>, fonts: &mut BTreeMap<FaceId, Font>, mark: &SheetMark) {
    match mark {
        SheetMark::Text(text) => draw_text(surface, fonts, text),
        SheetMark::Box(it) => draw_box(surface, it),
        SheetMark::Stroke { points, width, colour } => {
            let mut path = PathBuilder::new();
            for (index, &[x, y]) in points.iter().enumerate() {
                if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
            }
            stroke(surface, path.finish(), *width, *colour);
        }
    }
}

fn draw_text(surface: &mut Surface<'_>, fonts: &mut BTreeMap<FaceId, Font>, text: &SheetText) {
    let clip = text.clip.and_then(|edges| rectangle(edges, 0.0));
    if let Some(clip) = &clip {
        surface.push_clip_path(clip, &FillRule::NonZero);
    }
    let alike = |one: &SheetGlyph, next: &SheetGlyph| {
        (one.face, one.colour, one.scale) == (next.face, next.colour, next.scale)
    };
    let characters = extractable(&text.text);
    for glyphs in text.glyphs.chunk_by(alike) {
        let first = &glyphs[0];
        let Some(font) = font(fonts, first.face) else { continue };
        let placed: Vec<KrillaGlyph> = glyphs
            .iter()
            .enumerate()
            .map(|(index, it)| {
                let advance = glyphs.get(index + 1).map_or(0.0, |next| (next.x - it.x) / it.scale);
                let id = GlyphId::new(u32::from(it.glyph));
                KrillaGlyph::new(id, advance, 0.0, it.y / it.scale, 0.0, it.shows.clone(), None)
            })
            .collect();
        surface.set_stroke(None);
        surface.set_fill(Some(fill_of(first.colour)));
        let start = Point::from_xy(text.origin[0] + first.x * text.size, text.origin[1]);
        surface.draw_glyphs(start, &placed, font, &characters, text.size * first.scale, false);
    }
    if clip.is_some() {
        surface.pop();
    }
}

/// The text with each character that no glyph may stand for in PDF/UA exchanged for one of as many bytes.
fn extractable(text: &str) -> String {
    let exchanged = |it| match it {
        '\0' => ' ',
        '\u{FEFF}' | '\u{FFFE}' => '\u{FFFD}',
        other => other,
    };
    text.chars().map(exchanged).collect()
}

fn font(fonts: &mut BTreeMap<FaceId, Font>, face: FaceId) -> Option<Font> {
    if let Some(font) = fonts.get(&face) {
        return Some(font.clone());
    }
    let font = Font::new(Faces::bundled_file(face)?.into(), 0)?;
    fonts.insert(face, font.clone());
    Some(font)
}

fn draw_box(surface: &mut Surface<'_>, it: &SheetBox) {
    if let Some(of) = it.fill {
        fill(surface, rectangle(it.edges, it.radius), of);
    }
    if let Some((width, of)) = it.stroke {
        let inset = width / 2.0;
        let [left, top, right, bottom] = it.edges;
        let edges = [left + inset, top + inset, right - inset, bottom - inset];
        stroke(surface, rectangle(edges, (it.radius - inset).max(0.0)), width, of);
    }
}

fn fill(surface: &mut Surface<'_>, path: Option<Path>, of: Rgb) {
    let Some(path) = path else { return };
    surface.set_stroke(None);
    surface.set_fill(Some(fill_of(of)));
    surface.draw_path(&path);
}

fn stroke(surface: &mut Surface<'_>, path: Option<Path>, width: f32, of: Rgb) {
    let Some(path) = path else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { paint: colour(of).into(), width, ..Stroke::default() }));
    surface.draw_path(&path);
}

fn fill_of(of: Rgb) -> Fill {
    Fill { paint: colour(of).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn colour([red, green, blue]: Rgb) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

/// A rectangle with round corners; `None` where it has no inside.
fn rectangle([left, top, right, bottom]: [f32; 4], radius: f32) -> Option<Path> {
    let rect = Rect::from_ltrb(left, top, right, bottom)?;
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.push_rect(rect);
        return path.finish();
    }
    for (index, [start, one, two, end]) in
        segments([left, top, right, bottom], radius).into_iter().enumerate()
    {
        if index == 0 {
            path.move_to(start[0], start[1])
        } else {
            path.line_to(start[0], start[1])
        }
        path.cubic_to(one[0], one[1], two[0], two[1], end[0], end[1]);
    }
    path.close();
    path.finish()
}

/// About where a block stands.
fn bounds(block: &SheetBlock) -> Option<Rect> {
    let mut edges: Option<[f32; 4]> = None;
    for mark in &block.marks {
        let SheetMark::Text(text) = mark else { continue };
        let [x, y] = text.origin;
        let left = text.glyphs.iter().map(|it| it.x).fold(f32::INFINITY, f32::min);
        let right = text.glyphs.iter().map(|it| it.x).fold(0.0, f32::max) + 0.6;
        let own = [x + left * text.size, y - text.size, x + right * text.size, y + 0.4 * text.size];
        let so_far = edges.unwrap_or(own);
        edges = Some([
            so_far[0].min(own[0]),
            so_far[1].min(own[1]),
            so_far[2].max(own[2]),
            so_far[3].max(own[3]),
        ]);
    }
    let [left, top, right, bottom] = edges?;
    Rect::from_ltrb(left, top, right, bottom)
}

fn top_of(block: &SheetBlock) -> f32 {
    bounds(block).map_or(0.0, |it| it.top())
}

/// A moment as a day and a time of day, by UTC.
fn date(seconds: u64) -> DateTime {
    // Civil from days, with years that begin in March.
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = u16::try_from(year_of_era + era * 400 + later).unwrap_or(u16::MAX);
    DateTime::new(year)
        .month(month as u8)
        .day(day as u8)
        .hour((rest / 3_600) as u8)
        .minute((rest / 60 % 60) as u8)
        .second((rest % 60) as u8)
        .utc_offset_hour(0)
        .utc_offset_minute(0)
}
