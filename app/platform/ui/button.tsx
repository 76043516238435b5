import type { ComponentProps } from "react";

type Look = {
  /** `brass` on dark surfaces, once a view; `ink` on paper; `line` for secondary buttons. */
  kind?: "brass" | "ink" | "line";
  small?: boolean;
  /** Without its arrow. */
  bare?: boolean;
};

function classesOf({ kind = "brass", small, bare }: Look, className?: string) {
  const parts = ["btn", kind !== "brass" && `btn--${kind}`, small && "btn--small", bare && "btn--bare", className];
  return parts.filter(Boolean).join(" ");
}

/** A link that looks like a button. */
export function ButtonLink({ kind, small, bare, className, ...link }: Look & ComponentProps<"a"> & { href: string }) {
  return <a className={classesOf({ kind, small, bare }, className)} {...link} />;
}

/** `busy` shows a ring instead of the arrow and keeps the focus; the caller ignores presses meanwhile. */
export function Button({
  kind,
  small,
  bare,
  className,
  busy,
  ...button
}: Look & ComponentProps<"button"> & { busy?: boolean }) {
  return <button type="button" className={classesOf({ kind, small, bare }, className)} aria-busy={busy} {...button} />;
}
