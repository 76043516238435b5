import type { ReactNode } from "react";

type Props = {
  /** `fill` recommends, `new` is on a picture's corner, `dyn` marks a post of the feed, `soon` is not available yet. */
  kind?: "fill" | "new" | "dyn" | "soon";
  children: ReactNode;
};

export function Badge({ kind, children }: Props) {
  return <span className={kind ? `badge badge--${kind}` : "badge"}>{children}</span>;
}
