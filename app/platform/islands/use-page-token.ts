import { useEffect, useRef } from "react";
import { readPageToken } from "./browser/page-token.ts";

/** Asks for a token when the part of the page appears, for what the visitor posts later. */
export function usePageToken(): () => Promise<string> {
  const token = useRef<Promise<string>>(undefined);
  useEffect(() => {
    token.current = readPageToken();
  }, []);
  return async () => (await token.current) ?? "";
}
