"""Prints the fallback faces of app/platform/ui/fonts.css:  /usr/bin/python3 fit-fallbacks.py FONTS NEIGHBOURS
FONTS is app/platform/ui/fonts. NEIGHBOURS holds what visitors have:
noto-serif-{normal,italic}.woff2, roboto-{400,700}.woff2; Liberation and DejaVu are read from Debian's font folders.
A face is made as wide as the site's font over the same words, and exactly as high."""
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from kerning import read_pairs

fonts, neighbours = sys.argv[1:3]
system = "/usr/share/fonts/truetype"
WORDS = """Found by the guests you would choose. A tasting room fills on a Saturday because somebody looked for one on Thursday,
read three lines, saw the hours and the price of a flight, and asked for a table. We look at your house the way a stranger
would: what they search, what they read, where they give up. Then we write down what to do next, in the order in which it pays.
The wine club has a waiting list and nobody answers the telephone after six. The humidor is the best in the county, and the
first page of results shows a chain. Nineteen covers on a Tuesday; the pass is quiet; the chef is not to blame. Most of this
is put right with plain work: pages that say what you pour and when, photographs of the room as it is, answers within the
hour, a letter every month that members are glad to open. Ask us for thirty minutes, across the table, at no charge."""


def width_of(file, axes=None):
    """Width of the words in em, kerned as the browser kerns them."""
    font = TTFont(file)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    cmap, advance = font.getBestCmap(), font["hmtx"].metrics
    kern = read_pairs(font) if "GPOS" in font else legacy_pairs(font)
    names = [cmap[ord(char)] for char in " ".join(WORDS.split())]
    total = sum(advance[name][0] for name in names) + sum(kern.get(pair, 0) for pair in zip(names, names[1:]))
    return total / font["head"].unitsPerEm


def legacy_pairs(font):
    return {p: v for table in font["kern"].kernTables for p, v in table.kernTable.items()} if "kern" in font else {}


SERIFS = [
    ("Times", ["Liberation Serif", "Times New Roman", "TimesNewRomanPSMT", "Tinos"], [f"{system}/liberation/LiberationSerif-Regular.ttf"], ["Liberation Serif Italic", "Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Tinos Italic"], f"{system}/liberation/LiberationSerif-Italic.ttf"),
    ("Noto Serif", ["Noto Serif", "NotoSerif"], [f"{neighbours}/noto-serif-normal.woff2"], ["Noto Serif Italic", "NotoSerif-Italic"], f"{neighbours}/noto-serif-italic.woff2"),
    ("DejaVu Serif", ["DejaVu Serif"], [f"{system}/dejavu/DejaVuSerif.ttf"], ["DejaVu Serif Italic"], f"{system}/dejavu/DejaVuSerif-Italic.ttf"),
]
SANS = [
    ("Arial", ["Liberation Sans", "Arial", "ArialMT", "Arimo"], f"{system}/liberation/LiberationSans-Regular.ttf", ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT", "Arimo Bold"], f"{system}/liberation/LiberationSans-Bold.ttf"),
    ("Roboto", ["Roboto", "Roboto-Regular"], f"{neighbours}/roboto-400.woff2", ["Roboto Bold", "Roboto-Bold"], f"{neighbours}/roboto-700.woff2"),
]


def face(family, weight, style, locals_, own_file, own_axes, other_file):
    hhea, em = TTFont(own_file)["hhea"], TTFont(own_file)["head"].unitsPerEm
    adjust = width_of(own_file, own_axes) / width_of(other_file)
    percent = lambda value: f"{value * 100:.2f}%"
    print("@font-face {")
    print(f'  font-family: "{family}";')
    print("  src: " + ", ".join(f'local("{name}")' for name in locals_) + ";")
    print(f"  font-weight: {weight};")
    if style == "italic":
        print("  font-style: italic;")
    print(f"  size-adjust: {percent(adjust)};")
    print(f"  ascent-override: {percent(hhea.ascent / em / adjust)};")
    print(f"  descent-override: {percent(-hhea.descent / em / adjust)};")
    print(f"  line-gap-override: {percent(hhea.lineGap / em)};")
    print("}")


for own, file, weight in (("Newsreader Display", "newsreader-display", 300), ("Newsreader Text", "newsreader-text", 400)):
    for name, upright, (upright_file,), italic, italic_file in SERIFS:
        face(f"{own} on {name}", weight, "normal", upright, f"{fonts}/{file}.woff2", None, upright_file)
        face(f"{own} on {name}", weight, "italic", italic, f"{fonts}/newsreader-italic.woff2", None, italic_file)
for name, regular, regular_file, bold, bold_file in SANS:
    face(f"Ysabeau on {name}", "400 550", "normal", regular, f"{fonts}/ysabeau.woff2", {"wght": 450}, regular_file)
    face(f"Ysabeau on {name}", "551 700", "normal", bold, f"{fonts}/ysabeau.woff2", {"wght": 600}, bold_file)
