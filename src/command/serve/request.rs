//! One request of a browser, and the answer: a file of the folder (RFC 9112, as far as a page needs it).

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

/// The most bytes of the head of a request.
const MAX_HEAD_BYTES: u64 = 16_384;
/// How long a browser may be silent.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers one request and closes the connection. A connection that breaks is forgotten.
pub(super) fn answer(stream: TcpStream, folder: &Path) {
    let _ = try_answer(&stream, folder);
}

fn try_answer(mut stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new(stream.take(MAX_HEAD_BYTES));
    let mut first = String::new();
    head.read_line(&mut first)?;
    let mut line = String::new();
    let mut is_local = false;
    while head.read_line(&mut line)? > 2 {
        if let Some((key, value)) = line.split_once(':')
            && key.eq_ignore_ascii_case("host")
        {
            is_local = is_local_host(value.trim());
        }
        line.clear();
    }
    let answer = Answer::of(&first, is_local, folder);
    stream.write_all(answer.head().as_bytes())?;
    if !first.starts_with("HEAD ") {
        stream.write_all(&answer.body)?;
    }
    stream.flush()
}

/// Whether a request is for this machine: a page elsewhere that has its own name point here is refused.
fn is_local_host(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name == "localhost" || name == "127.0.0.1"
}

/// An answer.
struct Answer {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Answer {
    fn of(first_line: &str, is_local: bool, folder: &Path) -> Self {
        let refusal = |status: &'static str| Self { status, kind: "text/plain", body: Vec::new() };
        let mut parts = first_line.split_whitespace();
        let (method, target) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        if !is_local {
            return refusal("403 Forbidden");
        }
        if !matches!(method, "GET" | "HEAD") {
            return refusal("405 Method Not Allowed");
        }
        let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
        let file = if path.is_empty() { "index.html" } else { path };
        let Some(kind) = kind_of(file) else { return refusal("404 Not Found") };
        match fs::read(folder.join(file)) {
            Ok(body) => Self { status: "200 OK", kind, body },
            Err(_) => refusal("404 Not Found"),
        }
    }

    fn head(&self) -> String {
        let Self { status, kind, body } = self;
        format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\
             X-Content-Type-Options: nosniff\r\nCache-Control: no-cache\r\n\r\n",
            body.len()
        )
    }
}

/// The media type of a file of the folder itself; `None` for every other path.
fn kind_of(file: &str) -> Option<&'static str> {
    let (name, extension) = file.split_once('.')?;
    if name.is_empty() || !name.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-') {
        return None;
    }
    Some(match extension {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Answer, is_local_host, kind_of};

    #[test]
    fn only_files_of_the_folder_itself_are_served() {
        for file in [
            "../Cargo.toml",
            "a/b.js",
            ".git",
            "",
            "..",
            "a.rs",
            "/etc/passwd.js",
            "C:x.js",
            "a\\b.js",
            "a.b.js",
        ] {
            assert_eq!(kind_of(file), None, "{file}");
        }
        assert_eq!(kind_of("bidiscope.wasm"), Some("application/wasm"));
        assert_eq!(kind_of("bidiscope-embedded.js"), Some("text/javascript; charset=utf-8"));
    }

    #[test]
    fn what_is_served() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("index.html"), "page").expect("a file");
        let status = |line: &str, is_local: bool| Answer::of(line, is_local, folder.path()).status;
        assert_eq!(Answer::of("GET /?a HTTP/1.1", true, folder.path()).body, b"page");
        assert_eq!(status("GET / HTTP/1.1", false), "403 Forbidden");
        assert_eq!(status("POST / HTTP/1.1", true), "405 Method Not Allowed");
        assert_eq!(status("GET /page.js HTTP/1.1", true), "404 Not Found");
        assert_eq!(status("", true), "405 Method Not Allowed");
    }

    /// A page of another site can have its name lead to this machine (DNS rebinding).
    #[test]
    fn a_host_of_another_name_is_refused() {
        assert!(is_local_host("127.0.0.1:8080") && is_local_host("localhost"));
        assert!(
            !is_local_host("example.org:80") && !is_local_host("") && !is_local_host("localhost.example.org")
        );
    }
}
