//! One request of a browser, and the answer: a file of the folder (RFC 9112, as far as a page needs it).

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

/// The most bytes of the head of a request.
const MAX_HEAD_BYTES: u64 = 16_384;
/// The most bytes of a file that is sent; a larger one is not found.
const MAX_FILE_BYTES: u64 = 64 << 20;
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
    let mut hosts = Vec::new();
    while head.read_line(&mut line)? > 2 {
        if let Some((key, value)) = line.split_once(':')
            && key.eq_ignore_ascii_case("host")
        {
            hosts.push(value.trim().to_owned());
        }
        line.clear();
    }
    let answer = Answer::of(&first, &hosts, folder);
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
    /// That to the first line of a request with these headers `Host`.
    fn of(first_line: &str, hosts: &[String], folder: &Path) -> Self {
        let refusal = |status: &'static str| Self { status, kind: "text/plain", body: Vec::new() };
        let mut parts = first_line.split_whitespace();
        let (method, target) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        // Section 3.2.
        let [host] = hosts else { return refusal("400 Bad Request") };
        // Section 3.2.2: the host of an absolute form counts in its place.
        let absolute =
            target.strip_prefix("http://").map(|it| it.split_at(it.find(['/', '?']).unwrap_or(it.len())));
        let (host, target) = absolute.unwrap_or((host, target));
        if !is_local_host(host) {
            return refusal("403 Forbidden");
        }
        if !matches!(method, "GET" | "HEAD") {
            return refusal("405 Method Not Allowed");
        }
        let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
        let file = if path.is_empty() { "index.html" } else { path };
        let Some(kind) = kind_of(file) else { return refusal("404 Not Found") };
        match read(folder, file) {
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

/// The contents of a file of the folder, which no symbolic link leads out of.
fn read(folder: &Path, file: &str) -> io::Result<Vec<u8>> {
    let path = fs::canonicalize(folder.join(file))?;
    if path.parent() != Some(&fs::canonicalize(folder)?) {
        return Err(io::ErrorKind::NotFound.into());
    }
    let (file, mut bytes) = (fs::File::open(path)?, Vec::new());
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_BYTES { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
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
        let answer = |line: &str, hosts: &[&str]| {
            Answer::of(line, &hosts.iter().map(|&it| it.to_owned()).collect::<Vec<_>>(), folder.path())
        };
        let status = |line: &str, hosts: &[&str]| answer(line, hosts).status;
        let here = &["localhost:80"][..];
        assert_eq!(answer("GET /?a HTTP/1.1", here).body, b"page");
        assert_eq!(status("GET / HTTP/1.1", &["example.org"]), "403 Forbidden");
        assert_eq!(status("POST / HTTP/1.1", here), "405 Method Not Allowed");
        assert_eq!(status("GET /page.js HTTP/1.1", here), "404 Not Found");
        assert_eq!(status("", here), "405 Method Not Allowed");
        // RFC 9112, section 3.2: none or several are an error, whatever they are.
        assert_eq!(status("GET / HTTP/1.1", &[]), "400 Bad Request");
        assert_eq!(status("GET / HTTP/1.1", &["example.org", "localhost"]), "400 Bad Request");
        assert_eq!(status("GET / HTTP/1.1", &["localhost", "localhost"]), "400 Bad Request");
        for target in
            ["http://localhost:80/", "http://127.0.0.1", "http://127.0.0.1?a", "http://localhost/index.html"]
        {
            assert_eq!(answer(&format!("GET {target} HTTP/1.1"), here).body, b"page", "{target}");
        }
        assert_eq!(status("GET http://example.org/ HTTP/1.1", here), "403 Forbidden");
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_leads_nowhere_else() {
        use std::os::unix::fs::symlink;

        let all = tempfile::tempdir().expect("a folder");
        let folder = all.path().join("web");
        std::fs::create_dir(&folder).expect("a folder");
        std::fs::write(all.path().join("secret.txt"), "secret").expect("a file");
        std::fs::write(folder.join("page.html"), "page").expect("a file");
        symlink(all.path().join("secret.txt"), folder.join("out.html")).expect("a link");
        symlink("page.html", folder.join("same.html")).expect("a link");
        symlink(&folder, all.path().join("served")).expect("a link");
        for folder in [folder, all.path().join("served")] {
            let get =
                |file: &str| Answer::of(&format!("GET /{file} HTTP/1.1"), &["localhost".to_owned()], &folder);
            assert_eq!(get("out.html").status, "404 Not Found");
            assert_eq!(get("same.html").body, b"page");
        }
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
