import { editSources, editsByFile } from "./edit-sources.ts";
import { activeMutation } from "./mutation.ts";

/** Loaded before the site: the file that holds the removed protection is read without it. */
const mutation = await activeMutation();
if (mutation) editSources(editsByFile(mutation.file, mutation.edits));
