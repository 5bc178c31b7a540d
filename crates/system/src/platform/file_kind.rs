//! The kinds of what stands at a path.

/// The kind of what stands at a path. Windows has none but files, folders and devices there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A named pipe: to open it waits for who opens its other end.
    Pipe,
    /// A socket.
    Socket,
    /// A device, or a kind that is not listed here.
    Device,
}
