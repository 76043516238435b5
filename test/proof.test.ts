import sharp from "sharp";
import { expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { readFactAt } from "#features/business/desk/fact-places.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import { factGroups, factsCopy } from "#features/details/words/business-details.ts";
import { prunePictures } from "#features/pictures/server/pictures.ts";
import { pictureNoteWords } from "#features/pictures/words/desk.ts";
import { heicProblem } from "#features/pictures/words/heic-problem.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { signIn } from "./desk.ts";
import { movingGif } from "./own-pictures/moving-gif.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const withProof = [
  ...[paths.home(), paths.about(), paths.bookConsultation()],
  ...[paths.wineries(), paths.cigarLounges(), paths.fineDining()],
  ...[paths.visibilityStarter(), paths.growthAccelerator(), paths.authorityBuilder()],
];
const read = async (path: string) => (await site.get(path)).text();
const look = async (path: string) =>
  (await (await site.get(path, { headers: { Cookie: cookie } })).text()).replaceAll("<!-- -->", "");
const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A section's form as the desk shows it, with these fields changed and these files chosen. */
async function save(group: string, changes: Record<string, string>, files: Record<string, Buffer> = {}) {
  const form = new FormData();
  for (const { path, kind } of factGroups.find(({ id }) => id === group)?.facts ?? [])
    typeFact(kind, readFactAt(defaultFacts, path), defaultFacts.place).forEach((text, at) => {
      form.set(`${path}.${at}`, text);
    });
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new File([new Uint8Array(bytes)], "picture.jpg", { type: "image/jpeg" }));
  return site.get(deskPaths.factGroup(group), { method: "POST", headers: { Cookie: cookie }, body: form });
}

const said = (answer: Response) => new URL(answer.headers.get("Location") ?? "/", site.address).searchParams;
const inCase = (slot: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`proof.cases.${slot}.${name}.0`, text]));
const inTestimonial = (slot: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`proof.testimonials.${slot}.${name}.0`, text]));

const hostile = '"><script>alert(1)</script>{contact.email}';
const vale = {
  business: "Vale Estate",
  place: `Napa ${hostile}`,
  trade: "wineries",
  change: "The tasting bar is full on Tuesdays.",
  figure: "41 %",
  figureOf: "more tastings booked",
  figureDay: "2026-09-30",
};

test("where nothing is filled in, pages have nothing of it, not even its styles", async () => {
  for (const path of withProof)
    expect(await read(path)).not.toMatch(/\.case__figure|class="cases|class="said|founder"/);
});

test("a case is kept without its permission, and shown to visitors with it", async () => {
  const kept = await save("cases", inCase("second", vale));
  expect([kept.status, said(kept).get("flash")]).toEqual([303, "saved"]);
  for (const path of withProof) expect(await read(path)).not.toContain("Vale Estate");
  expect(await look(deskPaths.factGroup("cases"))).toContain("when was permission given?");
  expect(await look(deskPaths.launchCheck())).toContain("Case 2: permission given on: Vale Estate");

  await save("cases", inCase("second", { ...vale, permittedOn: "2026-10-01" }));
  const html = await read(paths.wineries());
  for (const words of ["Vale Estate", "41 %", "more tastings booked", "Counted on September 30, 2026"])
    expect(html).toContain(words);
  expect(html).toContain("Napa &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{contact.email}");
  expect(html).toContain(".case__figure");
  expect(await read(paths.cigarLounges())).not.toContain("Vale Estate");
  for (const path of [paths.home(), paths.about(), paths.authorityBuilder()])
    expect(await read(path)).toContain("Vale Estate");
  expect(await read(paths.markdown(paths.about()))).toContain("Vale Estate");
  expect(await look(deskPaths.launchCheck())).not.toContain("Case 2");
  expect(await look(deskPaths.factGroup("cases"))).toContain("Visitors see it");
});

test("a figure without its day stays on the desk", async () => {
  await save("cases", inCase("second", { ...vale, figureDay: "", permittedOn: "2026-10-01" }));
  const html = await read(paths.wineries());
  expect([html.includes("Vale Estate"), html.includes("41 %")]).toEqual([true, false]);
});

test("days that have not come, unknown trades and long words are refused at their fields; nothing is saved", async () => {
  const answer = await save("cases", {
    ...inCase("first", { business: "Early", permittedOn: "2099-01-01", trade: "casino", figure: "a".repeat(17) }),
    ...inCase("third", { figureDay: "yesterday" }),
  });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const words of ["a day that has come", "choose one from the list", "at most 16 characters", "2026-10-31"])
    expect(html).toContain(words);
  expect(html).toMatch(/id="proof\.cases\.first\.business\.0"[^>]*value="Early"/);
  expect(await look(deskPaths.factGroup("cases"))).not.toContain("Early");
});

test("the founder signs the letter, with portrait and signature, and search engines are told the person", async () => {
  expect(await read(paths.about())).not.toMatch(/"Person"|The founder of/);
  const missing = ["The letter on About is signed by no person", "Owners want to see whom"];
  for (const why of missing) expect((await look(deskPaths.launchCheck())).split("yours to decide")[0]).toContain(why);
  const saved = await save(
    "founder",
    { "proof.founder.name.0": "Ada Vale", "proof.founder.portraitAlt.0": "Ada Vale at a long table" },
    {
      "proof.founder.portrait.file": await photo(1300, 1600, "#7a2233"),
      "proof.founder.signature.file": await photo(600, 200, "#fff"),
    },
  );
  expect([saved.status, said(saved).get("flash")]).toEqual([303, "saved"]);
  const html = await read(paths.about());
  expect(html).toMatch(/<img src="\/media\/[\w-]{43}\.webp"[^>]*alt="Ada Vale at a long table" loading="lazy"/);
  expect(html).toContain('alt="Signature of Ada Vale"');
  expect(html).toMatch(/"founder":\{"@type":"Person","name":"Ada Vale","image":"http[^"]+\/media\/[\w-]{43}\.webp"\}/);
  expect(html).not.toContain('"Review"');
  const [address = ""] = /\/media\/[\w-]{43}\.avif/.exec(html) ?? [];
  expect((await site.get(address)).headers.get("content-type")).toBe("image/avif");
  expect(await read(paths.bookConsultation())).toContain("The person you will speak with");
  for (const why of missing) expect(await look(deskPaths.launchCheck())).not.toContain(why);

  await withDatabase(site, (db) =>
    db.transaction().execute((tx) => prunePictures(tx, serverFeatures, site.clock.nowMs + 2 * 60 * 60 * 1000)),
  );
  expect((await site.get(address)).status).toBe(200);
  const undone = await site.get(deskPaths.factGroup("founder"), {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ act: `undo:${said(saved).get("undo")}` }),
  });
  expect(said(undone).get("flash")).toBe("back");
  expect(await read(paths.about())).not.toContain('"Person"');
  await withDatabase(site, (db) =>
    db.transaction().execute((tx) => prunePictures(tx, serverFeatures, site.clock.nowMs + 2 * 60 * 60 * 1000)),
  );
  expect((await site.get(address)).status).toBe(200);
});

testInLongRun(
  "a file that is no picture is refused at its field, and a good one beside it is kept for the next press",
  async () => {
    const files = {
      "proof.founder.portrait.file": await photo(500, 600, "#123456"),
      "proof.founder.signature.file": Buffer.from("<svg onload=alert(1)>"),
    };
    const send = () => save("founder", { "proof.founder.name.0": "Ada Vale" }, files);
    expect((await send()).status).toBe(422);
    site.clock.nowMs += 2 * 60 * 60 * 1000;
    const answer = await send();
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Please give a JPEG, PNG, WebP, GIF or AVIF file.");
    const portrait = /name="proof\.founder\.portrait\.0" value="(\/media\/[\w-]{43}\.webp)"/.exec(html)?.[1] ?? "";
    const typed = { "proof.founder.name.0": "Ada Vale", "proof.founder.portrait.0": portrait };
    await withDatabase(site, (db) =>
      db.transaction().execute((tx) => prunePictures(tx, serverFeatures, site.clock.nowMs)),
    );
    await save("founder", typed);
    expect(await read(paths.about())).toContain(portrait);
    await save("founder", { ...typed, "proof.founder.portrait.remove": "on" });
    expect(await read(paths.about())).not.toContain(portrait);
    const gone = await save("founder", { ...typed, "proof.founder.portrait.0": `/media/${"A".repeat(43)}.webp` });
    expect([gone.status, (await gone.text()).includes("no longer here")]).toEqual([422, true]);
  },
);

testInLongRun("an iPhone's photo is told how to be sent, and an animation that it stands still", async () => {
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  const refused = await save("founder", { "proof.founder.name.0": "Ada" }, { "proof.founder.portrait.file": heic });
  expect([refused.status, (await refused.text()).includes(heicProblem)]).toEqual([422, true]);
  const taken = await save(
    "founder",
    { "proof.founder.name.0": "Ada" },
    { "proof.founder.portrait.file": await movingGif(500) },
  );
  expect([said(taken).get("flash"), said(taken).get("note")]).toEqual(["saved", "still"]);
});

test("a picture that is small for its place is taken, and its owner hears of it", async () => {
  const files = {
    "proof.founder.portrait.file": await photo(200, 250, "#123456"),
    "proof.founder.signature.file": await photo(240, 80, "#ffffff"),
  };
  const taken = await save("founder", { "proof.founder.name.0": "Ada" }, files);
  expect(said(taken).get("note")).toBe("small");
  expect(await look(taken.headers.get("Location") ?? "")).toContain(`${factsCopy.saved} ${pictureNoteWords.small}`);
});

test("testimonials take the place of the house's own pledge, once one is permitted", async () => {
  const ida = { words: "They came for dinner before they gave advice.", name: "Ida Roux", role: "Owner, Roux" };
  await save("testimonials", inTestimonial("first", ida));
  const pledge = "if it were ours";
  const before = await read(paths.bookConsultation());
  expect([before.includes(pledge), before.includes("Ida Roux")]).toEqual([true, false]);
  await save("testimonials", inTestimonial("first", { ...ida, permittedOn: "2026-11-01" }), {
    "proof.testimonials.first.picture.file": await photo(500, 600, "#446644"),
  });
  for (const path of withProof) expect(await read(path)).toContain("They came for dinner before they gave advice.");
  const after = await read(paths.bookConsultation());
  expect([after.includes(pledge), /alt="Ida Roux" loading="lazy"/.test(after)]).toEqual([false, true]);
  expect(await read(paths.markdown(paths.bookConsultation()))).toContain("They came for dinner");
});
