//! The functions that the WebAssembly module exports: a request goes in and an answer comes out, both as UTF-8.
//!
//! The page asks for room with [`request`], writes the request there, calls [`answer`], and reads the answer, which stays
//! until the next call.
#![expect(unsafe_code, reason = "names are exported as they are; nothing else here is unsafe")]

use std::sync::{Mutex, MutexGuard, PoisonError};

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Room for a request of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    let mut request = locked(&REQUEST);
    request.clear();
    request.resize(length, 0);
    request.as_mut_ptr()
}

/// Answers the request; the answer begins here.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let answered = super::answer(&locked(&REQUEST));
    let mut answer = locked(&ANSWER);
    *answer = answered;
    answer.as_ptr()
}

/// The bytes of the last answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    locked(&ANSWER).len()
}

fn locked(bytes: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    bytes.lock().unwrap_or_else(PoisonError::into_inner)
}
