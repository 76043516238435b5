import { pictureNoteWords } from "#app/copy/desk/pictures.ts";

/** Words about pictures behind those of a flash, by the names in the address. */
export const withPictureNotes = (words: string, note: string | null): string =>
  [
    words,
    ...Object.entries(pictureNoteWords).flatMap(([name, each]) => (note?.split(" ").includes(name) ? each : [])),
  ].join(" ");
