import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { RateLimiter } from "#platform/http/server/rate-limiter.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { ownerLinkMailCopy as copy } from "../words/owner-link-mail.ts";
import { makeOwnerLink } from "./owner-link.ts";

type Deps = { db: Db; clock: () => number; settings: Settings; facts: () => Facts; wakeDeliveries: () => void };

/** Somebody with the key must not flood the owner's mailbox, nor invalidate each link with the next. */
const limit = { burst: 3, perSecond: 1 / 300 };

/** `mailed enough`: earlier links are on their way. */
export type MailedLink = "mailed" | "mailed enough" | "no mail";

/** Sends a link that opens the desk once to the owner's mailbox. */
export async function mailOwnerLink(
  { db, clock, settings, facts, wakeDeliveries }: Deps,
  limiter: RateLimiter,
  why: { next?: string } = {},
): Promise<MailedLink> {
  const { ownerEmail, smtpUrl, siteUrl } = settings;
  if (!ownerEmail || !smtpUrl) return "no mail";
  if (!limiter.take("owner link", limit, clock()).ok) return "mailed enough";
  const made = await makeOwnerLink(db, settings, { address: siteUrl, nowMs: clock(), isTerminal: true });
  if (made?.kind !== "shown") return "no mail";
  const { open, lead, leadAtAct, ...words } = copy;
  const notice = noticeMail({
    ...words,
    lead: why.next === undefined ? lead : leadAtAct,
    brand: facts().brand.name,
    lines: [],
    open: {
      words: open,
      href: why.next === undefined ? made.link : `${made.link}?${new URLSearchParams({ next: why.next })}`,
    },
  });
  await addDelivery(db, {
    id: nanoid(),
    ...inMail("alert", "owner", { ...notice, to: ownerEmail }),
    createdAt: clock(),
  });
  wakeDeliveries();
  return "mailed";
}
