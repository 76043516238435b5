import type { BrowserArticleFields } from "./browser-article.ts";
import type { TextPicture, TextPictures } from "./text-pictures.ts";

/** An article being written. */
export type Draft = Omit<BrowserArticleFields, "imageSrc"> & {
  image: TextPicture | null;
  /** Pictures in the text. */
  pictures: TextPictures;
  /** Id and time of the first attempt to publish: a second attempt makes no second article. */
  attempt?: { id: string; nowMs: number };
};

export const isEmptyDraft = ({ title, content, image, categories }: Draft) =>
  title.trim() === "" && content.trim() === "" && image === null && categories.length === 0;

/** The stored draft, which may be anything; undefined if there is nothing to restore. */
export function readDraft(stored: unknown, preset: Draft): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { title, author, date, content, categories, image, pictures, attempt } = stored;
  const draft: Draft = {
    title: textOr(title, preset.title),
    author: textOr(author, preset.author),
    date: textOr(date, preset.date),
    content: textOr(content, preset.content),
    categories: Array.isArray(categories) ? categories.filter((each) => typeof each === "string") : [],
    image: isPicture(image) ? image : null,
    pictures: isRecord(pictures) ? picturesIn(pictures) : {},
    attempt: isAttempt(attempt) ? attempt : undefined,
  };
  return isEmptyDraft(draft) ? undefined : draft;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOr = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

const isPicture = (value: unknown): value is TextPicture =>
  isRecord(value) &&
  typeof value.src === "string" &&
  value.src.startsWith("data:image/") &&
  typeof value.width === "number" &&
  typeof value.height === "number";

const isAttempt = (value: unknown): value is NonNullable<Draft["attempt"]> =>
  isRecord(value) && typeof value.id === "string" && typeof value.nowMs === "number";

const picturesIn = (pictures: Record<string, unknown>): TextPictures =>
  Object.fromEntries(Object.entries(pictures).filter((entry): entry is [string, TextPicture] => isPicture(entry[1])));
