type Props = {
  /** The drawing: /marks/cover-{art}.svg. */
  art: "winery" | "cigar" | "dining" | "visibility";
  title: string;
  /** The line in capitals above the title. */
  line: string;
};

/** A guide's cover. Decorative: its words are beside it. */
export function Cover({ art, title, line }: Props) {
  return (
    <div className={`cover cover--${art}`} aria-hidden="true">
      <img src={`/marks/cover-${art}.svg`} alt="" width="480" height="660" loading="lazy" decoding="async" />
      <span className="cover__title">{title}</span>
      <span className="cover__line">{line}</span>
    </div>
  );
}
