import type { Settings } from "#platform/settings/server/settings.ts";

/** The settings that a page may show or decide by. None is secret. */
export type PublicSettings = ReturnType<typeof publicOf>;

export const publicOf = (settings: Settings) => ({
  siteUrl: settings.siteUrl,
  publicFeedUrl: settings.publicFeedUrl,
  isPublicFeedHosted: settings.isPublicFeedHosted,
  publicQuizCrmUrl: settings.publicQuizCrmUrl,
  publicQuizWorkflowUrl: settings.publicQuizWorkflowUrl,
  embedOrigin: settings.embedOrigin,
  sendsGuides: settings.sendsGuides,
  isFeedSet: settings.feedUrl !== undefined,
  isMailSet: settings.smtpUrl !== undefined,
  /** Whether mails can go to the owner. */
  isOwnerMailSet: settings.smtpUrl !== undefined && settings.ownerEmail !== undefined,
  lettersPerHour: Math.floor(settings.mailsPerHour / 2),
  sendsNothing: settings.sendsNothing,
  /** The name in the setting of the sender; empty if it has none. */
  mailFromName: settings.mailFrom?.name ?? "",
});
