type Size = { width: number; height: number };

/** Counts as the path of a straight line from count to count, so that it never dips below zero. */
export function drawLine(counts: readonly number[], highest: number, { width, height }: Size): string {
  const step = width / Math.max(1, counts.length - 1);
  const points = counts.map((count, place) => {
    const y = height - (count / Math.max(1, highest)) * height;
    return `${Math.round(place * step)} ${Math.round(y)}`;
  });
  return `M${points.join("L")}`;
}
