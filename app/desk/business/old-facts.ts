import { redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";

/** The business details have moved here from another address; a browser keeps the part after "#". */
export const loader = () => redirect(deskPaths.facts(), 301);
