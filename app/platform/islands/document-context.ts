import { createContext } from "react";

/** Parts of the document that do not come from its page. */
export type DocumentParts = { styles: string; script: string; developmentStyleSheets: readonly string[] };

export const DocumentContext = createContext<DocumentParts>({
  styles: "",
  script: "",
  developmentStyleSheets: [],
});
