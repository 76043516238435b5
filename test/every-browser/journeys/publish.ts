import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { listCopy } from "#features/articles/words/blog.ts";
import { uploaderCopy } from "#features/articles/words/blog-uploader.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import type { Journey } from "../visitor.ts";

const list = listCopy({});
const words = uploaderCopy({});

const picture = `${process.cwd()}/public/pictures/table-800.webp`;
const text = `A guest stands in front of the door. ${"What they read decided it. ".repeat(4)}`;

/** The owner signs in at the desk, writes with a picture, publishes to everyone, and a reader finds it. */
export const publish: Journey = async ({ visitor, mark, ownerKey }) => {
  const title = `Seen by ${mark}`;
  await visitor.open(deskPaths.signIn(paths.blogUploader()));
  await visitor.fill(deskCopy.signIn.key, ownerKey);
  await visitor.press(deskCopy.signIn.button);
  await visitor.arrives(paths.blogUploader(), words.title);
  await visitor.sees(words.owner.signedIn);
  await visitor.fill(words.labels.title, title);
  await visitor.press("Fine Dining");
  await visitor.fill(words.labels.content, text);
  await visitor.giveFile("#article-image", picture);
  await visitor.sees(words.image.remove);
  await visitor.sees(words.draft.kept);
  await visitor.sees(title, ".writing__preview, .preview, main");
  await visitor.press(words.publish);
  const sent = await visitor.arrives(/^\/blog\/seen-by-.*-\d{13}$/, title);
  await visitor.sees(words.toasts.published.description, ".toast");
  if (!sent.includes(title)) throw new Error("Nobody else can read it");
  await visitor.open(paths.blog());
  await visitor.fill(list.searchLabel, mark);
  await visitor.sees(title, ".cards");
};
