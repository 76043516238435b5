import { createContext } from "react";

/** Data of the owner's picture in place of a default one. */
export type InPlace = { version: string; alt?: string; file?: string };

/** The owner's pictures, by the names of those they replace; provided by the document, and by each island. */
export const OwnPicturesContext = createContext<Readonly<Record<string, InPlace>>>({});
