//! What a document says: the elements of its structure (ISO 32000-1, section 14.7) and its outline (12.3.3), each written
//! as soon as nothing more comes to it.

use std::io::{self, Write};

use pdf_writer::types::StructRole;
use pdf_writer::{Ref, TextStr};

use super::super::page::{SheetBlock, SheetPart};
use super::super::told::visible;
use super::objects::Objects;

/// The structure of a document: a section for each sheet.
pub(super) struct Structure {
    root: Ref,
    document: Ref,
    sections: Vec<Ref>,
    section: Option<PdfSection>,
    /// The elements of what is on each page and of each link, by the key that it has: section 14.7.4.4.
    parents: Vec<Ref>,
}

struct PdfSection {
    number: Ref,
    elements: Vec<Ref>,
    /// The last element, which may go on.
    open: Option<Element>,
}

struct Element {
    number: Ref,
    role: StructRole,
    title: Option<String>,
    actual_text: Option<String>,
    alternative: Option<String>,
    /// What is drawn of it: the page and the number there.
    pieces: Vec<(Ref, i32)>,
}

/// A link on a page.
pub(super) struct LinkPiece {
    /// The page.
    pub(super) page: Ref,
    /// The number of what is drawn there.
    pub(super) number: i32,
    /// The annotation.
    pub(super) annotation: Ref,
    /// The key of the annotation.
    pub(super) key: i32,
}

impl Structure {
    pub(super) fn new<W: Write>(objects: &mut Objects<W>) -> Self {
        let (root, document) = (objects.allot(), objects.allot());
        Self { root, document, sections: Vec::new(), section: None, parents: Vec::new() }
    }

    /// Begins a section.
    pub(super) fn begin<W: Write>(&mut self, objects: &mut Objects<W>) {
        let number = objects.allot();
        self.sections.push(number);
        self.section = Some(PdfSection { number, elements: Vec::new(), open: None });
    }

    /// Adds what is drawn of a block to its element, and gives the number of that.
    pub(super) fn add<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        block: &SheetBlock,
        piece: (Ref, i32),
    ) -> io::Result<Ref> {
        let Some(section) = &mut self.section else { return Ok(self.document) };
        if !block.goes_on || section.open.is_none() {
            section.close(objects)?;
        }
        let open = section.open.get_or_insert_with(|| Element::of(block, objects.allot()));
        open.pieces.push(piece);
        Ok(open.number)
    }

    /// Adds a line that leads to another page: a paragraph with nothing in it but the link.
    pub(super) fn add_link<W: Write>(
        &mut self,
        objects: &mut Objects<W>,
        link: &LinkPiece,
        own: Ref,
    ) -> io::Result<()> {
        let Some(section) = &mut self.section else { return Ok(()) };
        section.close(objects)?;
        let paragraph = objects.allot();
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

    /// The key of what comes next.
    pub(super) fn next_key(&self) -> i32 {
        i32::try_from(self.parents.len()).unwrap_or(i32::MAX)
    }

    /// What the next key stands for: for a link its element, for a page the list of those of its parts.
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

    /// Writes the roots, and gives that of the whole.
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
    /// The element of a block. Of a name it says the text in logical order, whatever the glyphs on the page stand for;
    /// so of words that are not all read from left to right.
    fn of(block: &SheetBlock, number: Ref) -> Self {
        let says = block.says.to_string();
        let is_plain =
            says.chars().all(|it| !bidiscope_bidi::name::BidiClass::of(it).makes_label_right_to_left());
        let actual_text = |always: bool| (always || !is_plain).then(|| says.clone());
        let title = || Some(visible(&says));
        let (role, title, actual_text, alternative) = match block.part {
            SheetPart::Title => (StructRole::H1, title(), actual_text(true), None),
            SheetPart::Heading => (StructRole::H2, title(), actual_text(false), None),
            SheetPart::Name => (StructRole::P, None, actual_text(true), None),
            SheetPart::Words | SheetPart::Ornament => (StructRole::P, None, actual_text(false), None),
            SheetPart::Figure => (StructRole::Figure, None, None, Some(says)),
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
