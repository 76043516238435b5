import { renderToStaticMarkup } from "react-dom/server";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { wordsCopy } from "#app/copy/desk/words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { pagePaths } from "#app/page-paths.ts";
import styleSheet from "./owner-bar.css?url";

/** Draws the owner's bar at the foot of a page; empty on pages without editable texts. */
export function drawOwnerBar(path: string): string {
  const group = Object.keys(pagePaths).find((each) => pagePaths[each] === path);
  if (!group) return "";
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styleSheet} />
      <nav className="owner-bar" aria-label={deskCopy.name}>
        <a href={deskPaths.editPage(group)}>{wordsCopy.edit}</a>
        <a href={deskPaths.today()}>{deskCopy.name}</a>
      </nav>
    </>,
  );
}
