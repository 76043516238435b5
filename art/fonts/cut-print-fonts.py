"""Cuts the two families down to what the printed guides set:  /usr/bin/python3 cut-print-fonts.py PACKAGES OUT
PACKAGES as in cut-fonts.py. Plain TrueType, one file for each cut, because a PDF takes no variable font; Newsreader is
cut at the optical size at which it is printed. Ysabeau gets lining figures of one width as its own."""
import os, sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

packages, out = sys.argv[1:3]
SIGNS = "\u00a0£©°·½¼×\u2009\u2011–—‘’“”…\u202f€−"
LETTERS = "ÀÂÄÅÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàâäåçèéêëíîïñóôöúûüœŒ"
WANTED = [*range(0x20, 0x7F), *map(ord, SIGNS + LETTERS)]
FIGURES = ("lnum", "tnum")


def substitutions(font, tag):
    """What a feature of single substitutions makes of each glyph."""
    table = font["GSUB"].table
    indices = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag for i in record.Feature.LookupListIndex}
    found = {}
    for index in sorted(indices):
        for subtable in table.LookupList.Lookup[index].SubTable:
            found.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    return found


def set_figures(font):
    for tag in FIGURES:
        mapping = substitutions(font, tag)
        for table in font["cmap"].tables:
            for code in range(0x30, 0x3A):
                name = table.cmap.get(code)
                table.cmap[code] = mapping.get(name, name)


def cut(source, target, axes, figures=False):
    font = instancer.instantiateVariableFont(TTFont(f"{packages}/{source}", recalcTimestamp=False), axes)
    if figures:
        set_figures(font)
    options = Options()
    options.layout_features = ["kern", "liga"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(font)
    postscript = "".join(part.capitalize() for part in target.split("-"))
    for record in font["name"].names:
        if record.nameID in (4, 6):
            record.string = postscript
    font.flavor = None
    font.save(f"{out}/{target}.ttf")
    print(target, os.path.getsize(f"{out}/{target}.ttf"))


upright = "newsreader/files/newsreader-latin-standard-normal.woff2"
italic = "newsreader/files/newsreader-latin-standard-italic.woff2"
sans = "ysabeau/files/ysabeau-latin-wght-normal.woff2"
cut(upright, "newsreader-display", {"wght": 300, "opsz": 72})
cut(italic, "newsreader-display-italic", {"wght": 300, "opsz": 60})
cut(upright, "newsreader-text", {"wght": 400, "opsz": 11})
cut(italic, "newsreader-text-italic", {"wght": 400, "opsz": 11})
cut(sans, "ysabeau-medium", {"wght": 500}, figures=True)
cut(sans, "ysabeau-semibold", {"wght": 640}, figures=True)
