import { GoLink } from "#platform/ui/go-link.tsx";
import { mailboxPaths } from "../mailbox-paths.ts";
import { repliesCopy } from "../words.ts";

export const OnSentMessages = () => <GoLink href={mailboxPaths.replies()}>{repliesCopy.toReplies}</GoLink>;
