import { GoLink } from "#platform/ui/go-link.tsx";
import { mailboxPaths } from "../mailbox-paths.ts";
import type { MailboxState } from "../server/read-mailbox.ts";
import { repliesCopy } from "../words.ts";
import { MailboxRead } from "./mailbox-read.tsx";

/** When the mailbox was last read. */
export const OnConnections = ({ heard }: { heard: MailboxState }) => (
  <>
    <MailboxRead state={heard} />
    <GoLink href={mailboxPaths.replies()}>{repliesCopy.title}</GoLink>
  </>
);
