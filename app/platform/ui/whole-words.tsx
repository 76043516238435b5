/**
 * Keeps hyphenated words and ranges on one line, such as "high-end" or "$300–$600". A word that is marked
 * (`text-marks.ts`) stays as it is: its mark must not be torn.
 */
export function WholeWords({ children }: { children: string }) {
  return children.split(/((?<!\S)[^\s\ue001-\ue007]+[-–][^\s\ue001-\ue007]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="nb" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
