const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How many mails may leave unasked: of one kind to one mailbox, and because of one network or the /48 around it. */
export const mailLimits = {
  mailbox: { max: 3, withinMs: dayMs },
  network: { max: 30, withinMs: hourMs },
  wideNetwork: { max: 120, withinMs: hourMs },
};

/** Which limit holds a mail back. */
export type HeldFor = "mailbox" | "network" | "wide network";

/** What the owner does not release in this time is never sent. */
export const heldForMs = 7 * dayMs;

/** Longer ago, it counts towards no limit. */
export const countedForMs = dayMs;

/** A clock that was ahead by more than this and is right again must not hold mails until it has caught up. */
export const clockSlackMs = 60_000;
