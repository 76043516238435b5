import { addressesCopy } from "#app/copy/desk/addresses.ts";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import type { Journey } from "./journey.ts";

const copy = deskCopy.heldPress;

/** The session ends while the owner types; after signing in in another window the same press sends what they typed. */
export const keepTyped: Journey = async ({ visitor, home, mark, ownerKey }) => {
  const old = `/of-old-${mark}`;
  await visitor.open(deskPaths.signIn(deskPaths.addresses()));
  await visitor.fill(deskCopy.signIn.key, ownerKey);
  await visitor.press(deskCopy.signIn.button);
  await visitor.arrives(deskPaths.addresses(), addressesCopy.title);
  await visitor.fill(addressesCopy.add.from, old);
  await visitor.fill(addressesCopy.add.to, paths.about());
  await visitor.postsElsewhere(deskPaths.signOut(), "");
  await visitor.press(addressesCopy.add.button);
  await visitor.sees(copy.reasons.signedOut, "dialog[open]");
  await visitor.picture("held");
  await visitor.postsElsewhere(deskPaths.signIn(), `key=${ownerKey}`);
  await visitor.press(copy.again);
  await visitor.sees(addressesCopy.add.done);
  const answer = await fetch(new URL(old, home), { redirect: "manual" });
  if (answer.headers.get("Location") !== paths.about()) throw new Error("The old address leads nowhere");
};
