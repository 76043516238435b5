import { missingDefence } from "./defence.ts";
import { editSources } from "./edit-sources.ts";

/** Loaded before the site: the file that holds the missing defence is read without it. */
const missing = await missingDefence();
if (missing) editSources({ [missing.file]: missing.edits });
