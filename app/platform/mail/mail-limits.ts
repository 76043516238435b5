const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How many mails may leave without the owner's release: of one kind to one mailbox, and by one network or its /48. */
export const mailLimits = {
  mailbox: { max: 3, withinMs: dayMs, isOfKind: true },
  network: { max: 30, withinMs: hourMs, isOfKind: false },
  wideNetwork: { max: 120, withinMs: hourMs, isOfKind: false },
  /** For what people did on pages of ours: fifty guests of a fair are behind one address. */
  networkOfPages: { max: 200, withinMs: dayMs, isOfKind: true },
  wideNetworkOfPages: { max: 800, withinMs: dayMs, isOfKind: true },
};

/** The limit that holds a mail back. */
export type HeldFor = "mailbox" | "network" | "wide network";

/** Mails not released in this time are never sent. */
export const heldForMs = 7 * dayMs;

/** Older mails count towards no limit. */
export const countedForMs = dayMs;

/** If a clock was ahead by more than this, its mails must not block others until it has caught up. */
export const clockSlackMs = 60_000;
