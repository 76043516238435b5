import type { BrowserContext, Page } from "@playwright/test";
import type { HostileRecord } from "../fixtures/hostile-records.ts";

export type Found = { problems: string[]; shown: number };

type Visits = {
  context: BrowserContext;
  records: readonly HostileRecord[];
  urlOf: (record: HostileRecord) => string;
  /** The only hosts that a page may request. */
  hosts: readonly string[];
};

const tabs = 4;
/** Stops after this many problems. */
const enoughProblems = 20;

/** Opens every record's article and notes forbidden effects. */
export async function visitAll({ context, records, urlOf, hosts }: Visits): Promise<Found> {
  const problems: string[] = [];
  const waiting = [...records];
  let shown = 0;
  const work = async () => {
    const page = await context.newPage();
    let current = "";
    await watch(page, hosts, (problem) => problems.push(`${current} ${problem}`));
    for (let record = waiting.shift(); record && problems.length < enoughProblems; record = waiting.shift()) {
      const url = urlOf(record);
      current = `${record.id} (${record.category})`;
      if (await visit(page, url, record)) shown += 1;
      problems.push(...(await hooksIn(page)).map((hook) => `${current} has ${hook}`));
      if (page.url() !== url) problems.push(`${current} led to ${page.url()}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  if (context.pages().length > 0) problems.push("a window was opened");
  return { problems, shown };
}

async function watch(page: Page, hosts: readonly string[], note: (problem: string) => void) {
  page.on("dialog", (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on("pageerror", (error) => note(`an error: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== "data:" && !hosts.includes(host)) note(`a request to ${request.url()}`);
  });
  page.on("console", (message) => {
    // The server answers 404 for articles that only this browser has.
    if (message.type() === "error" && message.location().url !== page.url())
      note(`on the console: ${message.text()} ${message.location().url}`);
  });
  await page.exposeFunction("noteViolation", (words: string) => note(`a policy violation: ${words}`));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (words: string) => void };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
}

const maxWaitMs = 20_000;

/** Visits an article and everything on it that loads late. Returns whether its harmless sentence is readable. */
async function visit(page: Page, url: string, { harmlessText }: HostileRecord): Promise<boolean> {
  await page.goto(url, { waitUntil: "load" });
  const isShown = await page
    .locator(".prose:not(:empty)")
    .first()
    .waitFor({ timeout: maxWaitMs })
    .then(
      () => true,
      () => false,
    );
  return page.evaluate(
    async ({ sentence, isShown }) => {
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const text = document.querySelector<HTMLElement>(".prose")?.innerText ?? "";
      return isShown && text.replace(/\s+/g, " ").includes(sentence);
    },
    { sentence: harmlessText, isShown },
  );
}

/** Code that a press would run: event handlers and script links in the article. */
const hooksIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll(".prose, .prose *")];
    const handlers = elements.flatMap(({ attributes, localName }) =>
      [...attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => `${name} on ${localName}`),
    );
    const links = elements.flatMap((element) => (element instanceof HTMLAnchorElement ? [element.href] : []));
    return [...handlers, ...links.filter((href) => /^(?!https?:|mailto:|tel:|$)/.test(href))];
  });
