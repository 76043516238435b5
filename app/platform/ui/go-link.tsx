import type { ComponentProps } from "react";

/** A link forward, or back. */
export function GoLink({ back, className, ...link }: ComponentProps<"a"> & { href: string; back?: boolean }) {
  return <a className={["go", back && "go--back", className].filter(Boolean).join(" ")} {...link} />;
}
