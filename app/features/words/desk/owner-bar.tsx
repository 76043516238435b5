import { renderToStaticMarkup } from "react-dom/server";
import { deskPaths } from "#facts/desk-paths.ts";
import { pageAt } from "#features/frame/every-page.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { wordsCopy } from "../words.ts";
import styleSheet from "./owner-bar.css?url";

/** Draws the owner's bar at the foot of a page, with its texts that are still ours; empty on pages without editable ones. */
export function drawOwnerBar(path: string, ours: number): string {
  const group = pageAt(path)?.copy.group;
  if (!group) return "";
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styleSheet} />
      <nav className="owner-bar" aria-label={deskCopy.name}>
        {ours > 0 && (
          <form method="post" action={deskPaths.launchCheck()}>
            <a href={deskPaths.launchCheck(group)}>{wordsCopy.stillOurs.left(ours)}</a>
            <input type="hidden" name="at" value="page" />
            <button type="submit" name="mine" value={group}>
              {wordsCopy.stillOurs.mine}
            </button>
          </form>
        )}
        <a href={deskPaths.editPage(group)}>{wordsCopy.edit}</a>
        <a href={deskPaths.today()}>{deskCopy.name}</a>
      </nav>
    </>,
  );
}
