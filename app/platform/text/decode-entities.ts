const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ouml: "ö",
  uuml: "ü",
  auml: "ä",
  ntilde: "ñ",
  aacute: "á",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ocirc: "ô",
  ecirc: "ê",
  szlig: "ß",
  euro: "€",
  pound: "£",
  cent: "¢",
  times: "×",
  divide: "÷",
  frac12: "½",
  frac14: "¼",
  middot: "·",
  bull: "•",
  laquo: "«",
  raquo: "»",
  bdquo: "„",
  sbquo: "‚",
  sect: "§",
  para: "¶",
  rarr: "→",
  larr: "←",
  hearts: "♥",
  star: "☆",
  check: "✓",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  shy: "\u00ad",
};

const reference = /&(?:amp;)*(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;

/** Decodes the character references that editors write; others stay. */
export function decodeEntities(text: string): string {
  return text.replace(reference, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    return fromCode(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)) ?? whole;
  });
}

function fromCode(code: number): string | null {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isControl = code < 32 && code !== 9 && code !== 10;
  return code > 0x10ffff || isSurrogate || isControl ? null : String.fromCodePoint(code);
}
