#!/usr/bin/env python3
"""Holds the sheets against readers and renderers that are not ours.

    python3 tools/compare_sheets.py target/release/bidiscope

Every name below is written as PNG, SVG and PDF, all on one page that fits. Then
- pikepdf reads the PDF: its structure tree must say the name in logical order in the title and once for each display,
  its attached JSON must be what `inspect --json` prints, language and title must be there, and all that is painted must
  belong to an element or be told to be an ornament, in a document of all the names, too;
- poppler and MuPDF draw the PDF, and librsvg, Chromium and resvg the SVG, whichever are installed; each picture must
  be that of the PNG but for the edges of letters.

Debian: apt install poppler-utils mupdf-tools librsvg2-bin chromium; PyPI: pip install pikepdf pillow resvg-py.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pikepdf
import resvg_py
from PIL import Image, ImageChops, ImageFilter, ImageStat

NAMES = [
    "example.com",
    "\u05e9\u05dc\u05d5\u05dd.ibm.\u0627\u0628-12",
    "\u0627\u0644\u0639\u0631\u0628\u064a\u0629\u0661\u0662.com",
    "\u078b\u07a8\u0788\u07ac\u0780\u07a8.mv",
    "\u07d2\u07de\u07cf.\u07ca",
    "\u0915\u094d\u0937\u093f.\u092d\u093e\u0930\u0924",
    "a\u200d\u202eb.\u05d0",
    "<script>&\"'.com",
    "1\u05d0.\u05b8x",
    "\u0628" * 63 + ".com",
]
DISPLAYS = 7
# Edges of letters are drawn differently by everyone; a picture that is wrong differs by areas.
MOST_MEAN = 4.0
MOST_OFF = 0.004


def run(*command):
    return subprocess.run([str(it) for it in command], check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE).stdout


def renderers():
    """What draws a file as a PNG of two pixels a point: (name, from which form, command)."""
    def poppler(source, target, size):
        run("pdftoppm", "-r", "144", "-png", "-singlefile", source, target.with_suffix(""))

    def mupdf(source, target, size):
        run("mutool", "draw", "-r", "144", "-o", target, source)

    def resvg(source, target, size):
        target.write_bytes(bytes(resvg_py.svg_to_bytes(svg_path=str(source), zoom=2)))

    def librsvg(source, target, size):
        run("rsvg-convert", "--zoom", "2", "-o", target, source)

    def chromium(source, target, size):
        width, height = size
        page = target.with_suffix(".html")
        page.write_text(f'<body style="margin:0"><img src="{source.name}" width="{width / 2}"></body>')
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=2", f"--window-size={-(-width // 2)},{-(-height // 2)}",
            f"--screenshot={target}", page.as_uri())

    known = [("poppler", "pdf", "pdftoppm", poppler), ("MuPDF", "pdf", "mutool", mupdf),
             ("librsvg", "svg", "rsvg-convert", librsvg), ("Chromium", "svg", "chromium", chromium)]
    for name, form, program, draw in known:
        if shutil.which(program):
            yield name, form, draw
        else:
            print(f"not installed, so not asked: {name}")
    yield f"resvg {resvg_py.__resvg_version__}", "svg", resvg


def elements(element, found):
    """The elements of a structure tree, parents before children."""
    if not isinstance(element, pikepdf.Dictionary) or "/S" not in element:
        return
    found.append(element)
    kids = element.get("/K")
    for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
        elements(kid, found)


def check_structure(program, name, file):
    with pikepdf.open(file) as pdf:
        root = pdf.Root.StructTreeRoot.K
        found = []
        for it in root if isinstance(root, pikepdf.Array) else [root]:
            elements(it, found)
        said = [str(it.ActualText) for it in found if "/ActualText" in it]
        assert said.count(name) == 1 + DISPLAYS, (name, said)
        kinds = [str(it.S) for it in found]
        assert kinds.count("/H1") == 1 and kinds.count("/H2") >= DISPLAYS, kinds
        assert all("/Alt" in it for it in found if it.S == "/Figure"), name
        assert str(pdf.Root.Lang) == "en" and pdf.Root.MarkInfo.Marked
        with pdf.open_metadata() as metadata:
            assert metadata["{http://www.aiim.org/pdfua/ns/id/}part"] == "1" and metadata["dc:title"].startswith("How ")
        attached = pdf.attachments["inspection.json"].get_file().read_bytes()
        assert attached == run(program, "inspect", "--json", "--", name), name
        assert json.loads(attached)["name"] == name
    return len(found)


def check_marks(file):
    """All that is painted is marked; each mark has its element, and each element the parent that it names."""
    with pikepdf.open(file) as pdf:
        root = pdf.Root.StructTreeRoot
        numbers = list(root.ParentTree.Nums)
        parents = dict(zip(map(int, numbers[::2]), numbers[1::2]))
        reached, keys = set(), set()

        def walk(element, parent):
            assert element.P.objgen == parent.objgen
            reached.add(element.objgen)
            kids = element.get("/K", [])
            for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
                if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
                    walk(kid, element)

        walk(root.K, root)
        for page in pdf.pages:
            open_marks, told = [], []
            for operands, operator in pikepdf.parse_content_stream(page):
                operator = str(operator)
                if operator in ("BDC", "BMC"):
                    open_marks.append(operands[0])
                    told += [int(it.MCID) for it in operands[1:] if "/MCID" in it]
                elif operator == "EMC":
                    open_marks.pop()
                elif operator in ("f", "f*", "S", "B", "Tj", "TJ"):
                    assert open_marks, "painted, and not marked"
            key = int(page.StructParents)
            keys.add(key)
            assert not open_marks and told == list(range(len(parents[key])))
            assert all(it.objgen in reached for it in parents[key])
            for annotation in page.get("/Annots", []):
                keys.add(int(annotation.StructParent))
                assert parents[int(annotation.StructParent)].S == "/Link"
        assert keys == set(parents)


def difference(one, other):
    """How far two pictures differ: the mean of all channels, and the share of pixels that differ as areas do."""
    one, other = one.convert("RGB"), other.convert("RGB")
    assert abs(one.width - other.width) <= 2 and abs(one.height - other.height) <= 2, (one.size, other.size)
    size = min(one.width, other.width), min(one.height, other.height)
    one, other = one.crop((0, 0, *size)), other.crop((0, 0, *size))
    mean = sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
    soft = [it.filter(ImageFilter.BoxBlur(2)) for it in (one, other)]
    worst = ImageChops.difference(*soft).convert("L").point(lambda it: 255 if it > 48 else 0)
    return mean, ImageStat.Stat(worst).mean[0] / 255


def main():
    program = Path(sys.argv[1]).resolve()
    drawn = list(renderers())
    worst = {name: (0.0, 0.0) for name, _, _ in drawn}
    counted = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        run(program, "sheet", "--proof", "--output", folder / "all.pdf", "--", *NAMES)
        check_marks(folder / "all.pdf")
        for number, name in enumerate(NAMES):
            files = {form: folder / f"{number}.{form}" for form in ("png", "svg", "pdf")}
            for file in files.values():
                run(program, "sheet", "--paper", "fit", "--output", file, "--", name)
            counted += check_structure(program, name, files["pdf"])
            check_marks(files["pdf"])
            ours = Image.open(files["png"])
            for renderer, form, draw in drawn:
                target = folder / f"{number}-{renderer}.png"
                draw(files[form], target, ours.size)
                mean, off = difference(ours, Image.open(target))
                assert mean <= MOST_MEAN and off <= MOST_OFF, (name, renderer, mean, off)
                worst[renderer] = tuple(map(max, worst[renderer], (mean, off)))
    print(f"{len(NAMES)} names; {counted} elements of structure trees, each name in logical order {1 + DISPLAYS} times")
    for renderer, (mean, off) in worst.items():
        print(f"{renderer:10} mean difference at most {mean:.2f} of 255; pixels that differ as areas do {100 * off:.3f} %")


if __name__ == "__main__":
    main()
