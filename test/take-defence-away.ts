import { missingDefence } from "./defence.ts";
import { editSources, editsByFile } from "./edit-sources.ts";

/** Loaded before the site: the file that holds the missing defence is read without it. */
const missing = await missingDefence();
if (missing) editSources(editsByFile(missing.file, missing.edits));
