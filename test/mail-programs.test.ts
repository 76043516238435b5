import { generateKeyPairSync } from "node:crypto";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { mainOf, post } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { signIn } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { hasMailPrograms, type MailPrograms, startMailPrograms } from "./mail-programs.ts";
import { headOf, wordsOf } from "./mailbox.ts";
import { withDatabase } from "./with-database.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = String(privateKey.export({ type: "pkcs1", format: "pem" })).replaceAll("\n", " ");
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;

const readers = ["ada", "ben", "ida", "eve"].map((name) => `${name}@cellar.example`);
const house = "hello@house.example";
const siteUrl = "http://house.example";

type Got = { to: string[]; source: string };

describe.runIf(hasMailPrograms && !isShort)("through postfix and dovecot", () => {
  let programs: MailPrograms;
  let site: TestSite;
  beforeAll(async () => {
    programs = await startMailPrograms([
      house,
      ...["ada", "ben", "ida", "eve"].map((name) => `${name}@cellar.example`),
    ]);
    site = await startTestSite({
      ...{ SITE_URL: siteUrl, SMTP_URL: programs.smtpUrl, IMAP_URL: programs.imapUrl(house), MAIL_FROM: house },
      ...{ DKIM_SELECTOR: "site1", DKIM_PRIVATE_KEY: pem },
    });
    await changeFacts(site, { "contact.postalAddress": "12 Vine Street, Napa, CA 94558" });
  });
  afterAll(async () => {
    await site.stop();
    await programs.stop();
  });

  const mailsOf = async (email: string): Promise<Got[]> =>
    (await programs.read(email)).map(({ source }) => ({ to: [email], source }));
  const gets = (email: string, count: number) =>
    eventually(
      () => mailsOf(email),
      (all) => all.length >= count,
    );
  const fieldOf = (mail: Got | undefined, name: string) =>
    new RegExp(`^${name}: (.*)$`, "im").exec(mail ? headOf(mail) : "")?.[1] ?? "";
  const plansOf = (email: string) =>
    withDatabase(site, (db) =>
      db.selectFrom("letter_plans").selectAll().where("email_folded", "=", email).orderBy("due_at").execute(),
    );
  const toPlan = async (email: string, place: number) => {
    site.clock.nowMs = ((await plansOf(email))[place]?.due_at ?? 0) + 60_000;
  };
  const taken = () => withDatabase(site, (db) => db.selectFrom("taken_mails").select(["kind", "about"]).execute());
  const untilTaken = (kind: string, about: string) =>
    eventually(
      () => {
        site.clock.nowMs += 61_000;
        return taken();
      },
      (all) => all.some((each) => each.kind === kind && each.about === about),
    );

  /** Asks for a guide with a tick, and confirms it by the link that arrives. */
  async function confirm(email: string) {
    await post(site, paths.formWidget("winery"), { name: "Ada", email, consent: "on" });
    const links = (await gets(email, 2)).map((mail) => /\/letters\/confirm\/[\w-]{32}/.exec(wordsOf(mail))?.[0]);
    const link = links.find(Boolean) ?? "";
    expect(await mainOf(await site.get(link))).toContain("Yes, write to me");
    expect(await plansOf(email)).toEqual([]);
    expect(await mainOf(await post(site, link, {}))).toContain("Your letters are on");
  }

  /** As mailauth judges it, with the DNS of the sender's domain. */
  async function signatureOf(mail: Got | undefined) {
    const { authenticate } = await import("mailauth");
    const { dkim } = await authenticate(mail?.source ?? "", {
      ...{ ip: "127.0.0.1", helo: "mx.cellar.example", sender: house, mta: "mx.cellar.example" },
      resolver: async (name: string, type: string) => {
        if (name === "site1._domainkey.house.example" && type === "TXT") return [[record]];
        throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
      },
    });
    const [only, ...others] = dkim.results;
    const signed = only?.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/);
    return others.length === 0 ? { result: only?.status.result, signed: signed ?? [] } : undefined;
  }

  test("somebody confirms, gets two letters of three, replies, and gets no more", async () => {
    const email = "ada@cellar.example";
    await confirm(email);
    for (const place of [0, 1]) {
      await toPlan(email, place);
      await gets(email, 3 + place);
    }
    const letter = (await mailsOf(email)).at(-1);
    await createTransport(programs.smtpUrl).sendMail({
      ...{ from: email, to: fieldOf(letter, "Reply-To") || fieldOf(letter, "From") },
      ...{ subject: `Re: ${fieldOf(letter, "Subject")}`, text: "Could we talk on Thursday?\n\n> A letter" },
      ...{ inReplyTo: fieldOf(letter, "Message-ID"), references: fieldOf(letter, "Message-ID") },
    });
    await untilTaken("reply", email);
    expect((await plansOf(email)).map(({ state }) => state)).toEqual(["queued", "queued", "ended"]);
    await toPlan(email, 2);
    site.clock.nowMs += 24 * 60 * 60_000;
    await post(site, paths.formWidget("winery"), { name: "Ida", email: "ida@cellar.example" });
    await gets("ida@cellar.example", 1);
    expect(await mailsOf(email)).toHaveLength(4);
    const headers = { Cookie: await signIn(site) };
    const { id } = await withDatabase(site, (db) =>
      db.selectFrom("leads").select("id").where("email_folded", "=", email).executeTakeFirstOrThrow(),
    );
    const timeline = await mainOf(await site.get(deskPaths.lead(id), { headers }));
    expect(timeline).toContain("Could we talk on Thursday?");
    expect(timeline).not.toContain("&gt; A letter");
    const flags = (await programs.read(house)).flatMap((mail) => mail.flags);
    expect(flags.filter((flag) => flag !== "\\Recent")).toEqual([]);
  });

  test("somebody stops by one click of their mail program, which a signature covers, and gets no more", async () => {
    const email = "ben@cellar.example";
    await confirm(email);
    await toPlan(email, 0);
    const letter = (await gets(email, 3)).at(-1);
    expect((await signatureOf(letter))?.signed).toContain("list-unsubscribe-post");
    expect(fieldOf(letter, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const [, link = ""] = /^<(.*)>$/.exec(fieldOf(letter, "List-Unsubscribe")) ?? [];
    const answer = await site.get(link.replace(siteUrl, ""), {
      ...{ method: "POST", body: "List-Unsubscribe=One-Click" },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
    expect((await plansOf(email)).map(({ state }) => state)).toEqual(["queued", "ended", "ended"]);
    await toPlan(email, 2);
    await post(site, paths.formWidget("winery"), { name: "Eve", email: "eve@cellar.example" });
    await gets("eve@cellar.example", 1);
    expect(await mailsOf(email)).toHaveLength(3);
  });

  test("mailauth verifies each mail, and every mail that can be stopped by one click has that signed", async () => {
    const mails = (await Promise.all(readers.map(mailsOf))).flat();
    expect(mails.length).toBeGreaterThanOrEqual(9);
    for (const mail of mails) {
      const { result, signed = [] } = (await signatureOf(mail)) ?? {};
      expect([fieldOf(mail, "Subject"), result]).toEqual([fieldOf(mail, "Subject"), "pass"]);
      const isStoppable = fieldOf(mail, "List-Unsubscribe") !== "";
      expect(fieldOf(mail, "List-Unsubscribe-Post") !== "").toBe(isStoppable);
      if (isStoppable) expect(signed).toEqual(expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post"]));
    }
  });

  test("what postfix sends back stops letters to that address", async () => {
    const email = "nobody@cellar.example";
    await post(site, paths.formWidget("winery"), { name: "Nobody", email, consent: "on" });
    await untilTaken("hard bounce", email);
    const stops = await withDatabase(site, (db) => db.selectFrom("letter_stops").select("why").execute());
    expect(stops.map(({ why }) => why)).toContain("bounce");
  });
});
