import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { richTextCopy } from "#platform/desk/words/rich-text.ts";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { chooseFile, TextField } from "../../../islands/blog-uploader/text-field.tsx";
import type { useTextPictures } from "../../../islands/blog-uploader/use-text-pictures.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";

const words = richTextCopy;
type Part = typeof import("./article-editor.tsx");
type Reason = keyof typeof words.refused;

type Props = {
  content: string;
  pictures: ReturnType<typeof useTextPictures>;
  problem: string | undefined;
  isFirstWrong: boolean;
  editor: RefObject<EditorHandle | null>;
  onRich: (isRich: boolean) => void;
  onChange: (part: Pick<DraftPost, "content">) => void;
};

/** An article's text: in the editor without marks once that is loaded, or as Markdown in its field. */
export function ArticleText({ editor, onRich, ...field }: Props) {
  const { content, pictures, isFirstWrong, onChange } = field;
  const { part, isRich, reason, choose, refuse } = useWayOfWriting(content, pictures.area, isFirstWrong);
  useEffect(() => {
    onRich(isRich);
  }, [isRich, onRich]);
  const Editor = part?.ArticleEditor;
  return (
    <div className="writer__text">
      {Editor && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons of one choice are no field set
        <div className="writer__switch" role="group" aria-label={words.switch.label}>
          <button className="textbtn" type="button" aria-pressed={isRich} onClick={() => choose(true)}>
            {words.switch.rich}
          </button>
          <button className="textbtn" type="button" aria-pressed={!isRich} onClick={() => choose(false)}>
            {words.switch.markdown}
          </button>
        </div>
      )}
      {reason && (
        <p className="note" role="status">
          {words.refused[reason]}
        </p>
      )}
      <TextField
        {...field}
        isMissing={false}
        hint={isRich ? words.hint : deskArticlesCopy.form.hints.content}
        editor={
          Editor && isRich
            ? (describedBy) => (
                <Editor
                  text={content}
                  describedBy={describedBy}
                  handle={editor}
                  onChange={(text) => onChange({ content: text })}
                  onRefuse={() => refuse("unclear")}
                  takePicture={(file) => void pictures.take(file)}
                  choosePicture={() => chooseFile(pictures.take)}
                />
              )
            : undefined
        }
      />
    </div>
  );
}

/** Loads the editor. Whoever is typing in the field meanwhile stays there. */
function useWayOfWriting(content: string, area: RefObject<HTMLTextAreaElement | null>, isFirstWrong: boolean) {
  const [part, setPart] = useState<Part>();
  const [isRich, setRich] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const open = useEffectEvent((loaded: Part) => {
    const against = loaded.reasonAgainst(content);
    setReason(against);
    setRich(!against);
  });
  const take = useEffectEvent((loaded: Part) => {
    setPart(loaded);
    const isTyping = document.activeElement === area.current && !isFirstWrong;
    if (!isTyping) open(loaded);
  });
  useEffect(() => {
    // Without it the field of Markdown stays.
    import("./article-editor.tsx").then(take, () => {});
  }, []);
  return {
    part,
    isRich,
    reason,
    choose(rich: boolean) {
      if (rich && part) return open(part);
      setReason(undefined);
      setRich(false);
    },
    refuse(why: Reason) {
      setReason(why);
      setRich(false);
    },
  };
}
