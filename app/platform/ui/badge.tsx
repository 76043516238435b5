import type { ReactNode } from "react";

type Props = {
  /** `fill` recommends, `new` is on a picture's corner, `dyn` marks a post of the feed. */
  kind?: "fill" | "new" | "dyn";
  children: ReactNode;
};

export function Badge({ kind, children }: Props) {
  return <span className={kind ? `badge badge--${kind}` : "badge"}>{children}</span>;
}
