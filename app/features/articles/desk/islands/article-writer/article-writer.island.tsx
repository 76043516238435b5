import { createContext, use, useRef, useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { FigureDialog } from "../../../islands/blog-uploader/figure-dialog.tsx";
import { Preview } from "../../../islands/blog-uploader/preview.tsx";
import { uploadPicture } from "../../../islands/blog-uploader/upload-picture.ts";
import { useTextPictures } from "../../../islands/blog-uploader/use-text-pictures.ts";
import type { ArticleField } from "../../../rules/check-article.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import type { TextPicture } from "../../../rules/text-pictures.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";
import { textOfPage } from "./early-text.ts";
import { ElsewhereNote } from "./elsewhere-note.tsx";
import { FindingPreview } from "./finding-preview.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { useDeskDraft } from "./use-desk-draft.ts";
import { WriterFields } from "./writer-fields.tsx";
import { WriterTabs } from "./writer-tabs.tsx";

const words = deskArticlesCopy.form;

export type ArticleWriterProps = {
  /** Without its text. */
  post: Omit<DraftPost, "content">;
  revision: number;
  /** The id of this browser window. */
  writer: string;
  /** The person who writes. */
  of: string;
  isShown: boolean;
  mayPublish: boolean;
  /** The draft is not this writer's to change. */
  isOthers: boolean;
  /** The name of the business's time zone. */
  zone: string;
  siteUrl: string;
  brand: string;
  problems: Partial<Record<ArticleField, string>>;
};

/** The article's text, while the server renders. */
export const WrittenText = createContext(textOfPage);

/** The form of an article on the desk with its preview. Without JavaScript it saves and publishes by its buttons. */
export default function ArticleWriterIsland(props: ArticleWriterProps) {
  const { isShown, mayPublish, isOthers, zone, siteUrl, brand, problems, ...given } = props;
  const start = { ...given, post: { ...given.post, content: use(WrittenText) } };
  const form = useRef<HTMLFormElement>(null);
  const writing = useDeskDraft(start, form);
  const { draft, change, isElsewhere } = writing;
  const [side, setSide] = useState<"write" | "preview">("write");
  const upload = (file: File) =>
    uploadPicture(deskPaths.article(draft.id, { do: "picture", of: start.of }), file, words.uploadFailed);
  const editor = useRef<EditorHandle>(null);
  const [isRich, setRich] = useState(false);
  const place = ({ src }: TextPicture, alt: string) => {
    editor.current?.insertPicture(src, alt);
    return editor.current !== null;
  };
  const pictures = useTextPictures({ content: draft.content, pictures: {} }, change, upload, place);
  const { writer, of } = start;
  const source = { revision: String(writing.revision), writer, of };
  const image = draft.imageSrc ? { src: draft.imageSrc, width: 1200, height: 750 } : null;
  return (
    <div className={`writer writer--${side}${isRich ? " writer--rich" : ""}`}>
      <WriterTabs side={side} onChoose={setSide} />
      {isElsewhere && !isOthers && <ElsewhereNote id={draft.id} onKeep={writing.keepOurs} />}
      <form
        className="writing writer__form"
        ref={form}
        method="post"
        action={deskPaths.article(draft.id, mayPublish ? source : { do: "draft", ...source })}
        encType="multipart/form-data"
        noValidate
        // A browser that fills it in again after a reload would mix two versions, which would then be saved.
        autoComplete="off"
        aria-label={deskArticlesCopy.article.create}
        onSubmit={writing.leave}
      >
        <input type="hidden" name="id" value={draft.id} />
        <WriterFields
          {...{ draft, problems, pictures, isShown, editor }}
          onRich={setRich}
          upload={(file) => writing.track(upload(file))}
          onChange={change}
        />
        <FindingPreview draft={draft} siteUrl={siteUrl} brand={brand} />
        <PublishBar
          {...{ draft, zone, problems, source, mayPublish, isShown }}
          keeping={writing.keeping}
          onChange={change}
        />
      </form>
      <Preview draft={{ ...draft, image, pictures: {} }} />
      <FigureDialog picture={pictures.waiting} onInsert={pictures.insert} onCancel={pictures.leaveOut} />
    </div>
  );
}
