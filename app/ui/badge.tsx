import type { ReactNode } from "react";

type Props = {
  /** `fill` recommends, `new` stands on a picture's corner, `dyn` came from the feed, `soon` is not there yet. */
  kind?: "fill" | "new" | "dyn" | "soon";
  children: ReactNode;
};

export function Badge({ kind, children }: Props) {
  return <span className={kind ? `badge badge--${kind}` : "badge"}>{children}</span>;
}
