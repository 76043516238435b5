import { type ElementHandle, type Frame, type JSHandle, launch, type Page } from "puppeteer-core";
import { findOrInstall } from "./ensure-browsers.ts";
import type { Browser, Screen } from "./visitor.ts";

/** Firefox by WebDriver BiDi, without a separate driver: Debian has none. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findOrInstall("firefox-esr");
  const started = await launch({ browser: "firefox", executablePath, protocolTimeout: 10_000 });
  return {
    name: (await started.version()).replace("/", " "),
    async newScreen(size) {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      // The orientation that Puppeteer sets with the size is unknown to Firefox 140, which sets the size nevertheless.
      await page.setViewport(size).catch((error: unknown) => {
        if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
      });
      return screenOf(page, () => context.close()) as Screen;
    },
    close: () => started.close(),
  };
}

function screenOf(page: Page, close: () => Promise<void>): Screen<ElementHandle> {
  const problems: string[] = [];
  watch(page, problems);
  let inner: ElementHandle<HTMLIFrameElement> | undefined;
  // Looked up each time: a frame that loads late is replaced.
  const frame = async (): Promise<Frame> => (await inner?.contentFrame()) ?? page.mainFrame();
  return {
    open: (address) => page.goto(address),
    address: () => page.evaluate("location.href") as Promise<string>,
    ask: async (inPage, question) => (await frame()).evaluate(inPage as never, question) as never,
    find: async (inPage, question) => {
      const handle: JSHandle = await (await frame()).evaluateHandle(inPage as never, question);
      return (handle.asElement() as ElementHandle | null) ?? undefined;
    },
    // Not `element.click`: within a frame it asks for what Firefox 140 does not know.
    click: async (element) => {
      const { x, y } = await element.evaluate(middleOf);
      const frameAt = inner ? await inner.evaluate(cornerOf) : { x: 0, y: 0 };
      await page.mouse.click(frameAt.x + x, frameAt.y + y);
    },
    type: (element, text) => element.type(text),
    giveFile: (input, path) => (input as ElementHandle<HTMLInputElement>).uploadFile(path),
    async enter(element) {
      inner = element as ElementHandle<HTMLIFrameElement>;
    },
    async leave() {
      inner = undefined;
    },
    // Not `page.goBack`: it waits for a load, which a page that was kept does not have.
    back: () => page.evaluate("history.back()"),
    async close() {
      await close();
      if (problems.length > 0) throw new Error(problems.join("\n"));
    },
  };
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function cornerOf(frame: HTMLIFrameElement) {
  const { x, y } = frame.getBoundingClientRect();
  return { x: x + frame.clientLeft, y: y + frame.clientTop };
}

/**
 * Firefox reports an error for a module that was still loading when the page was left. A missing module also shows as a
 * response of 404.
 */
const isLeftPage = (error: unknown) => String(error).includes("error loading dynamically imported module");

function watch(page: Page, problems: string[]) {
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    if (!isLeftPage(error)) problems.push(`page error: ${String(error)}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}
