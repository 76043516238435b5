import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { openedKind } from "#facts/promised-kinds.ts";
import { useBookingPage } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { Invitation } from "#platform/sections/invitation.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import VisibilityQuizIsland from "../../islands/visibility-quiz/visibility-quiz.island.tsx";
import { isScore } from "../../rules/quiz-progress.ts";
import { visibilityQuizCopy } from "../../words/visibility-quiz.ts";
import type { Route } from "./+types/visibility-quiz";
import { PlainQuiz } from "./plain-quiz.tsx";
import { PlainResult } from "./plain-result.tsx";
import { respondToQuizForm } from "./respond-to-quiz-form.ts";
import "#platform/sections/steps.css";
import "#platform/ui/fields.css";
import "../quiz-result/result.css";
import "../quiz-result/send-report.css";
import "#platform/ui/print.css";
import "../quiz-result/result-print.css";
import "./discover.css";
import "./how-it-works.css";
import "./opening.css";
import "./question.css";
import "../quiz-result/hill.css";
import "./plain-quiz.css";

export const handle = { uncacheableParams: ["questions", "first"], printed: true, maxBodyBytes: 16 * 1024 };

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicSettings } = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const first = Number(query.get("first"));
  return {
    hooks: {
      automations: [publicSettings.publicQuizCrmUrl, publicSettings.publicQuizWorkflowUrl] as [string, string],
      own: paths.quizCrmHook(),
    },
    isMailed: publicSettings.isMailSet,
    isPlain: query.has("questions"),
    first: isScore(first) ? first : undefined,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  respondToQuizForm(request, servicesOf(context), networkOf(context));

/** Answers to posts are private, so the action sets the headers. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = metaOf(visibilityQuizCopy);

export default function VisibilityQuizPage({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const { hooks, isMailed, isPlain, first } = loaderData;
  const { brand, contact, sessionMinutes } = facts;
  const bookHref = useBookingPage(openedKind(facts, "quiz")?.slug);
  const copy = visibilityQuizCopy(facts);
  const quizFacts = { brand, contact, sessionMinutes };
  return (
    <>
      <Opening {...copy.hero} />
      <Discover {...copy.discover} />
      <HowItWorks {...copy.steps} />
      <div id="quiz">
        {actionData?.kind === "result" ? (
          <PlainResult facts={facts} bookHref={bookHref} {...actionData} />
        ) : actionData || isPlain ? (
          <PlainQuiz words={copy.quiz} scores={actionData?.scores ?? {}} missing={actionData?.missing ?? []} />
        ) : (
          <>
            {first && (
              <noscript>
                <PlainQuiz words={copy.quiz} scores={{ 1: first }} missing={[]} />
              </noscript>
            )}
            <Island
              name="visibility-quiz"
              of={VisibilityQuizIsland}
              props={{ facts: quizFacts, hooks, isMailed, bookHref, first }}
              groups={["visibility-quiz", "quiz-questions", "quiz-result", "package-names"]}
            />
          </>
        )}
      </div>
      <p className="quiz-privacy surface-ink">{copy.privacy}</p>
      <Invitation
        title={copy.closing.title}
        text={copy.closing.text}
        action={copy.closing.button}
        href={paths.bookConsultation()}
      />
    </>
  );
}

type Props = ReturnType<typeof visibilityQuizCopy>["discover"];

function Discover({ title, items }: Props) {
  return (
    <section className="faults section surface-paper grid" aria-labelledby="discover">
      <h2 id="discover">{title}</h2>
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type OpeningProps = ReturnType<typeof visibilityQuizCopy>["hero"];

function Opening({ title, turn, lead, button }: OpeningProps) {
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

type HowItWorksProps = ReturnType<typeof visibilityQuizCopy>["steps"];

function HowItWorks({ title, items }: HowItWorksProps) {
  return (
    <section className="section surface-bone grid quiz-steps" aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <ol className="steps">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <WholeWords>{item.text}</WholeWords>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
