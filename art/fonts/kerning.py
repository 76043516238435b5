"""Writes a font's kerning anew as one class table, which packs to a third of what the source carries.
Accented letters kern as their letter, except where that would collide (f before ì): those pairs are kept one by one."""
import unicodedata
from fontTools.otlLib.builder import ClassPairPosSubtableBuilder, buildLookup, buildPairPosGlyphsSubtable
from fontTools.ttLib.tables.otBase import ValueRecord

NOT_SET_TIGHT = set("_*\\|{}[]@^~`<>=#")


def read_pairs(font):
    """Every kerned pair with its value, as the shaping engine would find it: the first subtable that knows the pair wins."""
    order, found, table = font.getGlyphOrder(), {}, font["GPOS"].table
    kerning = [feature.Feature.LookupListIndex for feature in table.FeatureList.FeatureRecord if feature.FeatureTag == "kern"]
    for index in sorted({index for indices in kerning for index in indices}):
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType != 2:
                continue
            if subtable.Format == 1:
                for left, pair_set in zip(subtable.Coverage.glyphs, subtable.PairSet):
                    for record in pair_set.PairValueRecord:
                        found.setdefault((left, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0))
            else:
                first, second = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
                for left in subtable.Coverage.glyphs:
                    row = subtable.Class1Record[first.get(left, 0)].Class2Record
                    for right in order:
                        found.setdefault((left, right), getattr(row[second.get(right, 0)].Value1, "XAdvance", 0))
    return {pair: value for pair, value in found.items() if value}


def bases(font):
    """Glyph → the glyph it kerns like: an accented letter's own letter, every other glyph itself."""
    glyf, result = font["glyf"], {name: name for name in font.getGlyphOrder()}
    for code, name in font.getBestCmap().items():
        if len(unicodedata.normalize("NFD", chr(code))) > 1 and glyf[name].isComposite():
            result[name] = glyf[name].components[0].glyphName
    return result


def cluster(rows, tolerance):
    """Greedy: a row joins the nearest group in which no value then lies further than the tolerance from another."""
    groups = []
    for name, values in rows:
        best = None
        for group in groups:
            low, high = [*map(min, group[1], values)], [*map(max, group[2], values)]
            spread = [b - a for a, b in zip(low, high)]
            if max(spread) <= tolerance and (best is None or sum(spread) < best[0]):
                best = (sum(spread), group, low, high)
        if best:
            best[1][0].append(name)
            best[1][1:] = best[2:]
        else:
            groups.append([[name], values, values])
    return [(names, [(a + b) / 2 for a, b in zip(low, high)]) for names, low, high in groups]


def value_of(units):
    record = ValueRecord()
    record.XAdvance = units
    return record


def rewrite_kerning(font, source):
    """Replaces the kerning of `font` by that of `source` (the same font, or one weight of it), rounded to 0.2 % of the em."""
    order, em = font.getGlyphOrder(), font["head"].unitsPerEm
    step, tolerance, least, collision = em // 500, em * 6 // 1000, em * 3 // 1000, em * 4 // 100
    loose = {name for code, name in font.getBestCmap().items() if chr(code) in NOT_SET_TIGHT}
    known = {p: v for p, v in read_pairs(source).items() if not loose & {*p} and {*p} <= {*order}}
    base = bases(font)
    plain = {p: v for p, v in known.items() if base[p[0]] == p[0] and base[p[1]] == p[1] and abs(v) >= least}
    lefts, rights = (sorted({p[side] for p in plain}, key=order.index) for side in (0, 1))
    rows = cluster([(left, [plain.get((left, right), 0) for right in rights]) for left in lefts], tolerance)
    columns = cluster([(right, [values[i] for _, values in rows]) for i, right in enumerate(rights)], tolerance)
    members = lambda names: tuple(name for name in order if base[name] in names)
    classes, written = ClassPairPosSubtableBuilder(Builder(font)), {}
    for i, (left_names, _) in enumerate(rows):
        for right_names, values in columns:
            units = round(values[i] / step) * step
            if abs(units) < least:
                continue
            left, right = members(left_names), members(right_names)
            classes.addPair(left, value_of(units), right, None)
            written.update({(a, b): units for a in left for b in right})
    accented = {name for name in order if base[name] != name}
    single = {
        pair: (value_of(round(known.get(pair, 0) / step) * step), None)
        for pair in sorted(known.keys() | written.keys())
        if accented & {*pair} and abs(known.get(pair, 0) - written.get(pair, 0)) > collision
    }
    glyph_map = font.getReverseGlyphMap()
    pairs = [buildPairPosGlyphsSubtable(single, glyph_map)] if single else []
    table = font["GPOS"].table
    table.LookupList.Lookup = [buildLookup([*pairs, *classes.subtables()])]
    table.LookupList.LookupCount = 1
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]
    return {**written, **{pair: value[0].XAdvance for pair, value in single.items()}}, known


class Builder:
    """The little that fontTools' class builder asks of its owner."""

    def __init__(self, font):
        self.font, self.glyphMap = font, font.getReverseGlyphMap()
