import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import type { ArticleField } from "../../../rules/check-article.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";
import type { Keeping } from "./use-desk-draft.ts";

const words = deskArticlesCopy.form;

type Props = {
  draft: DraftPost;
  zone: string;
  problems: Partial<Record<ArticleField, string>>;
  source: { revision: string; writer: string; of: string };
  keeping: Keeping;
  /** Writers may have to leave it to the owner. */
  mayPublish: boolean;
  /** A version of it is published. */
  isShown: boolean;
  onChange: (part: Pick<DraftPost, "due">) => void;
};

export function PublishBar({ draft, zone, problems, source, keeping, mayPublish, isShown, onChange }: Props) {
  const isLost = keeping === "unreachable" || keeping === "signedOut";
  return (
    <>
      {mayPublish && (
        <div className="writer__later">
          <Field id="article-due" label={words.labels.due(zone)} error={problems.due}>
            {(control) => (
              <input
                {...control}
                name="due"
                type="datetime-local"
                value={draft.due}
                onChange={(event) => onChange({ due: event.target.value })}
              />
            )}
          </Field>
          <Button kind="line" small bare type="submit" name="when" value="later">
            {words.publishLater}
          </Button>
        </div>
      )}
      <div className="writer__publish">
        {mayPublish && (
          <Button kind="ink" small bare type="submit" name="when" value="now">
            {isShown ? words.publishChanges : words.publishNow}
          </Button>
        )}
        <Button
          kind="line"
          small
          bare
          type="submit"
          formAction={deskPaths.article(draft.id, { do: "draft", ...source })}
        >
          {words.saveDraft}
        </Button>
        <p className={isLost ? "writer__keeping is-lost" : "writer__keeping"} role="status">
          {words.keeping[keeping]}
        </p>
      </div>
    </>
  );
}
