import { Fragment } from "react";
import "./play.css";

type Props = { label: string; lines: { speaker: string; words: string }[]; note: string };

/** A conversation set as a play; the first speaker's name is brass. */
export function Play({ label, lines, note }: Props) {
  return (
    <div className="script">
      <p className="label">{label}</p>
      <dl>
        {lines.map(({ speaker, words }) => (
          <Fragment key={words}>
            <dt className={speaker === lines[0]?.speaker ? "d" : undefined}>{speaker}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="dir">{note}</p>
    </div>
  );
}
