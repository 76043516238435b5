"""Writes the faces that share pictures are lettered with:  /usr/bin/python3 cut-share-fonts.py PACKAGES OUT
PACKAGES as for cut-fonts.py. Plain TTF, because the library that sets the pictures reads no woff2, and with every
letter the families have (Latin with all its accents in Newsreader, Greek and Cyrillic in Ysabeau): titles come from
anywhere. The families get names of their own, so that no installed font can stand in for them."""
import os, sys, tempfile
from fontTools.merge import Merger, Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

packages, out = sys.argv[1:3]
CONTROLS = [*range(0x20), *range(0x7F, 0xA0)]


def open_at(source, axes, only):
    font = instancer.instantiateVariableFont(TTFont(f"{packages}/{source}", recalcTimestamp=False), axes)
    options = Options()
    options.layout_features = ["kern", "liga", "lnum", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    known = [code for code in font.getBestCmap() if code not in CONTROLS]
    subsetter.populate(unicodes=[code for code in known if only is None or chr(code) in only])
    subsetter.subset(font)
    font.flavor = None
    return font


def write(target, family, style, sources, axes, only=None):
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for number, source in enumerate(sources):
            parts.append(f"{folder}/{number}.ttf")
            open_at(source, axes, only).save(parts[-1])
        font = Merger(MergeOptions(drop_tables=["vmtx", "vhea", "MVAR", "HVAR", "STAT"])).merge(parts)
    names = font["name"]
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)
    names.names = [record for record in names.names if record.platformID == 3]
    font["OS/2"].usWeightClass = 400
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(f"{out}/{target}")
    print(target, os.path.getsize(f"{out}/{target}"), len(font.getBestCmap()))


def newsreader(slant):
    return [f"newsreader/files/newsreader-{script}-standard-{slant}.woff2" for script in ("latin", "latin-ext", "vietnamese")]


ysabeau = [f"ysabeau/files/ysabeau-{script}-wght-normal.woff2" for script in ("latin", "latin-ext", "greek", "cyrillic")]
write("share-display.ttf", "Share Display", "Regular", newsreader("normal"), {"wght": 300, "opsz": 72})
# the brand's ampersand stands in italic
write("share-display-italic.ttf", "Share Display", "Italic", newsreader("italic")[:1], {"wght": 300, "opsz": 72}, only="&")
write("share-sans.ttf", "Share Sans", "Regular", ysabeau, {"wght": 500})
