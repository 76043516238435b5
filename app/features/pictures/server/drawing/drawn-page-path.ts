import { coverPage, type DocumentFile } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";

/** The address of the picture of a guide's page. */
export const drawnPagePath = (file: DocumentFile, page: number): string =>
  page === coverPage ? paths.guideCover(file) : paths.downloadPage(file, page);
