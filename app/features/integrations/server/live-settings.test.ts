import { expect, test } from "vitest";
import { readSettings } from "#platform/settings/server/settings.ts";
import { makeLiveSettings } from "./live-settings.ts";

const leads = { name: "leads", texts: { LEADS_WEBHOOK_URL: "https://crm.example/hook" } };

test("code that holds the settings sees a connection come and go", () => {
  const { settings, use } = makeLiveSettings(readSettings({ DATA_DIR: "/data" }));
  expect(use([leads])).toEqual([]);
  expect([settings.leadsWebhookUrl, settings.dataDir]).toEqual(["https://crm.example/hook", "/data"]);
  expect({ ...settings }.leadsWebhookUrl).toBe("https://crm.example/hook");
  use([]);
  expect(settings.leadsWebhookUrl).toBeUndefined();
});

test("the environment wins", () => {
  const { settings, use } = makeLiveSettings(readSettings({ LEADS_WEBHOOK_URL: "https://server.example/" }));
  use([leads, { name: "mail", texts: { SMTP_URL: "smtp://mail.example", MAIL_FROM: "" } }]);
  expect([settings.leadsWebhookUrl, settings.smtpUrl]).toEqual(["https://server.example/", "smtp://mail.example"]);
  expect(settings.environment).toEqual({ LEADS_WEBHOOK_URL: "https://server.example/" });
});

test("a connection that cannot be used leaves the others connected", () => {
  const { settings, use } = makeLiveSettings(readSettings({}));
  const twice = '{"winery":"one","dining":"one"}';
  expect(use([{ name: "forms", texts: { FORM_IDS: twice } }, leads])).toEqual(["forms"]);
  expect([settings.formIds.winery, settings.leadsWebhookUrl]).toEqual(["winery", "https://crm.example/hook"]);
});
