import type { Phrase } from "#app/copy/industry-copy.ts";
import "./solution.css";

/** One sentence, set as large as a headline. */
export function Solution({ ground, phrases }: { ground: "paper" | "ox"; phrases: Phrase[] }) {
  return (
    <section className={`solution section on-${ground} grid`}>
      <p>{phrases.map(({ text, stressed }) => (stressed ? <em key={text}>{text}</em> : text))}</p>
    </section>
  );
}
