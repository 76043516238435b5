import type { ReactNode } from "react";

/** Spaced capitals above a headline; two or three a page. */
export function Label({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={className ? `label ${className}` : "label"}>{children}</p>;
}
