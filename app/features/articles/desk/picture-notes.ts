import type { PictureNote, UploadProblem } from "#features/pictures/rules/picture-file.ts";
import { pictureNoteWords } from "#features/pictures/words/desk.ts";
import { wrongPicture } from "../words/desk.ts";

type Note = PictureNote | UploadProblem;

export const writeNotes = (notes: readonly Note[] = []): string => notes.join();

/** Words about pictures behind those of a flash, by the names in the address. */
export function withPictureNotes(words: string, written: string | null): string {
  const names = (written ?? "").split(",");
  const notes = Object.entries<string>({ ...wrongPicture, ...pictureNoteWords }).filter(([name]) =>
    names.includes(name),
  );
  return [words, ...notes.map(([, each]) => each)].join(" ");
}
