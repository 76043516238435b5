import { isTint, type MarkTint } from "#facts/look.ts";
import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { drawMark, type MarkProblem } from "./draw-mark.ts";
import { type MadeMark, type MarkColours, type MarkKind, type MarkPlace, makeMarkFiles } from "./make-mark-files.ts";
import { readPostedFile } from "./read-posted-file.ts";

export type MarkQuestion = {
  kind: MarkKind;
  place: MarkPlace;
  colours: MarkColours;
  /** Of a posted form; without it the pieces are the mark. */
  contentType: string | undefined;
  tint: MarkTint | undefined;
};

export type MarkAnswer = { made: MadeMark | MarkProblem; original: Uint8Array };

answerQuestions(async (question: MarkQuestion, pieces): Promise<MarkAnswer> => {
  const { file, fields } = await readPostedFile(pieces, question.contentType);
  const drawn = await drawMark(file);
  if (typeof drawn === "string") return { made: drawn, original: new Uint8Array() };
  const { kind, place, colours } = question;
  const wanted = question.tint ?? (isTint(fields.tint) ? fields.tint : undefined);
  const made = await makeMarkFiles(kind, drawn, { place, colours, wanted });
  return { made, original: drawn.svg ? Buffer.from(drawn.svg) : drawn.png };
});
