import { expect, test } from "vitest";
import { findMailProvider, mailProviderNames, mailProviders } from "./mail-providers.ts";
import { mailServerAddress } from "./mail-server-address.ts";

const login = { host: "mail.house.example", port: "465", security: "tls" };

test("a mail server's parts make the address that the setting has", () => {
  expect(mailServerAddress(login)).toBe("smtps://mail.house.example:465");
  expect(mailServerAddress({ ...login, port: "587", security: "starttls", user: "ada" })).toBe(
    "smtp://ada@mail.house.example:587?requireTLS=true",
  );
  expect(mailServerAddress({ ...login, port: "25", security: "offered" })).toBe("smtp://mail.house.example:25");
  expect(mailServerAddress({ ...login, port: "143", security: "starttls", user: "ada" }, "imap")).toBe(
    "imap://ada@mail.house.example:143?requireTLS=true",
  );
  expect(mailServerAddress({ ...login, host: "[::1]" })).toBe("smtps://[::1]:465");
});

test("a user and a password of any letters arrive as they were typed", () => {
  const [user, password] = ["ada@house.example", "p@ss/w:rd?#% äß"];
  const url = new URL(mailServerAddress({ ...login, user, password }) ?? "");
  expect([decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual([user, password]);
  expect([url.host, url.search]).toEqual(["mail.house.example:465", ""]);
});

test.each([
  { host: "" },
  { host: "mail.house.example/x" },
  { host: "ada@mail.house.example" },
  { host: "mail..example" },
  { host: "mail.house.example?tls.rejectUnauthorized=false" },
  { port: "0" },
  { port: "65536" },
  { port: "abc" },
])("%j makes no address", (wrong) => {
  expect(mailServerAddress({ ...login, ...wrong })).toBeUndefined();
});

test("each provider is found by its server", () => {
  for (const name of mailProviderNames) {
    const { server } = mailProviders[name];
    if (server) expect([findMailProvider(server.host), mailServerAddress(server)]).toEqual([name, expect.any(String)]);
  }
  expect(findMailProvider("mail.house.example")).toBe("other");
});
