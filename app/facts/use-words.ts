import { createContext, use } from "react";
import { wordsLocale } from "#platform/intl/place.ts";
import type { WithWords } from "./editable.ts";

/** Provided by the document, and by each island in the browser. */
export const WordsContext = createContext<WithWords>({});

/** The owner's words for copy that needs no facts, also in islands: `listCopy(useWords())`. */
export const useWords = (): WithWords => use(WordsContext);

/** How dates are written, also in islands. */
export const useLocale = (): string => useWords().place?.locale ?? wordsLocale;
