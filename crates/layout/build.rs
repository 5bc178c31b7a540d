//! Where the bundled faces are: the folder `fonts`, or the one in the environment variable `BIDISCOPE_FACES` with the same
//! faces made smaller, for the page in a browser.

use std::env;

fn main() {
    println!("cargo::rerun-if-env-changed=BIDISCOPE_FACES");
    let faces = env::var("BIDISCOPE_FACES");
    let faces = faces.unwrap_or_else(|_| format!("{}/../../fonts", env!("CARGO_MANIFEST_DIR")));
    println!("cargo::rustc-env=FACES={faces}");
}
