//! The structure elements of a document (ISO 32000-1, section 14.7), each written as soon as it is complete.

use std::io::{self, Write};

use pdf_writer::types::StructRole;
use pdf_writer::{Ref, TextStr};

use super::super::page::{BlockRole, SheetBlock};
use super::objects::Objects;
use bidiscope_report::words::escape::escape_invisibles;

/// The structure of a document: a section for each sheet.
pub(super) struct Structure {
    root: Ref,
    document: Ref,
    sections: Vec<Ref>,
    section: Option<PdfSection>,
    /// The elements of each page and link, by their key in the parent tree (section 14.7.4.4).
    parents: Vec<Ref>,
}

struct PdfSection {
    number: Ref,
    elements: Vec<Ref>,
    /// The last element, which later blocks may continue.
    open: Option<Element>,
}

struct Element {
    number: Ref,
    role: StructRole,
    title: Option<String>,
    actual_text: Option<String>,
    alternative: Option<String>,
    /// Its drawings: the page and the marked-content identifier of each.
    pieces: Vec<(Ref, i32)>,
}

/// A link on a page.
pub(super) struct LinkPiece {
    /// The page.
    pub(super) page: Ref,
    /// The marked-content identifier of its text.
    pub(super) number: i32,
    /// The link annotation.
    pub(super) annotation: Ref,
    /// The key of the annotation in the parent tree.
    pub(super) key: i32,
}

impl Structure {
    pub(super) fn new<W: Write>(objects: &mut Objects<W>) -> Self {
        let (root, document) = (objects.reserve(), objects.reserve());
        Self { root, document, sections: Vec::new(), section: None, parents: Vec::new() }
    }

    /// Begins a section.
    pub(super) fn begin<W: Write>(&mut self, objects: &mut Objects<W>) {
        let number = objects.reserve();
        self.sections.push(number);
        self.section = Some(PdfSection { number, elements: Vec::new(), open: None });
    }

    /// Adds the drawing of a block to its element, and gives the element's number.
    pub(super) fn add<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        block: &SheetBlock,
        piece: (Ref, i32),
    ) -> io::Result<Ref> {
        let Some(section) = &mut self.section else { return Ok(self.document) };
        if !block.continues_previous_block || section.open.is_none() {
            section.close(objects)?;
        }
        let open = section.open.get_or_insert_with(|| Element::of(block, objects.reserve()));
        open.pieces.push(piece);
        Ok(open.number)
    }

    /// Adds a line that links to another page: a paragraph that holds only the link.
    pub(super) fn add_link<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        link: &LinkPiece,
        own: Ref,
    ) -> io::Result<()> {
        let Some(section) = &mut self.section else { return Ok(()) };
        section.close(objects)?;
        let paragraph = objects.reserve();
        section.elements.push(paragraph);
        let parent = section.number;
        objects.put(paragraph, |chunk| {
            chunk.struct_element(paragraph).kind(StructRole::P).parent(parent).child(own);
        })?;
        objects.put(own, |chunk| {
            let mut element = chunk.struct_element(own);
            element.kind(StructRole::Link).parent(paragraph).page(link.page);
            let mut children = element.children();
            children.marked_content_id(link.number);
            children.object_ref().page(link.page).object(link.annotation);
        })
    }

    /// The next key of the parent tree.
    pub(super) fn next_key(&self) -> i32 {
        i32::try_from(self.parents.len()).unwrap_or(i32::MAX)
    }

    /// Adds the value of the next key: for a link its element, for a page the list of its elements.
    pub(super) fn push_parent(&mut self, parent: Ref) {
        self.parents.push(parent);
    }

    /// Ends the section.
    pub(super) fn end<W: Write>(&mut self, objects: &mut Objects<W>) -> io::Result<()> {
        let Some(mut section) = self.section.take() else { return Ok(()) };
        section.close(objects)?;
        let PdfSection { number, elements, .. } = section;
        objects.put(number, |chunk| {
            let mut element = chunk.struct_element(number);
            element.kind(StructRole::Sect).parent(self.document);
            element.children().items(elements);
        })
    }

    /// Writes the roots, and gives the number of the structure tree root.
    pub(super) fn write<W: Write>(self, objects: &mut Objects<W>, language: &str) -> io::Result<Ref> {
        objects.put(self.document, |chunk| {
            let mut element = chunk.struct_element(self.document);
            element.kind(StructRole::Document).parent(self.root).lang(TextStr(language));
            element.children().items(self.sections);
        })?;
        objects.put(self.root, |chunk| {
            let mut root = chunk.indirect(self.root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
            root.child(self.document)
                .parent_tree_next_key(i32::try_from(self.parents.len()).unwrap_or(i32::MAX));
            let mut tree = root.parent_tree();
            let mut keys = tree.nums();
            for (key, parent) in (0..).zip(self.parents) {
                keys.insert(key, parent);
            }
        })?;
        Ok(self.root)
    }
}

impl PdfSection {
    fn close<W: Write>(&mut self, objects: &mut Objects<W>) -> io::Result<()> {
        let Some(element) = self.open.take() else { return Ok(()) };
        self.elements.push(element.number);
        element.write(objects, self.number)
    }
}

impl Element {
    /// The element of a block. For a name it states the text in logical order, whatever its glyphs show; so for other
    /// text with right-to-left letters.
    fn of(block: &SheetBlock, number: Ref) -> Self {
        let says = block.accessible_text.to_string();
        let is_plain =
            says.chars().all(|it| !bidiscope_bidi::name::BidiClass::of(it).makes_label_right_to_left());
        let actual_text = |always: bool| (always || !is_plain).then(|| says.clone());
        let title = || Some(escape_invisibles(&says));
        let (role, title, actual_text, alternative) = match block.block_role {
            BlockRole::Title => (StructRole::H1, title(), actual_text(true), None),
            BlockRole::Heading => (StructRole::H2, title(), actual_text(false), None),
            BlockRole::Name => (StructRole::P, None, actual_text(true), None),
            BlockRole::Sentence | BlockRole::Ornament => (StructRole::P, None, actual_text(false), None),
            BlockRole::Figure => (StructRole::Figure, None, None, Some(says)),
        };
        Self { number, role, title, actual_text, alternative, pieces: Vec::new() }
    }

    fn write<W: Write>(self, objects: &mut Objects<W>, parent: Ref) -> io::Result<()> {
        objects.put(self.number, |chunk| {
            let mut element = chunk.struct_element(self.number);
            element.kind(self.role).parent(parent);
            if let Some(title) = &self.title {
                element.title(TextStr(title));
            }
            if let Some(text) = &self.actual_text {
                element.actual_text(TextStr(text));
            }
            if let Some(text) = &self.alternative {
                element.alt(TextStr(text));
            }
            let mut children = element.children();
            for (page, number) in self.pieces {
                children.marked_content_ref().page(page).marked_content_id(number);
            }
        })
    }
}
