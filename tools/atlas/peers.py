"""The programs that are asked: how each is made ready, and how it is started."""

import dataclasses
import os
import pathlib
import shutil
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent
ADAPTERS = HERE / "adapters"
PYPI = ["idna", "python-bidi", "ada-url"]
NPM = ["tr46", "whatwg-url", "bidi-js"]
# In the calls `{a|b}` is a for an LTR paragraph and b for an RTL one.
BIDI_OF_JAVA = "new java.text.Bidi(text, Bidi.DIRECTION_{LEFT_TO_RIGHT|RIGHT_TO_LEFT}), getLevelAt, Bidi.reorderVisually"
ICU = "USE_STD3_RULES, CHECK_BIDI, CHECK_CONTEXTJ, NONTRANSITIONAL_TO_ASCII"
RECTANGLES = "Range.getClientRects of each character in <p dir=\"{ltr|rtl}\" style=\"white-space: pre\">"
MARKS = "names with marks, whose rectangle is that of their base"
# What programs follow: the document, and where it permits what is counted as a policy.
DOCUMENTS = {
    "uax9-6.2": {"title": "UAX #9 of Unicode 6.2", "url": "https://www.unicode.org/reports/tr9/tr9-27.html"},
    "uts46": {"title": "UTS #46 section 4, the flag CheckHyphens", "url": "https://www.unicode.org/reports/tr46/#Processing"},
    "url": {"title": "URL standard, domain to ASCII", "url": "https://url.spec.whatwg.org/#concept-domain-to-ascii"},
    "url-host": {"title": "URL standard, host parser", "url": "https://url.spec.whatwg.org/#concept-host-parser"},
    "url-543": {"title": "whatwg/url issue 543", "url": "https://github.com/whatwg/url/issues/543"},
    "default-direction": {"title": "the documentation of DefaultDirection", "url": "https://pkg.go.dev/golang.org/x/text/unicode/bidi#DefaultDirection"},
    "idna2003": {"title": "RFC 3490 section 4.1", "url": "https://www.rfc-editor.org/rfc/rfc3490#section-4.1"},
    "registration": {"title": "RFC 5891 section 4.2.3.4 (registration)", "url": "https://www.rfc-editor.org/rfc/rfc5891#section-4.2.3.4"},
    "lookup": {"title": "RFC 5891 section 5.4 (lookup, SHOULD)", "url": "https://www.rfc-editor.org/rfc/rfc5891#section-5.4"},
}


@dataclasses.dataclass
class Peer:
    id: str
    kind: str  # "uba" or "idna"
    command: list
    needs: str  # what makes it available
    call: str  # the function that is asked, with its options
    follows: str = ""  # the standard that its documents name, of DOCUMENTS; what that leaves open is no error
    origin: str = ""  # where the version that is asked comes from
    contains: str = ""  # the code of another program that it holds
    sample: int = 1  # of long names every so-many-th is asked
    unanswered: str = ""  # what the adapter gives no answer to
    braced_escapes: bool = False  # its language writes U+05D0 as \u{05D0}, not as \u05D0
    looks: bool = False  # it answers what is shown, so that equal characters cannot be told apart
    environment: dict = dataclasses.field(default_factory=dict)

    def ask(self, lines):
        """Its version and its answers, or None and why there are none."""
        if not self.command or not shutil.which(self.command[0]):
            return None, f"not available: {self.needs}"
        with tempfile.TemporaryFile("w+", encoding="utf-8") as questions:
            questions.write("".join(line + "\n" for line in lines))
            questions.seek(0)
            done = subprocess.run(
                self.command, stdin=questions, capture_output=True, text=True, env=os.environ | self.environment, cwd=ADAPTERS
            )
        version, *answers = done.stdout.split("\n")
        if answers and not answers[-1]:
            answers.pop()
        if done.returncode or len(answers) != len(lines):
            words = done.stderr.strip().splitlines()[-1:] or [f"{len(answers)} answers to {len(lines)} lines"]
            return None, f"not available: {self.needs} ({words[0][:120]})"
        return version, answers


def prepare(cache):
    """Brings the packages of PyPI, npm and crates.io, and builds the two programs that must be compiled; says what fails."""
    cache.mkdir(parents=True, exist_ok=True)
    python, modules = cache / "python", cache / "npm"
    if not (python / "bin" / "python").exists():
        attempt("PyPI", ["python3", "-m", "venv", python])
        attempt("PyPI", [python / "bin" / "pip", "install", "--quiet", *PYPI])
    if not (modules / "node_modules").exists():
        modules.mkdir(exist_ok=True)
        attempt("npm", ["npm", "install", "--silent", "--prefix", modules, *NPM])
    rust = ["cargo", "build", "--release", "--quiet", "--manifest-path", ADAPTERS / "rust" / "Cargo.toml"]
    attempt("crates.io", rust, CARGO_TARGET_DIR=str(cache / "rust"))
    debian = {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": "", "GOCACHE": str(cache / "go-cache")}
    attempt("Go", ["go", "build", "-o", cache / "go", ADAPTERS / "go" / "main.go"], **debian)


def attempt(what, command, **environment):
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, env=os.environ | environment)
        problem = done.returncode and (done.stderr or done.stdout).strip()[-300:]
    except OSError as error:
        problem = str(error)
    if problem:
        print(f"{what}: {problem}")


def debian_version(package):
    done = subprocess.run(["dpkg-query", "-W", "-f=${Version}", package], capture_output=True, text=True)
    return done.stdout.strip() or "of this machine"


def debian_release():
    release = pathlib.Path("/etc/debian_version")
    return "Debian " + release.read_text(encoding="ascii").partition(".")[0].strip() if release.exists() else ""


def java_of(number):
    found = sorted(pathlib.Path("/usr/lib/jvm").glob(f"*-{number}-*/bin/java"))
    return str(found[0]) if found else f"java {number}"


def all_peers(cache, icu4j):
    python, go = str(cache / "python" / "bin" / "python"), str(cache / "go")
    rust, node = str(cache / "rust" / "release" / "atlas-peers"), {"NODE_PATH": str(cache / "npm" / "node_modules")}
    jar = ["java", "-cp", str(icu4j)] if icu4j.exists() else []
    debian = debian_release()
    java = "apt-get install openjdk-17-jdk-headless"
    text, net = debian_version("golang-golang-x-text-dev"), debian_version("golang-golang-x-net-dev")
    uba = [
        Peer("icu4c", "uba", ["python3", "icu.py", "uba"], "apt-get install libicu72", "ubidi_setPara(bidi, text, length, {0|1}, NULL, &error), ubidi_getVisualMap", origin=debian),
        Peer("icu4j", "uba", [*jar, "Icu4j.java", "uba"] if jar else [], "apt-get install libicu4j-java, or give --icu4j FILE.jar", "new com.ibm.icu.text.Bidi().setPara(text, Bidi.{LTR|RTL}, null), getVisualMap"),
        Peer("java-17", "uba", [java_of(17), "Jdk.java", "uba"], java, BIDI_OF_JAVA, origin=debian, contains="code of ICU4J"),
        Peer("java-25", "uba", [java_of(25), "Jdk.java", "uba"], "a Java runtime 25", BIDI_OF_JAVA, origin="Eclipse Temurin", contains="code of ICU4J"),
        Peer("fribidi", "uba", ["python3", "fribidi.py"], "apt-get install libfribidi0", "fribidi_get_par_embedding_levels_ex with FRIBIDI_PAR_{LTR|RTL}, fribidi_reorder_line without flags", origin=debian),
        Peer("go", "uba", [go, "uba", text], "apt-get install golang-go golang-golang-x-text-dev golang-golang-x-net-dev", "paragraph.SetString(text, bidi.DefaultDirection(bidi.{LeftToRight|RightToLeft})), the runs of paragraph.Order()", "default-direction", origin=debian),
        Peer("bidi-js", "uba", ["node", "node.js", "bidi-js"], "npm install bidi-js", "bidi.getEmbeddingLevels(text, \"{ltr|rtl}\"), bidi.getReorderedIndices", environment=node, origin="npm"),
        Peer("unicode-bidi", "uba", [rust, "uba"], "cargo", "BidiInfo::new(text, Some(Level::{ltr|rtl}())), reordered_levels_per_char, BidiInfo::reorder_visual", braced_escapes=True, origin="crates.io"),
        Peer("python-bidi", "uba", [python, "python_bidi.py", "rust"], "pip install python-bidi", "bidi.get_display(text, base_dir=\"{L|R}\")", looks=True, origin="PyPI", contains="the crate unicode-bidi"),
        Peer("python-bidi-old", "uba", [python, "python_bidi.py", "python"], "pip install python-bidi", "bidi.algorithm.get_display(text, base_dir=\"{L|R}\")", "uax9-6.2", sample=37, unanswered="names with mirrored characters, which it replaces, and those at which it ends with an error", looks=True, origin="PyPI"),
        Peer("chromium", "uba", ["python3", "browser.py", "chromium"], "apt-get install chromium", RECTANGLES, sample=97, unanswered=MARKS, origin=debian, contains="ICU4C"),
        Peer("firefox", "uba", ["python3", "browser.py", "firefox"], "apt-get install firefox-esr", RECTANGLES, sample=397, unanswered=MARKS, origin=debian, contains="the crate unicode-bidi"),
        Peer("webkit", "uba", ["python3", "browser.py", "webkit"], "apt-get install gir1.2-webkit2-4.1 python3-gi xvfb", RECTANGLES, sample=97, unanswered=MARKS, origin=debian, contains="ICU4C"),
        Peer("qt", "uba", ["/usr/bin/python3", "qt.py"], "apt-get install python3-pyqt6", "QTextOption.setTextDirection(Qt.{LeftToRight|RightToLeft}), QTextLayout.glyphRuns of each character", sample=97, unanswered="names with marks, and those with a tab or another visible character without a glyph", origin=debian),
        Peer("pango", "uba", ["/usr/bin/python3", "pango.py"], "apt-get install gir1.2-pango-1.0 python3-gi", "Layout.set_auto_dir(False), Context.set_base_dir(Pango.Direction.{LTR|RTL}), Layout.index_to_pos", sample=97, unanswered=MARKS, origin=debian, contains="FriBidi"),
    ]
    idna = [
        Peer("icu4c", "idna", ["python3", "icu.py", "idna"], "apt-get install libicu72", f"uidna_nameToASCII: {ICU}", "uts46", origin=debian),
        Peer("icu4j", "idna", [*jar, "Icu4j.java", "idna"] if jar else [], "apt-get install libicu4j-java, or give --icu4j FILE.jar", f"IDNA.nameToASCII: {ICU}", "uts46"),
        Peer("java-17", "idna", [java_of(17), "Jdk.java", "idna"], java, "java.net.IDN.toASCII(name, USE_STD3_ASCII_RULES)", "idna2003", origin=debian),
        Peer("go", "idna", [go, "idna", net], "apt-get install golang-go golang-golang-x-text-dev golang-golang-x-net-dev", "idna.New(MapForLookup, BidiRule, Transitional(false), StrictDomainName(true), ValidateLabels(true), CheckHyphens(true), CheckJoiners(true), VerifyDNSLength(true)).ToASCII", "uts46", origin=debian),
        Peer("php", "idna", ["php", "intl.php"], "apt-get install php-cli php-intl", "idn_to_ascii(name, IDNA_USE_STD3_RULES | IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ | IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46)", "uts46", braced_escapes=True, origin=debian, contains="ICU4C"),
        Peer("libidn2", "idna", ["python3", "libidn2.py"], "apt-get install libidn2-0", "idn2_lookup_u8(name, IDN2_NONTRANSITIONAL | IDN2_USE_STD3_ASCII_RULES)", "lookup", origin=debian),
        Peer("python-idna", "idna", [python, "python_idna.py"], "pip install idna", "idna.encode(name, uts46=True, std3_rules=True, transitional=False)", "registration", origin="PyPI"),
        Peer("ada-url", "idna", [python, "ada.py"], "pip install ada-url", "ada_url.idna_to_ascii(name)", "url", origin="PyPI", contains="ada"),
        Peer("tr46", "idna", ["node", "node.js", "tr46"], "npm install tr46", "toASCII(name, {checkBidi, checkJoiners, checkHyphens, useSTD3ASCIIRules, verifyDNSLength: true})", "uts46", environment=node, origin="npm"),
        Peer("whatwg-url", "idna", ["node", "node.js", "whatwg-url"], "npm install whatwg-url", "the host of parseURL(`http://${name}/`)", "url", environment=node, origin="npm"),
        Peer("node", "idna", ["node", "node.js", "node"], "apt-get install nodejs", "url.domainToASCII(name)", "url", origin="nodejs.org", contains="ada"),
        Peer("idna-crate", "idna", [rust, "idna"], "cargo", "Uts46::to_ascii(name, AsciiDenyList::STD3, Hyphens::Check, DnsLength::Verify)", "uts46", braced_escapes=True, origin="crates.io"),
    ]
    return uba + idna
