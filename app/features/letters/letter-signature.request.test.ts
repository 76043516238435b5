import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { plainPart } from "#features/articles/server/mail-body.ts";
import { readDkimKey } from "#platform/mail/server/dkim-key.ts";
import { sendMail } from "#platform/mail/server/send-mail.ts";
import { startMailbox } from "#test/mailbox.ts";
import { forFile } from "#test/stop-after.ts";
import { letterMail } from "./server/letter-mail.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = String(privateKey.export({ type: "pkcs1", format: "pem" }));
const publicBase64 = publicKey.export({ type: "spki", format: "der" }).toString("base64");
const mailbox = forFile(await startMailbox());

/** Answers as the DNS of the sender's domain would. */
async function resolver(name: string, type: string) {
  if (name === "site1._domainkey.cellar.example" && type === "TXT") return [[`v=DKIM1; k=rsa; p=${publicBase64}`]];
  throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
}

const facts = { ...defaultFacts, contact: { ...defaultFacts.contact, postalAddress: "12 Vine Street, Napa" } };
const letter = { subject: "What März brings", parts: ["A first paragraph.", "A second, with ümlauts."].map(plainPart) };
const stop = "https://house.example/letters/stop/a-key";

test("mailauth verifies the signature, and it covers the one-click header", async () => {
  // As it arrives from a field of one line.
  const key = readDkimKey(pem.replaceAll("\n", " ")) ?? "";
  const outcome = await sendMail({
    ...{ transportUrl: mailbox.url, from: { name: "House", address: "house@cellar.example" }, id: "a-delivery" },
    mail: letterMail(letter, { email: "ada@house.example", name: "Ada" }, facts, stop),
    stopped: new AbortController().signal,
    signature: { keySelector: "site1", privateKey: key },
  });
  expect(outcome.kind).toBe("delivered");
  const { authenticate } = await import("mailauth");
  const source = mailbox.mails[0]?.source ?? "";
  const { dkim } = await authenticate(source, {
    ip: "127.0.0.1",
    helo: "cellar.example",
    sender: "house@cellar.example",
    resolver,
  });
  const [signature] = dkim.results;
  expect(signature).toMatchObject({ signingDomain: "cellar.example", status: { result: "pass" } });
  const signed =
    /\bh=([^;]+);/
      .exec(source.replace(/\r\n[ \t]+/g, ""))?.[1]
      ?.toLowerCase()
      .split(":") ?? [];
  expect(signed).toEqual(
    expect.arrayContaining(["from", "date", "list-unsubscribe", "list-unsubscribe-post", "auto-submitted"]),
  );
  expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a key that is too short, or none, is refused", () => {
  const short = generateKeyPairSync("rsa", { modulusLength: 512 }).privateKey;
  expect(readDkimKey(String(short.export({ type: "pkcs8", format: "pem" })))).toBeUndefined();
  expect(readDkimKey("not a key")).toBeUndefined();
});
