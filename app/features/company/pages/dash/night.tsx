import type { DashCopy } from "../../words/dash.ts";
import "./night.css";

type Hour = DashCopy["night"]["hours"][number];

const parts = [
  { part: "evening", surface: "surface-bottle" },
  { part: "night", surface: "surface-ink" },
  { part: "morning", surface: "surface-paper" },
];

/** One night hour by hour; the background goes dark and light again. */
export function Night({ label, hours, caption }: DashCopy["night"] & { caption: string }) {
  return (
    <section className="night" aria-labelledby="night">
      <div className="night__head surface-bottle grid">
        <h2 className="label" id="night">
          {label}
        </h2>
        <p>{caption}</p>
      </div>
      {parts.map(({ part, surface }) => (
        <div key={part} className={`hours ${surface} grid`}>
          {hours
            .filter((hour) => hour.part === part)
            .map((hour) => (
              <HourEntry key={hour.title} {...hour} />
            ))}
        </div>
      ))}
    </section>
  );
}

function HourEntry({ time, place, title, text, quote }: Hour) {
  return (
    <article className="hour">
      <p className="hour__t">
        {time.half ? (
          <>
            <b>{time.figure}</b> {time.half}
          </>
        ) : (
          time.figure
        )}
        <span>{place}</span>
      </p>
      <div className="hour__say">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="hour__q">
        <p className="label">{quote.speaker}</p>
        <blockquote>{quote.words}</blockquote>
        <p className="note">{quote.note}</p>
      </div>
    </article>
  );
}
