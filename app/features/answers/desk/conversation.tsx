import type { Written } from "#features/leads/server/queries/conversation.ts";
import { leadsCopy } from "#features/leads/words/desk.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";

const { timeline } = leadsCopy;

type Props = { written: readonly Written[] };

const latestOf = (written: readonly Written[]) => written.find(({ by }) => by === "them");

/** Their latest words. */
export function LatestWords({ written }: Props) {
  const latest = latestOf(written);
  return (
    <section className="answering__latest" aria-labelledby="latest">
      <h2 id="latest">{copy.latest}</h2>
      {latest ? <Words written={latest} /> : <p className="quiet">{copy.nothingWritten}</p>}
    </section>
  );
}

/** The rest of what was written, the latest first. */
export function EarlierWords({ written }: Props) {
  const latest = latestOf(written);
  const rest = written.filter((each) => each !== latest);
  if (rest.length === 0) return null;
  return (
    <section className="answering__earlier" aria-labelledby="earlier">
      <h2 id="earlier">{copy.rest}</h2>
      {rest.map((each) => (
        <Words key={each.id} written={each} />
      ))}
    </section>
  );
}

function Words({ written: { at, by, of, text } }: { written: Written }) {
  const { moment, longDay, clock } = useBusinessTime();
  const say = () => {
    if ("form" in of) return timeline.asked(of.form);
    if ("session" in of) return timeline.session("booked", `${longDay(of.session)}, ${clock(of.session)}`);
    return by === "you" ? timeline.answered(of.subject) : timeline.replied(of.subject);
  };
  return (
    <article className={by === "you" ? "words words--own" : "words"}>
      <p className="quiet">
        {say()} <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also with keys. */}
      <p className="words__text" tabIndex={0}>
        {text}
      </p>
    </article>
  );
}
