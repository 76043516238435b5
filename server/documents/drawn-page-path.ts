import { paths } from "#app/paths.ts";
import { coverPage, type DocumentFile } from "#app/rules/leads/documents.ts";

/** Where the picture of a guide's page is. */
export const drawnPagePath = (file: DocumentFile, page: number): string =>
  page === coverPage ? paths.guideCover(file) : paths.downloadPage(file, page);
