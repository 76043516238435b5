import { type RefObject, useEffect } from "react";
import { richTextCopy } from "#platform/desk/words/rich-text.ts";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { useWayOfWriting, WayOfWriting } from "#platform/rich-text/browser/way-of-writing.tsx";
import { chooseFile, TextField } from "../../../islands/blog-uploader/text-field.tsx";
import { addressBy } from "../../../islands/blog-uploader/upload-picture.ts";
import type { TakeFile } from "../../../islands/blog-uploader/use-picture-file.ts";
import type { useTextPictures } from "../../../islands/blog-uploader/use-text-pictures.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";

type Props = {
  content: string;
  pictures: ReturnType<typeof useTextPictures>;
  problem: string | undefined;
  isFirstWrong: boolean;
  upload: TakeFile;
  editor: RefObject<EditorHandle | null>;
  onRich: (isRich: boolean) => void;
  onChange: (part: Pick<DraftPost, "content">) => void;
};

/** An article's text: in the editor without marks once that is loaded, or as Markdown in its field. */
export function ArticleText({ editor, upload, onRich, ...field }: Props) {
  const { content, pictures, isFirstWrong, onChange } = field;
  const way = useWayOfWriting({
    load: () => import("./article-editor.tsx"),
    reasonAgainst: (part) => part.reasonAgainst(content),
    isTyping: () => document.activeElement === pictures.area.current && !isFirstWrong,
  });
  const { isRich } = way;
  useEffect(() => {
    onRich(isRich);
  }, [isRich, onRich]);
  const Editor = isRich ? way.part?.ArticleEditor : undefined;
  return (
    <div className="rich-way">
      <WayOfWriting {...way} />
      <TextField
        {...field}
        isMissing={false}
        hint={isRich ? richTextCopy.hint : deskArticlesCopy.form.hints.content}
        editor={
          Editor
            ? (describedBy) => (
                <Editor
                  text={content}
                  describedBy={describedBy}
                  handle={editor}
                  onChange={(text) => onChange({ content: text })}
                  onRefuse={() => way.refuse("unclear")}
                  takePicture={(file) => void pictures.take(file)}
                  choosePicture={() => chooseFile(pictures.take)}
                  upload={addressBy(upload)}
                />
              )
            : undefined
        }
      />
    </div>
  );
}
