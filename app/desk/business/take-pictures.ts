import type { FactGroup } from "#app/copy/desk/business-details.ts";
import { saysItMoves } from "#app/rules/articles/picture-file.ts";
import type { PictureCopy } from "#app/rules/articles/post.ts";
import type { FactProblem } from "#app/rules/business/fact-kind.ts";
import type { PostedForm } from "#app/sections/read-fields.ts";
import type { Services } from "#server/services.ts";

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
  /** One of them was an animation. */
  isStilled: boolean;
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
  let isStilled = false;
  const paths = group.facts.filter(({ kind }) => kind.type === "picture").map(({ path }) => path);
  for (const path of paths) {
    if (fields[removeField(path)] === "on") typed[path] = [""];
    const file = files.get(fileField(path));
    if (!file) continue;
    const taken = await factPictures.take(file);
    if (taken.kind === "picture") {
      typed[path] = [taken.address];
      isStilled ||= saysItMoves(file);
    } else problems[path] = { problem: problemOf[taken.kind], at: 0 };
  }
  const addresses = paths.flatMap((path) => typed[path] ?? []);
  return { pictures: await factPictures.find(addresses), problems, isStilled };
}
