import { startMailbox } from "../mailbox.ts";
import { onOwnSite, startSiteProcess } from "./site.ts";

/** A site of its own with a real mail server. */
export const test = onOwnSite(async () => {
  const mailbox = await startMailbox();
  const site = await startSiteProcess({ SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" });
  const stop = () => Promise.all([site.stop(), mailbox.stop()]);
  return { mailbox, address: site.address, stop };
});

export { expect } from "./site.ts";
