const words = (list: string) => list.split(" ");

export const blockElements = new Set(
  words(
    "address article aside blockquote body caption center colgroup dd details dialog dir div dl dt fieldset figcaption figure " +
      "footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu meta nav ol optgroup " +
      "option p pre script section style summary table tbody td template tfoot th thead title tr ul iframe video audio " +
      "object svg math noscript",
  ),
);

const inlineElements = words(
  "a abbr acronym applet area b base basefont bdi bdo big br button canvas cite code col data datalist del dfn em embed " +
    "font frame i img input ins kbd label map mark marquee meter nobr output param picture plaintext portal progress q " +
    "rb rp rt rtc ruby s samp search select slot small source span strike strong sub sup textarea time track tt u var " +
    "wbr xmp",
);

/** Elements whose content no reader sees. */
export const unreadElements = new Set(
  words(
    "applet datalist iframe math noembed noframes object optgroup option script select style svg template textarea title",
  ),
);

export const knownElements = new Set([...blockElements, ...inlineElements]);
