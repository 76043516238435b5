import { deskCopy } from "#app/copy/desk/desk.ts";
import { textKinds, wordsCopy as words } from "#app/copy/desk/words.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { aboutCopy } from "#app/copy/pages/about.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import type { Journey } from "./journey.ts";

/**
 * The owner changes a heading in place and publishes it; a reader reads it; the owner undoes the publication and
 * discards the draft.
 */
export const editWords: Journey = async ({ visitor, home, mark, ownerKey }) => {
  const readPage = async () => (await fetch(new URL(paths.about(), home))).text();
  await visitor.open(deskPaths.signIn(deskPaths.editPage("about")));
  await visitor.fill(deskCopy.signIn.key, ownerKey);
  await visitor.press(deskCopy.signIn.button);
  await visitor.sees(words.editor.hint, ".editor");
  await visitor.fill(`${textKinds.title}: ${aboutCopy(defaultFacts).letter.title}`, mark);
  await visitor.sees(words.editor.length(0, 0).split(" ").at(-1) ?? "", ".editor");
  await visitor.picture("editing");
  await visitor.press(words.publishAll(1));
  await visitor.sees(words.published, ".editor");
  await visitor.until("A reader does not see it", readPage, (html) => html.includes(mark));
  await visitor.press(words.undo);
  await visitor.sees(words.back, ".editor");
  await visitor.until("It is not taken back", readPage, (html) => !html.includes(mark));
  await visitor.open(deskPaths.words());
  await visitor.press(words.discard);
  await visitor.sees(words.discarded);
};
