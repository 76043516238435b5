import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import { useWords } from "#app/sections/use-words.ts";
import type { Keeping } from "./use-draft.ts";

/** Says where the draft is stored. */
export function DraftLine({ keeping, onClear }: { keeping: Keeping; onClear: () => void }) {
  const words = uploaderCopy(useWords()).draft;
  const clear = () => confirm(words.clearQuestion) && onClear();
  return (
    <p className={keeping === "lost" ? "writing__draft is-lost" : "writing__draft"}>
      <span role="status">{words[keeping]}</span>
      {keeping !== "none" && (
        <button className="textbtn" type="button" onClick={clear}>
          {words.clear}
        </button>
      )}
    </p>
  );
}
