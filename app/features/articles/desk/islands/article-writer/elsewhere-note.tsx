import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { deskArticlesCopy } from "../../../words/desk.ts";

const words = deskArticlesCopy.form.elsewhere;

/** Another window has changed the draft: both texts are kept. */
export const ElsewhereNote = ({ id, onKeep }: { id: string; onKeep: () => void }) => (
  <div className="writer__elsewhere" role="alert">
    <p>
      <b>{words.title}</b> {words.text}
    </p>
    <div className="pair">
      <Button kind="line" small bare onClick={onKeep}>
        {words.keepOurs}
      </Button>
      <a href={deskPaths.article(id)}>{words.other}</a>
    </div>
  </div>
);
