import { createContext } from "react";

/** What a picture needs to know of one that stands in its place. */
export type InPlace = { version: string; alt?: string };

/** Pictures of the owner's by the names of those that they replace; provided by the document, and by each island. */
export const OwnPicturesContext = createContext<Readonly<Record<string, InPlace>>>({});
