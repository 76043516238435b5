import { deskArticlesCopy } from "../../../words/desk.ts";

const words = deskArticlesCopy.form.tabs;
const sides = ["write", "preview"] as const;
type Side = (typeof sides)[number];

/** On a narrow screen the form and the preview take turns. */
export const WriterTabs = ({ side, onChoose }: { side: Side; onChoose: (side: Side) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons of one choice are no field set
  <div className="writer__tabs" role="group" aria-label={words.label}>
    {sides.map((each) => (
      <button key={each} type="button" aria-pressed={each === side} onClick={() => onChoose(each)}>
        {words[each]}
      </button>
    ))}
  </div>
);
