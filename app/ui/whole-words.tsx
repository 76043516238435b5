/** Keeps words with a hyphen and ranges in one line: nothing may break inside "high-end" or "$300–$600". */
export function WholeWords({ children }: { children: string }) {
  return children.split(/((?<!\S)\S+[-–]\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <span className="nb" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
