import { paths } from "#facts/paths.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import type { CategoryAdvice, OfferedPackage } from "../../../words/quiz-advice.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";

const guidePaths = {
  visibility: paths.visibilityBlueprint,
  winery: paths.wineryPlaybook,
  cigar: paths.cigarLoungePlaybook,
  dining: paths.fineDiningPlaybook,
};
const packagePaths = {
  starter: paths.visibilityStarter,
  accelerator: paths.growthAccelerator,
  authority: paths.authorityBuilder,
};

type Words = QuizResultCopy["next"];
type Props = {
  words: Words;
  advice: CategoryAdvice;
  offered: OfferedPackage;
  bookHref: string;
  onBook?: () => void;
};

/** Advice for the lowest score: alone, with a guide, with help. */
export function NextSteps({ words, advice, offered, bookHref, onBook }: Props) {
  return (
    <section className="next surface-paper grid" aria-labelledby="next">
      <h2 id="next">{words.title}</h2>
      <p className="next__lead">{words.lead}</p>
      <ol>
        {advice.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="next__act">
        <p>
          <WholeWords>{words.text}</WholeWords>
        </p>
        <ButtonLink kind="ink" href={bookHref} onClick={onBook}>
          {words.button}
        </ButtonLink>
      </div>
      <Further words={words} guide={advice.guide} offered={offered} />
    </section>
  );
}

function Further({ words, guide, offered }: Pick<Props, "words" | "offered"> & Pick<CategoryAdvice, "guide">) {
  return (
    <div className="next__more">
      <div>
        <h3 className="label">{words.guide}</h3>
        {guide.ids.map((id) => (
          <a key={id} className="h4" href={guidePaths[id]()}>
            {words.guideNames[id]}
          </a>
        ))}
        <p>{guide.why}</p>
      </div>
      <div>
        <h3 className="label">{words.package}</h3>
        <a className="h4" href={packagePaths[offered.id]()}>
          {offered.name}
        </a>
        <p>{offered.why}</p>
      </div>
    </div>
  );
}
