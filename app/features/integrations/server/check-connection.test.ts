import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { checkConnection } from "./check-connection.ts";
import { connectionFields, settingsOf } from "./connection-fields.ts";
import { isOffered } from "./integration-tests.ts";

const { fields } = connectionFields.mail;
const unsigned = { selector: "", signingKey: "" };
const server = { host: "mail.house.example", port: "465", security: "tls", user: "ada", password: "", from: "" };
const typed = { ...server, ...unsigned };
const stored = { values: { ...typed, password: "secret" } };

test("a connection that only a feature uses is offered where the feature is", () => {
  const integrations = { replies: { test: async () => undefined } };
  const offered = [isOffered("mail", []), isOffered("replies", []), isOffered("replies", [{ integrations }])];
  expect(offered).toEqual([true, false, true]);
});

test("a secret that is left empty is kept", () => {
  expect(checkConnection(fields, typed, [stored], {})).toEqual({
    values: { ...typed, password: "secret" },
    problems: {},
  });
});

test.each([
  ["mail", { host: "mail.thief.example" }],
  ["mail", { port: "2525" }],
  ["mail", { security: "offered" }],
  ["replies", { host: "mail.thief.example" }],
  ["replies", { port: "143" }],
  ["replies", { security: "offered" }],
] as const)("a password of %s that was entered for another server than %j is not sent there", (name, other) => {
  const { values, problems } = checkConnection(connectionFields[name].fields, { ...typed, ...other }, [stored], {});
  expect([values.password, problems]).toEqual(["", { password: "again" }]);
});

test("an app password is taken without the spaces that it is shown with", () => {
  const groups = (password: string) => checkConnection(fields, { ...typed, password }, [], {}).values.password;
  expect(groups(" abcd efgh\u00a0ijkl mnop ")).toBe("abcdefghijklmnop");
  for (const own of ["two words", "abcd efgh ijkl mnopq", "Abcd efgh ijkl mnop"]) expect(groups(own)).toBe(own);
});

test("a signing key of 4096 bits is taken", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });
  const pem = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  const { problems } = checkConnection(fields, { ...typed, signingKey: pem.replaceAll("\n", " ") }, [], {});
  expect(problems).toEqual({});
});

test("a secret can be taken away", () => {
  const { values, problems } = checkConnection(fields, { ...typed, "password-remove": "yes" }, [stored], {});
  expect([values.password, problems]).toEqual(["", {}]);
});

test("what the environment sets is not asked for", () => {
  const { values } = checkConnection(fields, { from: "ada@house.example" }, [], { SMTP_URL: "smtp://mail" });
  expect(values).toEqual({ from: "ada@house.example", ...unsigned });
});

test("each field is judged by the rule of its setting", () => {
  const wrong = { host: "mail example", port: "x", security: "none", user: "a\u0000", from: "nobody" };
  expect(checkConnection(fields, wrong, [], {}).problems).toEqual({
    host: "unusable",
    port: "unusable",
    security: "unusable",
    user: "unusable",
    from: "unusable",
  });
  const { problems } = checkConnection(
    connectionFields.leads.fields,
    { url: `https://a.example/${"x".repeat(4000)}` },
    [],
    {},
  );
  expect(problems).toEqual({ url: "unusable" });
});

test("fields make the settings as the environment has them", () => {
  expect(settingsOf("mail", stored.values)).toEqual({
    SMTP_URL: "smtps://ada:secret@mail.house.example:465",
    MAIL_FROM: "",
    DKIM_SELECTOR: "",
    DKIM_PRIVATE_KEY: "",
  });
  expect(settingsOf("mail", { ...stored.values, user: "ada@house.example" }).MAIL_FROM).toBe("ada@house.example");
  expect(settingsOf("forms", { origin: "https://forms.example", winery: "w1" })).toEqual({
    EMBED_ORIGIN: "https://forms.example",
    CALENDAR_ID: "",
    FORM_IDS: '{"winery":"w1"}',
  });
  expect(settingsOf("leads", { url: "https://crm.example/hook" })).toEqual({
    LEADS_WEBHOOK_URL: "https://crm.example/hook",
  });
});
