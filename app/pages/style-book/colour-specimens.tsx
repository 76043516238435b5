import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";

const colours = [
  "ink",
  "ink-raised",
  "oxblood",
  "oxblood-text",
  "bottle",
  "bottle-text",
  "paper",
  "bone",
  "bone-shade",
  "brass",
  "brass-bright",
  "brass-deep",
  "grey-on-paper",
  "grey-on-ink",
  "rose",
];

export function ColourSpecimens() {
  return (
    <section className="specimens surface-paper grid" aria-labelledby="colours">
      <h2 id="colours">{words.colours}</h2>
      <div className="swatches">
        {colours.map((colour) => (
          <div key={colour}>
            <svg viewBox="0 0 4 3" aria-hidden="true">
              <rect width="4" height="3" fill={`var(--${colour})`} />
            </svg>
            <p>{colour}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
