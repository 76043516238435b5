import { askCopy } from "#app/copy/pages/dash-answers.ts";
import { personAddress } from "#app/rules/assistant/ask-addresses.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Asked } from "./load-ask.ts";

type Props = { question: string; reply: NonNullable<Asked["reply"]> };

/** One question with its answer; the script builds the same. */
export function AskAnswer({ question, reply }: Props) {
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
