//! Nothing: the tests are in `window.rs`.
