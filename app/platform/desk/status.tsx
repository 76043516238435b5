import type { ReactNode } from "react";

type Props = { kind: "new" | "wait" | "ok" | "off" | "bad"; children: ReactNode };

/** Shape and word before colour. */
export const Status = ({ kind, children }: Props) => <span className={`st st--${kind}`}>{children}</span>;
