import type { PictureCopy } from "#facts/post.ts";
import { notesOnPicture, type PictureNote } from "#features/pictures/rules/picture-file.ts";
import type { PostedForm } from "#platform/http/read-fields.ts";
import type { Services } from "#platform/http/services.ts";
import type { FactProblem } from "../rules/fact-kind.ts";
import type { FactGroup } from "../words/business-details.ts";

/** The name of the field with a picture's file. */
export const fileField = (path: string) => `${path}.file`;

/** The name of the tick that takes a picture away. */
export const removeField = (path: string) => `${path}.remove`;

const problemOf = {
  "too large": "pictureTooLarge",
  heic: "pictureHeic",
  "wrong kind": "pictureKind",
  unreadable: "pictureUnreadable",
} as const;

type Taken = {
  /** Uploaded pictures by their addresses. */
  pictures: Map<string, PictureCopy>;
  problems: Record<string, { problem: FactProblem; at: number }>;
  notes: PictureNote[];
};

/**
 * Stores the chosen files, and types their addresses into the fields of their facts. They are kept if something else
 * of the section is refused: a browser would ask for the files again.
 */
export async function takePictures(
  group: FactGroup,
  { fields, files }: PostedForm,
  typed: Record<string, string[]>,
  { factPictures }: Services,
): Promise<Taken> {
  const problems: Taken["problems"] = {};
  const notes: PictureNote[] = [];
  const pictures = group.facts.flatMap(({ path, kind }) => (kind.type === "picture" ? { path, ...kind } : []));
  for (const { path, minWidth } of pictures) {
    if (fields[removeField(path)] === "on") typed[path] = [""];
    const file = files.get(fileField(path));
    if (!file) continue;
    const taken = await factPictures.take(file);
    if (taken.kind === "picture") {
      typed[path] = [taken.address];
      notes.push(...notesOnPicture(file, taken.width, minWidth));
    } else problems[path] = { problem: problemOf[taken.kind], at: 0 };
  }
  const addresses = pictures.flatMap(({ path }) => typed[path] ?? []);
  return { pictures: await factPictures.find(addresses), problems, notes };
}
