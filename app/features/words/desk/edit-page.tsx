import { renderToString } from "react-dom/server";
import { deskPaths } from "#facts/desk-paths.ts";
import { HeldPress } from "#platform/desk/held-press.tsx";
import { servicesOf } from "#platform/http/services.ts";
import buttonStyles from "#platform/ui/buttons.css?url";
import dialogStyles from "#platform/ui/dialog.css?url";
import fieldStyles from "#platform/ui/fields.css?url";
import { nameText } from "../name-text.ts";
import { wordsCopy } from "../words.ts";
import type { Route } from "./+types/edit-page";
import editorStyles from "./islands/page-editor/page-editor.css?url";
import PageEditor, { type PageEditorProps } from "./islands/page-editor/page-editor.island.tsx";
import { pathOf, renderDraft } from "./page-with-drafts.ts";
import { flashes, saveWords, wordsHandle } from "./save-words.ts";
import { factValues, nameTokens } from "./token-names.ts";

export const handle = wordsHandle;

export const action = ({ request, params, context }: Route.ActionArgs) => {
  pathOf(params.group);
  return saveWords({ request, context }, (done) => deskPaths.editPage(params.group, done));
};

/** Serves the page with its drafts, its texts marked, and the editor at its foot. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const path = pathOf(params.group);
  const { html, headers } = await renderDraft(context, path, "editor");
  const { words } = servicesOf(context);
  const texts = await words.readTexts();
  const onPage = idsIn(html);
  const { searchParams } = new URL(request.url);
  const flash = flashes.find((each) => each === searchParams.get("flash"));
  const props: PageEditorProps = {
    group: params.group,
    path,
    texts: texts
      .filter(({ id }) => onPage.has(id))
      .map(({ id, path: at, shown, limits, isDraft }) => ({
        id,
        kind: nameText(at),
        text: nameTokens(shown).trim(),
        max: limits.maxCharacters,
        isList: limits.isListItem,
        isDraft,
      })),
    facts: factValues(words.fillFacts),
    drafts: texts.filter(({ isDraft }) => isDraft).length,
    flash: flash && wordsCopy[flash],
    undo: searchParams.get("undo") ?? undefined,
  };
  return new Response(withEditor(html, props), { headers });
}

const isSeen = /<!--text (\d+)-->/g;
const isInTag = / data-texts="([\d ]+)"/g;

const idsIn = (html: string): Set<number> =>
  new Set([...html.matchAll(isSeen), ...html.matchAll(isInTag)].flatMap(([, ids = ""]) => ids.split(" ").map(Number)));

/** Adds the editor. The page's islands must not hydrate: they would restore their own texts. */
function withEditor(html: string, props: PageEditorProps): string {
  const editor = renderToString(
    <>
      {[buttonStyles, fieldStyles, dialogStyles, editorStyles].map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      <div className="editor-frame" data-island="page-editor" data-props={JSON.stringify(props)}>
        <PageEditor {...props} />
      </div>
      <HeldPress person="owner" />
    </>,
  );
  return html.replaceAll(" data-island=", " data-resting-island=").replace("</body>", () => `${editor}</body>`);
}
