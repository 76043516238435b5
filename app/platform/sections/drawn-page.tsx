import "./drawn-page.css";

/** The web page of a house that does not exist. */
export type DrawnPageCopy = {
  label: string;
  /** The drawing in words. */
  caption: string;
  house: string;
  title: string;
  text: string;
  entries: { term: string; details: string }[];
  button: string;
};

/** `id` is the part of the drawing that the note is about. */
export type DrawnNote = { id: "picture" | "title" | "text" | "entries" | "button"; title: string; text: string };

type Props = { page: DrawnPageCopy; notes?: readonly DrawnNote[] };

/** A page as a drawing, which is seen only; the numbers are those of the notes. */
export function DrawnPage({ page: { label, caption, house, title, text, entries, button }, notes = [] }: Props) {
  const markOf = (part: DrawnNote["id"]) => {
    const at = notes.findIndex(({ id }) => id === part);
    return at >= 0 && <i className="drawn__mark">{at + 1}</i>;
  };
  return (
    <figure className="drawn">
      <div className="drawn__sheet surface-paper" aria-hidden="true">
        <p className="drawn__house">{house}</p>
        <div className="drawn__picture">{markOf("picture")}</div>
        <p className="drawn__title">
          {title} {markOf("title")}
        </p>
        <p>
          {text} {markOf("text")}
        </p>
        {entries.length > 0 && (
          <dl>
            {entries.map(({ term, details }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{details}</dd>
              </div>
            ))}
            {markOf("entries")}
          </dl>
        )}
        <p className="drawn__button">
          {button} {markOf("button")}
        </p>
      </div>
      <figcaption>
        <b>{label}</b> {caption}
      </figcaption>
    </figure>
  );
}

export const DrawnNotes = ({ notes }: { notes: readonly DrawnNote[] }) => (
  <ol className="drawn-notes">
    {notes.map(({ id, title, text }) => (
      <li key={id}>
        <h3 className="h4">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
