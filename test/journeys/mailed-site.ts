import { type Mailbox, startMailbox } from "../mailbox.ts";
import { test as base, startSiteProcess } from "./site.ts";

/** A site of its own with a real mail server. */
export const test = base.extend<object, { ownSite: { mailbox: Mailbox; address: string } }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      const site = await startSiteProcess({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" });
      await use({ mailbox, address: site.address });
      await site.stop();
      await mailbox.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.address),
});

export { expect } from "./site.ts";
