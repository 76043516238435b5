import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing set gives the embedded defaults", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "0.0.0.0",
    siteUrl: "http://localhost:3000",
    dataDir: "./data",
    feedFreshMs: 60_000,
    feedKeeps: "listed",
    publicFeedUrl: "/api/feed",
    trustedProxies: 0,
  });
});

test("every setting is explained", () => {
  const [code = "", guide = ""] = ["app/platform/settings/server/settings.ts", "docs/settings.md"].map((path) =>
    readFileSync(path, "utf8"),
  );
  const names = [...code.matchAll(/^ {2}([A-Z_]+): (?:or|optional)\(/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  ["PORT", "abc", 'PORT: "abc" is not usable; give a whole number from 0 to 65535'],
  [
    "DKIM_PRIVATE_KEY",
    "abc",
    "DKIM_PRIVATE_KEY: this is not a private RSA key; give one in PEM, as openssl genrsa makes it",
  ],
  ["DKIM_SELECTOR", "a b", "DKIM_SELECTOR: this is not a selector; give letters, digits and hyphens such as site1"],
  ["MAILS_PER_HOUR", "0", 'MAILS_PER_HOUR: "0" is not usable; give a whole number from 1 up'],
  ["PORT", "70000", 'PORT: "70000" is not usable; give a whole number from 0 to 65535'],
  ["SITE_URL", "example.com", "SITE_URL: this is not an address; give one that starts with https://"],
  [
    "SITE_URL",
    "https://www.example.com/shop",
    "SITE_URL: this is more than a scheme and a host; give https://www.example.com alone",
  ],
  [
    "EMBED_ORIGIN",
    "https://key@forms.example/widget",
    "EMBED_ORIGIN: this is more than a scheme and a host; give https://forms.example alone",
  ],
  [
    "WEBHOOK_SECRET",
    `whsec_${"!".repeat(4)}${"A".repeat(32)}`,
    "WEBHOOK_SECRET: this is not a signing secret; give whsec_",
  ],
  ["SECRETS_KEY", "short", "SECRETS_KEY: this is not a key; give 32 random bytes in base64"],
  ["FEED_URL", "ftp://x", "FEED_URL: this is not an address; give one that starts with https://"],
  [
    "PUBLIC_QUIZ_CRM_URL",
    "https://a;script-src",
    'PUBLIC_QUIZ_CRM_URL: "a;script-src" is not a host; give a name such as site.example.com',
  ],
  ["FEED_KEEPS", "some", 'FEED_KEEPS: "some" is not known; give one of listed, all'],
  ["PUBLIC_FEED_URL", "//elsewhere", "PUBLIC_FEED_URL: this is not an address; give one that starts with https://"],
  [
    "FEED_REDIRECT_HOSTS",
    "a.example, b.example;*",
    'FEED_REDIRECT_HOSTS: "b.example;*" is not a host; give names such as',
  ],
  [
    "FEED_REDIRECT_HOSTS",
    "https://a.example",
    'FEED_REDIRECT_HOSTS: "https://a.example" is not a host; give names such as',
  ],
  ["SMTP_URL", "https://mail.example", "SMTP_URL: this is not the address of a mail server; give one such as smtps:"],
  ["SMTP_URL", "smtp:", "SMTP_URL: this is not the address of a mail server; give one such as smtps:"],
  ["IMAP_URL", "https://mail.example", "IMAP_URL: this is not the address of a mailbox; give one such as imaps:"],
  ["OWNER_EMAIL", "owner", 'OWNER_EMAIL: "owner" is not an e-mail address; give one such as hello@example.com'],
  ["OWNER_KEY", "open sesame", "OWNER_KEY: this key is easy to guess; give at least 16 letters, digits and signs"],
  ["OWNER_KEY", "abcdefgabcdefgabcdefg", "OWNER_KEY: this key is easy to guess; give at least 16 letters, digits and"],
  ["OWNER_KEY", "a-key-nobody-can-enter".repeat(10), "OWNER_KEY: this key is easy to guess; give at least 16 letters,"],
  ["FORM_IDS", "{", "FORM_IDS: this is not JSON; give a JSON object with some of the names blueprint, cigar"],
  ["FORM_IDS", '{"wine":"x"}', "FORM_IDS: this is not such a list; give a JSON object with some of the names"],
  ["FORM_IDS", '{"winery":"a/b"}', 'FORM_IDS: "a/b" is not an id; give letters, digits, _ or -'],
  [
    "FORM_IDS",
    '{"winery":"one","cigar":"one"}',
    "FORM_IDS: two of our own forms have one id; give each its own, or set",
  ],
  ["FORM_IDS", '{"winery":"cigar"}', "FORM_IDS: two of our own forms have one id; give each its own, or set"],
  ["DOCUMENT_URLS", '{"winery":"x"}', "DOCUMENT_URLS: this is not an address; give one that starts with https://"],
  ["BACKUP_PASSPHRASE", "short", "BACKUP_PASSPHRASE: this passphrase is easy to guess; give at least 16"],
  ["METRICS_TOKEN", "short", "METRICS_TOKEN: this token is easy to guess; give 16 to 200 letters"],
  ["SEND_NOTHING", "yes", 'SEND_NOTHING: "yes" is not known; give one of 0, 1'],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL: this is not an address; give one that starts with postgres://"],
])("%s=%s is refused in one line", (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(line);
});

test("a key of eight different characters is taken", () => {
  expect(readSettings({ OWNER_KEY: "abcdefghabcdefgh" }).ownerKey).toBe("abcdefghabcdefgh");
});

test("what the forms, documents and mails go by", () => {
  const settings = readSettings({
    FORM_IDS: '{"winery":"Ab12"}',
    MAIL_FROM: "Alder & Vale <hello@house.example>",
    SMTP_URL: "smtps://user:secret@mail.example",
  });
  expect(settings).toMatchObject({
    formIds: { winery: "Ab12", cigar: "cigar", consultation: "consultation" },
    calendarId: "consultation",
    documentUrls: {},
    mailFrom: { name: "Alder & Vale", address: "hello@house.example" },
    sendsGuides: true,
  });
  expect(readSettings({}).sendsGuides).toBe(false);
  expect(readSettings({ PROVIDER_SENDS_GUIDES: "1" }).sendsGuides).toBe(true);
});

test("an origin may end with a slash, and a provider's form may stand on several pages", () => {
  const settings = readSettings({
    SITE_URL: "https://www.example.com/",
    EMBED_ORIGIN: "https://forms.example",
    FORM_IDS: '{"winery":"one","cigar":"one"}',
  });
  expect(settings).toMatchObject({ siteUrl: "https://www.example.com", formIds: { winery: "one", cigar: "one" } });
});

test("several processes need PostgreSQL", () => {
  expect(() => readSettings({ WEB_CONCURRENCY: "2" })).toThrow("set DATABASE_URL to a PostgreSQL database");
  expect(readSettings({ WEB_CONCURRENCY: "2", DATABASE_URL: "postgres://localhost/x" }).webConcurrency).toBe(2);
});
