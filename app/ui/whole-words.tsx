/** Keeps hyphenated words and ranges on one line, such as "high-end" or "$300–$600". */
export function WholeWords({ children }: { children: string }) {
  return children.split(/((?<!\S)\S+[-–]\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="nb" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
