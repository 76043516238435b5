/** Elements that a mark or a seal may be drawn with. */
export const drawnElements = new Set([
  ...["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["defs", "linearGradient", "radialGradient", "stop", "clipPath", "mask"],
]);

/** Elements that reference or repeat other content. A drawing with one is refused, as it would be incomplete. */
export const tiedElements = new Set(["use", "image", "text", "pattern", "symbol", "foreignObject", "textPath"]);

/** Whether a value references anything but a part of the drawing itself. */
const hasForeignReference = (value: string) => /url\s*\((?!\s*["']?#)/i.test(value);

const isPlain = (value: string) => !/[:\\@<>]|\/\//.test(value) && !hasForeignReference(value);
const isOwnReference = (value: string) => /^#[\w.-]{1,80}$/.test(value);
const isName = (value: string) => /^[\w,. -]{1,200}$/.test(value);

/** Allows declarations without quotes, escapes, slashes and at-rules: they cannot load or compute anything. */
export const isSafeStyle = (style: string): boolean =>
  style.length <= 50_000 &&
  /^[\w\s.,#>{}:;()%+*!-]*$/.test(style) &&
  !/expression/i.test(style) &&
  !hasForeignReference(style);

const plainNames = [
  ...["d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height"],
  ...["preserveAspectRatio", "transform", "fill", "fillRule", "fillOpacity", "stroke", "strokeWidth", "strokeLineCap"],
  ...["strokeLineJoin", "strokeMiterLimit", "strokeDashArray", "strokeDashOffset", "strokeOpacity", "opacity"],
  ...["clipPath", "clipRule", "mask", "gradientUnits", "gradientTransform", "spreadMethod", "offset", "stopColor"],
  ...["stopOpacity", "clipPathUnits", "maskUnits", "maskContentUnits", "color", "display", "visibility"],
];

/** Whether an attribute's value is allowed, by the attribute's name in the tree. */
export const safeProperties: Record<string, (value: string) => boolean> = {
  ...Object.fromEntries(plainNames.map((name) => [name, isPlain])),
  id: isName,
  className: isName,
  href: isOwnReference,
  style: isSafeStyle,
};
