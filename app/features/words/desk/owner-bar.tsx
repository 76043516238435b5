import { renderToStaticMarkup } from "react-dom/server";
import { deskPaths } from "#facts/desk-paths.ts";
import { pageAt } from "#features/frame/every-page.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { wordsCopy } from "../words.ts";
import styleSheet from "./owner-bar.css?url";

/** Draws the owner's bar at the foot of a page; empty on pages without editable texts. */
export function drawOwnerBar(path: string): string {
  const group = pageAt(path)?.copy.group;
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
