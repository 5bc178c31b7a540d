//! The folder in which programs remember what a user did.

use std::env::{home_dir, var_os};
use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of this program in the user's, whether or not it is there yet; `None` where the user has no
/// home.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = if cfg!(target_os = "macos") {
        home_dir()?.join("Library").join("Application Support").join("bidiscope")
    } else if cfg!(windows) {
        PathBuf::from(var_os("APPDATA")?).join("bidiscope").join("data")
    } else {
        // The XDG Base Directory Specification: what is not absolute does not count.
        let named = var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|it| it.is_absolute());
        named.or_else(|| Some(home_dir()?.join(".local").join("share")))?.join("bidiscope")
    };
    // In an empty home the paths would lead to wherever the program was started.
    folder.is_absolute().then_some(folder)
}

/// Makes a folder, and those that it is in, where they are not there yet. What a user typed is for nobody else to read
/// (the XDG Base Directory Specification asks for it).
///
/// # Errors
/// What the system says against it.
pub(crate) fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::make_private;

    #[test]
    fn only_the_user_sees_into_a_folder_that_is_made() {
        let outside = std::env::temp_dir().join(format!("bidiscope-private-{}", std::process::id()));
        let folder = outside.join("share").join("bidiscope");
        make_private(&folder).expect("it is made");
        make_private(&folder).expect("it is there");
        let mode = std::fs::metadata(&folder).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        std::fs::remove_dir_all(outside).expect("removed");
    }
}
