//! The objects of a PDF file, written as soon as they are complete (ISO 32000-1, sections 7.5.2 to 7.5.5).

use std::hash::Hasher;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Chunk, Ref};
use rustc_hash::FxHasher;

/// A file that is being written. Only the offset of each object stays in memory.
pub(super) struct Objects<W> {
    out: W,
    /// The number of bytes written.
    length: u64,
    /// The offset of each object, from number 1; 0 where it is not written.
    offsets: Vec<u64>,
    /// A hash of the content, for the file identifier.
    hash: FxHasher,
}

impl<W: Write> Objects<W> {
    /// Begins the file.
    pub(super) fn begin(out: W) -> io::Result<Self> {
        let mut file = Self { out, length: 0, offsets: Vec::new(), hash: FxHasher::default() };
        // The bytes above 127 in the second line mark the file as binary.
        file.append(b"%PDF-1.7\n%\x80\x80\x80\x80\n")?;
        Ok(file)
    }

    /// The number of an object that is written later.
    pub(super) fn reserve(&mut self) -> Ref {
        self.offsets.push(0);
        Ref::new(i32::try_from(self.offsets.len()).unwrap_or(i32::MAX))
    }

    /// Writes the object of this number, which `make` puts into the chunk.
    pub(super) fn put(&mut self, number: Ref, make: impl FnOnce(&mut Chunk)) -> io::Result<()> {
        let mut chunk = Chunk::new();
        make(&mut chunk);
        debug_assert!(chunk.refs().eq([number]), "one object, of this number");
        if let Some(offset) = usize::try_from(number.get() - 1).ok().and_then(|it| self.offsets.get_mut(it)) {
            *offset = self.length;
        }
        self.append(chunk.as_bytes())
    }

    /// Writes an object, and gives its number.
    pub(super) fn add(&mut self, make: impl FnOnce(&mut Chunk, Ref)) -> io::Result<Ref> {
        let number = self.reserve();
        self.put(number, |chunk| make(chunk, number))?;
        Ok(number)
    }

    /// The file identifier, from the content so far.
    pub(super) fn identifier(&self) -> [u8; 16] {
        let one = self.hash.finish();
        let mut other = FxHasher::default();
        other.write_u64(self.length ^ one.rotate_left(32));
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&one.to_be_bytes());
        bytes[8..].copy_from_slice(&other.finish().to_be_bytes());
        bytes
    }

    /// Writes the cross-reference table and the trailer, and returns the writer.
    pub(super) fn finish(mut self, catalog: Ref, information: Ref) -> io::Result<W> {
        let identifier: String = self.identifier().iter().map(|it| format!("{it:02x}")).collect();
        let table = self.length;
        let size = self.offsets.len() + 1;
        self.append(format!("xref\n0 {size}\n0000000000 65535 f\r\n").as_bytes())?;
        for offset in std::mem::take(&mut self.offsets) {
            match offset {
                0 => self.append(b"0000000000 65535 f\r\n")?,
                // An entry of the table has ten digits.
                10_000_000_000.. => return Err(io::ErrorKind::FileTooLarge.into()),
                _ => self.append(format!("{offset:010} 00000 n\r\n").as_bytes())?,
            }
        }
        let (catalog, information) = (catalog.get(), information.get());
        self.append(
            format!(
                "trailer\n<<\n/Size {size}\n/Root {catalog} 0 R\n/Info {information} 0 R\n\
                 /ID [<{identifier}> <{identifier}>]\n>>\nstartxref\n{table}\n%%EOF\n"
            )
            .as_bytes(),
        )?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.write(bytes);
        self.length += bytes.len() as u64;
        self.out.write_all(bytes)
    }
}

/// The bytes compressed for the filter `FlateDecode`.
pub(super) fn deflated(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}
