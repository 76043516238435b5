import type { Phrase } from "#app/copy/pages/industry-copy.ts";
import "./solution.css";

export function Solution({ surface, phrases }: { surface: "paper" | "ox"; phrases: Phrase[] }) {
  return (
    <section className={`solution section surface-${surface} grid`}>
      <p>{phrases.map(({ text, stressed }) => (stressed ? <em key={text}>{text}</em> : text))}</p>
    </section>
  );
}
