//! Sheets as one tagged PDF (ISO 32000-1, PDF/UA-1), with names in logical order in its structure.
//!
//! The file is written page by page: of a finished page only the offsets of its objects stay in memory. Typesetting
//! libraries for tagged PDF keep a whole document in memory, so the objects are composed here with `pdf-writer`.

mod catalog;
mod content;
mod fonts;
mod objects;
mod outline;
mod structure;

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use pdf_writer::types::{ActionType, AnnotationType, ArtifactType, AssociationKind, TabOrder};
use pdf_writer::{Filter, Name, Rect, Ref, Str, TextStr};

use super::page::{BlockRole, Sheet, SheetBlock, SheetDrawing, SheetPage, SheetRectangle};
use content::PageContent;
use fonts::PdfFonts;
use objects::{Objects, deflated};
use outline::{OutlineTarget, PdfOutline};
use structure::{LinkPiece, Structure};

/// Writes a tagged PDF document (ISO 32000-1, PDF/UA-1), sheet by sheet. Without [`PdfWriter::finish`] what was written is
/// not a PDF document.
pub struct PdfWriter<W> {
    title: String,
    made: Option<u64>,
    objects: Objects<W>,
    fonts: PdfFonts,
    structure: Structure,
    outline: PdfOutline,
    /// The object numbers of the pages, those of link targets included.
    page_numbers: Vec<Ref>,
    pages: usize,
    page_tree: Ref,
    /// The object that names the fonts.
    resources: Ref,
    attached: BTreeMap<String, Ref>,
}

/// A JSON file that is embedded in a PDF document.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its file name.
    pub name: String,
    /// Its description, in a sentence.
    pub description: String,
    /// Its content: JSON in UTF-8.
    pub json: Vec<u8>,
}

impl<W: Write> PdfWriter<W> {
    /// Begins a document with this title in `out`. `created_unix_seconds` is its creation time in seconds since
    /// 1970-01-01T00:00Z; without it the file states none, and its bytes are reproducible.
    ///
    /// # Errors
    /// Errors of the writer `out`; so for all other methods.
    pub fn begin(out: W, title: &str, created_unix_seconds: Option<u64>) -> io::Result<Self> {
        let mut objects = Objects::begin(out)?;
        Ok(Self {
            title: title.to_owned(),
            made: created_unix_seconds,
            fonts: PdfFonts::default(),
            structure: Structure::new(&mut objects),
            outline: PdfOutline::new(&mut objects),
            page_numbers: Vec::new(),
            pages: 0,
            page_tree: objects.reserve(),
            resources: objects.reserve(),
            attached: BTreeMap::new(),
            objects,
        })
    }

    /// The number of pages so far.
    pub const fn page_count(&self) -> usize {
        self.pages
    }

    /// Adds the pages of a sheet, with an outline entry that has its title.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn add(&mut self, sheet: &Sheet) -> io::Result<()> {
        self.add_pages(&sheet.document_title, &sheet.pages)
    }

    /// Adds pages with an outline entry of this title.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn add_pages<P: Borrow<SheetPage>>(
        &mut self,
        title: &str,
        pages: impl IntoIterator<Item = P>,
    ) -> io::Result<()> {
        let first = self.page_number(self.pages);
        let mut height = 0.0;
        let mut headings = Vec::new();
        self.structure.begin(&mut self.objects);
        for (index, page) in pages.into_iter().enumerate() {
            let page = page.borrow();
            if index == 0 {
                height = page.width_and_height_points[1];
            }
            self.add_page(page, &mut headings)?;
        }
        self.structure.end(&mut self.objects)?;
        let target = OutlineTarget { title: title.to_owned(), page: first, y: height };
        self.outline.add(&mut self.objects, target, headings)
    }

    /// Embeds a file in the document; a second one of the same name is ignored.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn attach(&mut self, file: &Attachment) -> io::Result<()> {
        if self.attached.contains_key(&file.name) {
            return Ok(());
        }
        let packed = deflated(&file.json)?;
        let length = i32::try_from(file.json.len()).unwrap_or(i32::MAX);
        let stream = self.objects.add(|chunk, id| {
            let mut stream = chunk.embedded_file(id, &packed);
            stream.subtype(Name(b"application/json")).params().size(length);
            stream.filter(Filter::FlateDecode);
        })?;
        let specification = self.objects.add(|chunk, id| {
            let mut it = chunk.file_spec(id);
            it.path(Str(file.name.as_bytes()))
                .unic_file(TextStr(&file.name))
                .description(TextStr(&file.description));
            it.association_kind(AssociationKind::Data).embedded_file_with_unicode(stream);
        })?;
        self.attached.insert(file.name.clone(), specification);
        Ok(())
    }

    /// Ends the document, and returns the writer `out`.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn finish(self) -> io::Result<W> {
        self.write_end()
    }

    /// The object number of a page, which may not be written yet.
    fn page_number(&mut self, index: usize) -> Ref {
        while self.page_numbers.len() <= index {
            self.page_numbers.push(self.objects.reserve());
        }
        self.page_numbers[index]
    }

    fn add_page(&mut self, page: &SheetPage, headings: &mut Vec<OutlineTarget>) -> io::Result<()> {
        let [width, height] = page.width_and_height_points;
        let number = self.page_number(self.pages);
        self.pages += 1;
        let mut links = Vec::new();
        // The structure elements of the page, by marked-content identifier.
        let mut owners = Vec::new();
        let mut content = PageContent::new(height, &mut self.fonts);
        if let Some(fill) = page.background_colour {
            let ground = SheetRectangle {
                left_top_right_bottom_points: [0.0, 0.0, width, height],
                corner_radius_points: 0.0,
                fill_colour: Some(fill),
                edge_width_points_and_colour: None,
            };
            content.artifact(ArtifactType::Page, &[SheetDrawing::Rectangle(ground)]);
        }
        for block in page.blocks.iter().filter(|it| !it.drawings.is_empty()) {
            if block.block_role == BlockRole::Ornament {
                content.artifact(ArtifactType::Layout, &block.drawings);
                continue;
            }
            let piece = (number, content.tagged(&block.drawings));
            if let Some(to) = block.linked_page_index {
                let annotation = self.objects.reserve();
                let own = self.objects.reserve();
                let key = self.structure.next_key();
                self.structure.push_parent(own);
                let link = LinkPiece { page: number, number: piece.1, annotation, key };
                self.structure.add_link(&mut self.objects, &link, own)?;
                owners.push(own);
                links.push((link, to, block));
                continue;
            }
            if block.block_role == BlockRole::Heading && !block.continues_previous_block {
                let y = height - bounds(block).map_or(0.0, |it| it[1]);
                headings.push(OutlineTarget { title: block.accessible_text.to_string(), page: number, y });
            }
            owners.push(self.structure.add(&mut self.objects, block, piece)?);
        }
        let packed = deflated(&content.finish())?;
        let content = self.objects.add(|chunk, id| {
            chunk.stream(id, &packed).filter(Filter::FlateDecode);
        })?;
        for (link, to, block) in &links {
            let to = self.page_number(*to);
            let [left, top, right, bottom] = bounds(block).unwrap_or_default();
            self.objects.put(link.annotation, |chunk| {
                let mut annotation = chunk.annotation(link.annotation);
                annotation
                    .subtype(AnnotationType::Link)
                    .rect(Rect::new(left, height - bottom, right, height - top))
                    .border(0.0, 0.0, 0.0, None)
                    .contents(TextStr(&block.accessible_text))
                    .struct_parent(link.key);
                let mut action = annotation.action();
                action.action_type(ActionType::GoTo).destination().page(to).xyz(0.0, height, None);
            })?;
        }
        let owners = self.objects.add(|chunk, id| {
            chunk.indirect(id).array().items(owners);
        })?;
        let key = self.structure.next_key();
        self.structure.push_parent(owners);
        let (page_tree, resources) = (self.page_tree, self.resources);
        self.objects.put(number, |chunk| {
            let mut it = chunk.page(number);
            it.parent(page_tree)
                .media_box(Rect::new(0.0, 0.0, width, height))
                .contents(content)
                .struct_parents(key)
                .tab_order(TabOrder::StructureOrder)
                .pair(Name(b"Resources"), resources);
            if !links.is_empty() {
                it.annotations(links.iter().map(|(link, ..)| link.annotation));
            }
        })
    }
}

/// The approximate bounding box of a block's text.
fn bounds(block: &SheetBlock) -> Option<[f32; 4]> {
    let mut edges: Option<[f32; 4]> = None;
    for mark in &block.drawings {
        let SheetDrawing::Text(text) = mark else { continue };
        let [x, y] = text.baseline_left_end_points;
        let left =
            text.glyphs_from_left.iter().map(|it| it.x_from_line_left_em).fold(f32::INFINITY, f32::min);
        let right = text.glyphs_from_left.iter().map(|it| it.x_from_line_left_em).fold(0.0, f32::max) + 0.6;
        let own = [
            x + left * text.font_size_points,
            y - text.font_size_points,
            x + right * text.font_size_points,
            y + 0.4 * text.font_size_points,
        ];
        let so_far = edges.unwrap_or(own);
        edges = Some([
            so_far[0].min(own[0]),
            so_far[1].min(own[1]),
            so_far[2].max(own[2]),
            so_far[3].max(own[3]),
        ]);
    }
    edges
}
