//! Files that are dropped onto the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_window::App;
use eframe::egui::DroppedFile;
use egui_kittest::Harness;

/// A file as the window's library hands it over.
#[derive(Debug)]
struct File {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl DroppedFile for File {
    fn path(&self) -> &Path {
        &self.path
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.bytes.clone())
    }
}

/// Drops a file onto the window.
pub(crate) fn drop_file(harness: &mut Harness<'static, App>, bytes: &[u8]) {
    drop_files(harness, &[("names.txt", bytes)]);
}

/// Drops what stands at a place onto the window; with these bytes, if nothing stands there.
pub(crate) fn drop_path(harness: &mut Harness<'static, App>, path: &Path, bytes: &[u8]) {
    let file = File { path: path.to_owned(), bytes: bytes.to_owned() };
    harness.input_mut().dropped_files.push(Arc::new(file));
    // What is read beside the window may take longer than a run has passes.
    let _ = harness.run_ok();
}

/// Drops files with these names onto the window.
pub(crate) fn drop_files(harness: &mut Harness<'static, App>, files: &[(&str, &[u8])]) {
    for (name, bytes) in files {
        let file = File { path: Path::new("/somewhere").join(name), bytes: bytes.to_vec() };
        harness.input_mut().dropped_files.push(Arc::new(file));
    }
    // What is read beside the window may take longer than a run has passes.
    let _ = harness.run_ok();
}
