type Point = readonly [x: number, y: number];

/**
 * A smooth path through evenly spaced points: whole units, relative steps, one control point a step. It is inlined in
 * pages, and takes a fifth of the bytes of exact curves.
 */
export function curve(points: readonly Point[]): string {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] as Point;
    const next = points[index + 2] ?? to;
    const control = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6] as const;
    return `${difference(control, from)} ${difference(to, from)}`;
  });
  return `M${difference(points[0] ?? [0, 0], [0, 0])}s${steps.join(" ")}`.replaceAll(" -", "-");
}

const difference = (to: Point, from: Point) =>
  [0, 1].map((axis) => Math.round(to[axis as 0 | 1]) - Math.round(from[axis as 0 | 1])).join(" ");
