import type { ToolsCopy } from "#app/copy/pages/tools-resources.ts";
import { paths } from "#app/paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Ridge } from "#app/ui/ridge.tsx";
import "./quiz-card.css";

const hills = [
  { month: 2.6, height: 0.4, width: 1.2 },
  { month: 7, height: 0.68, width: 1.25 },
  { month: 11.4, height: 1, width: 1.3 },
];

export function QuizCard({ label, title, text, figure, figureUnit, link }: ToolsCopy["quiz"]) {
  return (
    <section className="quizcard-s surface-paper grid" aria-labelledby="quiz">
      <div className="quizcard surface-ink">
        <p className="label">{label}</p>
        <h2 id="quiz">{title}</h2>
        <p className="quizcard__text">{text}</p>
        <p className="quizcard__figure">
          <b>{figure}</b> {figureUnit}
        </p>
        <Ridge peaks={hills} />
        <GoLink href={paths.visibilityQuiz()}>{link}</GoLink>
      </div>
    </section>
  );
}
