import type { visibilityQuizCopy } from "#app/copy/visibility-quiz.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import "#app/sections/invitation.css";

type Props = ReturnType<typeof visibilityQuizCopy>["closing"];

export function Invitation({ title, text, button }: Props) {
  return (
    <section className="invite on-paper grid" aria-labelledby="invitation">
      <div className="invite__card">
        <h2 id="invitation">{title}</h2>
        <p>
          <WholeWords>{text}</WholeWords>
        </p>
        <ButtonLink kind="ink" href={paths.bookConsultation()}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
