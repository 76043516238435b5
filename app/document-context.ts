import { createContext } from "react";

/** What the document needs and no page knows. */
export type DocumentParts = { styles: string; script: string; developmentStyleSheets: readonly string[] };

export const DocumentContext = createContext<DocumentParts>({
  styles: "",
  script: "",
  developmentStyleSheets: [],
});
