import { curve } from "./curve.ts";

type Peak = {
  /** 1 to 12; fractions for days between. */
  month: number;
  /** 0 to 1. */
  height: number;
  /** Its width in months. */
  width?: number;
};

type Props = { peaks: Peak[]; className?: string };

const lines = Array.from({ length: 9 }, (_, line) => line);
const halfMonths = Array.from({ length: 25 }, (_, index) => index / 2);

/** Twelve months as hills in nine contour lines. It stretches to any box. */
export function Ridge({ peaks, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 480 560" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {lines.map((line) => (
          <path
            key={line}
            d={curve(halfMonths.map((month) => [month * 40, heightAt(month, line, peaks)]))}
            strokeOpacity={Math.round(100 - line * 9) / 100}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}

function heightAt(month: number, line: number, peaks: Peak[]): number {
  const rise = ({ month: middle, height, width = 1.1 }: Peak) =>
    height * Math.exp(-(((month - middle + 0.5 + line * 0.05) / width / (1 + line * 0.035)) ** 2));
  const height = peaks.reduce((sum, peak) => sum + rise(peak), 0);
  return 544 - height * 480 * (1 - line / 9) - Math.sin(month * 1.7 + line * 0.5) * 6.4;
}
