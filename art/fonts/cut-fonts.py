"""Cuts the two families down to what the site sets:  /usr/bin/python3 cut-fonts.py PACKAGES OUT
PACKAGES holds the folders newsreader and ysabeau, unpacked from `npm pack @fontsource-variable/newsreader` and
`… /ysabeau` (5.3.0). Needs Debian's python3-fonttools and python3-brotli.
Adds what both families lack: thin and narrow spaces, and two arrows drawn with the weight of the dash."""
import os, sys
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from kerning import rewrite_kerning

packages, out = sys.argv[1:3]
SIGNS = "\u00a0£©«°·»½×\u2009\u2011–—‘’“”…\u202f€−"
# every letter of Latin-1 but eth and thorn, and the ligatures of bœuf and cœur
LETTERS = [chr(code) for code in range(0xC0, 0x100) if chr(code) not in "ÐÞðþ÷×"] + ["Œ", "œ"]
WANTED = [*range(0x20, 0x7F), *map(ord, SIGNS), *map(ord, LETTERS)]


# f before b, h, j or k is left to kerning
LIGATURES = {"f f", "f i", "f l", "f t", "f f i", "f f l"}


def leave_out_unset_forms(font):
    """Of ligatures those that words often have; of tabular figures the lining ones, no others stand in columns here."""
    table = font["GSUB"].table
    lookups = {
        record.FeatureTag: [table.LookupList.Lookup[index] for index in record.Feature.LookupListIndex]
        for record in table.FeatureList.FeatureRecord
    }
    subtables = lambda tag: [getattr(s, "ExtSubTable", s) for lookup in lookups.get(tag, []) for s in lookup.SubTable]
    for subtable in subtables("liga"):
        for first, ligatures in getattr(subtable, "ligatures", {}).items():
            ligatures[:] = [it for it in ligatures if " ".join([first, *it.Component]) in LIGATURES]
    lining = {glyph for subtable in subtables("lnum") for glyph in subtable.mapping.values()}
    for subtable in subtables("tnum") if lining else []:
        subtable.mapping = {glyph: form for glyph, form in subtable.mapping.items() if glyph in lining}


def open_at(source, axes):
    font = instancer.instantiateVariableFont(TTFont(f"{packages}/{source}", recalcTimestamp=False), axes)
    if "gvar" in font:  # the instancer leaves out glyphs that never vary; the subsetter asks for them all
        kept = font["gvar"].variations
        font["gvar"].variations = {name: kept[name] if name in kept else [] for name in font.getGlyphOrder()}
    leave_out_unset_forms(font)
    options = Options()
    options.layout_features = ["kern", "liga", "lnum", "tnum", "rvrn"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(font)
    return font


def map_to(font, code, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_glyph(font, name, code, glyph, advance):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    map_to(font, code, name)
    if "gvar" in font:
        font["gvar"].variations[name] = []


def draw_arrow(font, leftwards):
    dash = font["glyf"][font.getBestCmap()[0x2013]]
    em, weight, axis = font["head"].unitsPerEm, dash.yMax - dash.yMin, (dash.yMax + dash.yMin) / 2
    width, side, head, slant = em * 0.86, em * 0.05, em * 0.17, weight * 1.4142
    tip = width - side
    points = [
        (side, axis - weight / 2), (tip - slant, axis - weight / 2), (tip - head - slant, axis - head),
        (tip - head, axis - head), (tip, axis), (tip - head, axis + head), (tip - head - slant, axis + head),
        (tip - slant, axis + weight / 2), (side, axis + weight / 2),
    ]
    outline = [(width - x, y) for x, y in points] if leftwards else points[::-1]
    pen = TTGlyphPen(None)
    pen.moveTo(tuple(map(round, outline[0])))
    for point in outline[1:]:
        pen.lineTo(tuple(map(round, point)))
    pen.closePath()
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    return glyph, round(width)


def cut(source, target, axes, middle=None):
    """`middle`, for a font that stays variable: the one weight whose kerning and dash serve all of them."""
    font = open_at(source, axes)
    model = open_at(source, middle) if middle else font
    rewrite_kerning(font, model)
    for code, share in ((0x2009, 0.7), (0x202F, 0.7)):
        if code not in font.getBestCmap():
            add_glyph(font, f"uni{code:04X}", code, TTGlyphPen(None).glyph(), round(font["hmtx"]["space"][0] * share))
    if 0x2011 not in font.getBestCmap():
        map_to(font, 0x2011, font.getBestCmap()[0x2D])
    add_glyph(font, "arrowleft", 0x2190, *draw_arrow(model, True))
    add_glyph(font, "arrowright", 0x2192, *draw_arrow(model, False))
    for table in ("GDEF", "HVAR", "MVAR"):  # nothing left refers to the first; advances follow the outlines without the second
        if table in font:
            del font[table]
    font.flavor = "woff2"
    font.save(f"{out}/{target}")
    print(target, os.path.getsize(f"{out}/{target}"))


upright = "newsreader/files/newsreader-latin-standard-normal.woff2"
italic = "newsreader/files/newsreader-latin-standard-italic.woff2"
cut(upright, "newsreader-display.woff2", {"wght": 300, "opsz": 72})
cut(upright, "newsreader-text.woff2", {"wght": 400, "opsz": 20})
cut(italic, "newsreader-italic.woff2", {"wght": 320, "opsz": 48})
cut("ysabeau/files/ysabeau-latin-wght-normal.woff2", "ysabeau.woff2", {"wght": (400, 700)}, {"wght": 500})
