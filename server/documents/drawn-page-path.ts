import { paths } from "#app/paths.ts";
import { coverPage, type DocumentFile } from "#app/rules/leads/documents.ts";

/** The address of the picture of a guide's page. */
export const drawnPagePath = (file: DocumentFile, page: number): string =>
  page === coverPage ? paths.guideCover(file) : paths.downloadPage(file, page);
