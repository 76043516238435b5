/** The lines that the four complaints hang from, the lowest first. */
const lines = [
  "M0 28C60 28 120 36 282 71S440 115 516 140S650 190 740 204S900 216 1000 214",
  "M0 23.5C60 22.6 120 27.9 282 57.5S440 97.9 516 124.7S650 180.1 740 195S900 208.8 1000 208.6",
  "M0 19C60 17.2 120 19.8 282 44S440 80.8 516 109.4S650 170.2 740 186S900 201.6 1000 203.2",
  "M0 14.5C60 11.8 120 11.7 282 30.5S440 63.7 516 94.1S650 160.3 740 177S900 194.4 1000 197.8",
  "M0 10C60 6.4 120 3.6 282 17S440 46.6 516 78.8S650 150.4 740 168S900 187.2 1000 192.4",
  "M0 5.5C60 1 120 -4.5 282 3.5S440 29.5 516 63.5S650 140.5 740 159S900 180 1000 187",
];
const strengths = [1, 0.62, 0.46, 0.34, 0.24, 0.16];

export function FallingContour() {
  return (
    <svg className="heard__line" viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {lines.map((line, index) => (
          <path key={line} d={line} strokeOpacity={strengths[index]} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}
