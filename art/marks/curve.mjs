const tenths = (value) => Math.round(value * 10);
const written = (value) => String(value / 10).replace(/^(-?)0\./, "$1.");
const joined = (values) => values.map(written).join(" ").replaceAll(" -", "-");

/**
 * A smooth line through the points (Catmull-Rom), written in relative steps of a tenth: a third of the bytes.
 * Points must lie at even distances, so that each control point mirrors the one before it and need not be written.
 */
export function curve(points, { isClosed = false } = {}) {
  const at = (i) => (isClosed ? points[(i + points.length) % points.length] : points[Math.min(Math.max(i, 0), points.length - 1)]);
  const steps = isClosed ? points.length : points.length - 1;
  let from = points[0].map(tenths);
  let path = `M${joined(from)}`;
  for (let i = 0; i < steps; i++) {
    const [before, here, there, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leaving = here.map((value, axis) => tenths(value + (there[axis] - before[axis]) / 6) - from[axis]);
    const arriving = there.map((value, axis) => tenths(value - (after[axis] - here[axis]) / 6) - from[axis]);
    const to = there.map((value, axis) => tenths(value) - from[axis]);
    path += i === 0 ? `c${joined([...leaving, ...arriving, ...to])}` : `${i === 1 ? "s" : separator(arriving)}${joined([...arriving, ...to])}`;
    from = from.map((value, axis) => value + to[axis]);
  }
  return isClosed ? `${path}z` : path;
}

const separator = ([first]) => (first < 0 ? "" : " ");
