import type { visibilityQuizCopy } from "#app/copy/pages/visibility-quiz.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./opening.css";

type Props = ReturnType<typeof visibilityQuizCopy>["hero"];

export function Opening({ title, turn, lead, button }: Props) {
  return (
    <section className="quiz-open surface-ink grid">
      <Picture className="bg" of="filaments-ink" alt="" sizes="100vw" priority />
      <h1>
        {title} <em>{turn}</em>
      </h1>
      <div className="quiz-open__say">
        <p className="lead">{lead}</p>
        <ButtonLink href="#quiz">{button}</ButtonLink>
      </div>
    </section>
  );
}
