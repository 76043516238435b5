import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import { pictureWidth } from "#features/articles/server/mail-body.ts";
import type { UploadProblem } from "#features/pictures/rules/picture-file.ts";
import { addUploadedPicture } from "#features/pictures/server/pictures.ts";
import { reencodeOne } from "#features/pictures/server/reencode-one.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { letterPaths } from "../letter-paths.ts";
import { isLetterPart, type LetterPart } from "../rules/letter-parts.ts";
import { isDraftId } from "../rules/letters.ts";
import { letterOf, letterPlaces, sequenceNames } from "../rules/sequences.ts";
import { composeLetter } from "./compose-letter.ts";
import { type Letter, letterMail } from "./letter-mail.ts";
import {
  countReaders,
  countSubscribers,
  countWaiting,
  deleteNewsletter,
  findNewsletter,
  listNewsletters,
  planNewsletter,
  readCounts,
  saveNewsletter,
  stopNewsletter,
} from "./queries/newsletters.ts";
import { mayLettersLeave } from "./queue-letters.ts";

const maxListed = 100;
/** A link with this key does nothing: a test letter has no subscriber to stop. */
const noKey = "test";

type Deps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  wakeDeliveries: () => void;
};

type Words = { subject: string; body: string; part: LetterPart; articleSlug: string };

type TakenPicture = { kind: "picture"; src: string; width: number; height: number } | { kind: UploadProblem };

/** The letters as the owner sees them. */
export type LetterAdmin = ReturnType<typeof makeLetterAdmin>;

export function makeLetterAdmin({ db, settings, facts, clock, wakeDeliveries }: Deps) {
  const compose = (name: string) => composeLetter(db, name, { facts: facts(), siteUrl: settings.siteUrl });
  const owner = () => ({
    name: settings.ownerEmail?.name ?? "",
    email: settings.ownerEmail?.address ?? facts().contact.email,
  });
  const mailOf = (letter: Letter) => letterMail(letter, owner(), facts(), settings.siteUrl + letterPaths.stop(noKey));
  return {
    /** Reasons why letters cannot reach their readers. */
    obstacles: () => ({
      hasNoAddress: !mayLettersLeave(facts()),
      hasNoMail: settings.smtpUrl === undefined,
      isUnsigned: settings.dkim === undefined,
    }),
    async overview() {
      const newsletters = await listNewsletters(db, maxListed);
      const names = sequenceNames.flatMap((sequence) => letterPlaces.map((place) => letterOf(sequence, place)));
      const counts = await readCounts(db, [...names, ...newsletters.map(({ id }) => id)]);
      const subjects = await Promise.all(
        names.map(async (name) => [name, (await compose(name))?.subject ?? ""] as const),
      );
      const sequences = subjects.map(([name, subject]) => ({ name, subject, counts: counts.get(name) ?? {} }));
      const listed = newsletters.map(({ id, state, subject, due_at }) => ({
        ...{ id, state, subject, dueAt: due_at },
        counts: counts.get(id) ?? {},
      }));
      return { people: await countSubscribers(db), newsletters: listed, sequences };
    },
    find: compose,
    async findNewsletter(id: string) {
      const found = await findNewsletter(db, id);
      if (!found) return undefined;
      const { state, subject, body, part, article_slug, due_at } = found;
      const counts = (await readCounts(db, [id])).get(id) ?? {};
      const waiting = await countWaiting(db, id);
      return {
        ...{ id, state, subject, body, counts, waiting, dueAt: due_at, articleSlug: article_slug },
        part: isLetterPart(part) ? part : ("all" as const),
      };
    },
    /** Counts the readers of a part, up to `limit` + 1. */
    countReaders: (part: LetterPart, limit: number): Promise<number> => countReaders(db, part, clock(), limit),
    /** Saves a draft, which may be new. Undefined if it is not a draft any more, or its id cannot be one. */
    async save(id: string | undefined, { articleSlug, ...words }: Words): Promise<string | undefined> {
      const known = id ?? nanoid();
      if (!isDraftId(known)) return undefined;
      const isSaved = await saveNewsletter(db, { id: known, article_slug: articleSlug, ...words }, clock());
      return isSaved ? known : undefined;
    },
    plan: (id: string, dueMs: number): Promise<boolean> => planNewsletter(db, id, dueMs),
    stop: (id: string): Promise<void> => stopNewsletter(db, id, clock()),
    remove: (id: string): Promise<void> => deleteNewsletter(db, id),
    /** Sends a letter to the owner; false if it is gone. */
    async sendToOwner(name: string): Promise<boolean> {
      const letter = await compose(name);
      if (!letter) return false;
      await addDelivery(db, { id: nanoid(), ...inMail("test", "owner", mailOf(letter)), createdAt: clock() });
      wakeDeliveries();
      return true;
    },
    /** The letter as its readers see it. */
    async show(name: string): Promise<string | undefined> {
      const letter = await compose(name);
      // Its pictures come from the address at which the desk was opened.
      return letter && mailOf(letter).html.replaceAll(`src="${settings.siteUrl}/`, 'src="/');
    },
    /** Stores a picture of a letter, re-encoded. */
    async takePicture(bytes: Uint8Array): Promise<TakenPicture> {
      const taken = await reencodeOne(bytes, 2 * pictureWidth);
      if (typeof taken === "string") return { kind: taken };
      const { address, picture } = taken;
      await db.transaction().execute((tx) => addUploadedPicture(tx, address, picture, clock()));
      return { kind: "picture", src: address, width: picture.width, height: picture.height };
    },
  };
}
