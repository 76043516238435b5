import { type Cursor, writeCursor } from "#platform/http/cursor.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { deskCopy } from "./words/desk.ts";

type Props = {
  /** The address of the list, without a cursor. */
  href: string;
  next: Cursor | undefined;
  isFirst: boolean;
};

export function Pager({ href, next, isFirst }: Props) {
  if (!next && isFirst) return null;
  const older = next && `${href}${href.includes("?") ? "&" : "?"}before=${encodeURIComponent(writeCursor(next))}`;
  return (
    <p className="desk__pager">
      {!isFirst && (
        <GoLink href={href} back>
          {deskCopy.newest}
        </GoLink>
      )}
      {older && <GoLink href={older}>{deskCopy.older}</GoLink>}
    </p>
  );
}
