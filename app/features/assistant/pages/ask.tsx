import { useFacts } from "#facts/use-facts.ts";
import { askTool } from "#features/leads/words/form-tools.ts";
import { fill } from "#platform/text/fill.ts";
import { Button } from "#platform/ui/button.tsx";
import { askAddress, dashApi, personAddress } from "../rules/ask-addresses.ts";
import { maxQuestionCharacters } from "../rules/max-question.ts";
import type { Asked, HandOver } from "../server/load-ask.ts";
import { type AskCopy, askCopy } from "../words/dash-answers.ts";
import { HandOverForm, type WrongHandOver } from "./hand-over-form.tsx";
import "./ask.css";

type Props = {
  asked: Asked | undefined;
  handOver: HandOver | undefined;
  isHandedOver: boolean;
  wrong: WrongHandOver | undefined;
  /** Questions that are answered, once they are known. */
  suggestions: readonly string[] | undefined;
  /** The provider of the model that chooses sentences, if there is one. */
  processor: string | undefined;
  /** The script's texts as JSON. */
  scriptWords: string;
};

/** The section for questions to Dash; the script in `app/features/assistant/islands/dash.page.ts` answers in place. */
export function Ask({ asked, handOver, isHandedOver, wrong, suggestions, processor, scriptWords }: Props) {
  const copy = askCopy(useFacts());
  const isForm = handOver || wrong;
  return (
    <section className="ask surface-bottle grid" id="ask" aria-labelledby="ask-title" tabIndex={-1}>
      <div className="ask__say">
        <h2 id="ask-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="ask__talk" data-ask={dashApi()} data-words={scriptWords}>
        <div className="ask__log" data-ask-log>
          {asked?.reply && <AskAnswer question={asked.question} reply={asked.reply} />}
        </div>
        <p className="ask__live" role="status" data-ask-live>
          {isHandedOver && copy.handedOver}
        </p>
        {isForm ? (
          <HandOverForm copy={copy} handOver={handOver} wrong={wrong} />
        ) : (
          <Question copy={copy} asked={asked} suggestions={suggestions} processor={processor} />
        )}
      </div>
    </section>
  );
}

type QuestionProps = { copy: AskCopy } & Pick<Props, "asked" | "suggestions" | "processor">;

/** All of it is in the form, because the page's markdown leaves out forms. */
function Question({ copy, asked, suggestions = copy.suggestions, processor }: QuestionProps) {
  const { conversation = "", suggestions: next = suggestions } = asked?.reply ?? {};
  return (
    <form className="ask__form" action={askAddress()} data-ask-form {...askTool}>
      <p className="note">
        {processor && fill(copy.withModel, { processor })} {copy.kept}
      </p>
      <div className="field">
        <label htmlFor="ask-question">{copy.label}</label>
        <input
          id="ask-question"
          name="ask"
          maxLength={maxQuestionCharacters}
          autoComplete="off"
          enterKeyHint="send"
          required
        />
      </div>
      <input type="hidden" name="conversation" defaultValue={conversation} />
      <Button type="submit">{copy.button}</Button>
      <ul className="ask__often" aria-label={copy.suggestionsTitle} data-ask-often>
        {next.map((each) => (
          <li key={each}>
            <a href={askAddress(each)} rel="nofollow">
              {each}
            </a>
          </li>
        ))}
        <li>
          <a href={personAddress(conversation)} rel="nofollow" data-ask-person>
            {copy.person}
          </a>
        </li>
      </ul>
    </form>
  );
}

type AskAnswerProps = { question: string; reply: NonNullable<Asked["reply"]> };

/** One question with its answer; the script builds the same. */
function AskAnswer({ question, reply }: AskAnswerProps) {
  const copy = askCopy(useFacts());
  return (
    <article className="turn">
      <p className="turn__q">{question}</p>
      <p className="turn__a">{reply.text}</p>
      {[...Map.groupBy(reply.citations, ({ url }) => url)].map(([url, quoted]) => (
        <figure key={url}>
          {quoted
            .filter(({ quote }) => !reply.text.includes(quote))
            .map(({ quote }) => (
              <blockquote key={quote}>{quote}</blockquote>
            ))}
          <figcaption>
            <a href={url}>{quoted[0]?.title}</a>
          </figcaption>
        </figure>
      ))}
      {(reply.kind === "declined" || reply.kind === "handover") && (
        <p className="turn__ways">
          <a href={personAddress(reply.conversation)}>{copy.write}</a>
        </p>
      )}
    </article>
  );
}
