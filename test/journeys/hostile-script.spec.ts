import { forAll } from "../extent.ts";
import { expect, scriptOnly, test } from "./hosted-feed.ts";
import { hostileScript } from "./hostile-script.ts";

test.use({
  allowed: [/status of (?:400|404)|^(?:400|404): |Content Security Policy|sandbox|Unsafe attempt|not answered/],
});

test("a feed's script reaches nothing of ours, and what it hands out runs nothing", async ({ page, feed, context }) => {
  const beacons: string[] = [];
  feed.answer((request, response) => {
    const { pathname } = new URL(request.url ?? "", feed.url);
    if (pathname !== "/feed") beacons.push(pathname);
    scriptOnly(hostileScript)(request, response);
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss();
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/blog?q=reached");
  await page.evaluate(() => localStorage.setItem("quiz.progress", '"of the visitor"'));
  const title = page.getByRole("heading", { name: "It reached nothing" });
  await expect(title).toBeVisible();
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).pathname).toBe("/blog");
  await title.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("It reached nothing");
  await expect(page.locator(".prose")).toContainText("Words.");
  expect(await page.title()).not.toBe("hostile");
  expect(await page.evaluate(() => [(window as { hostile?: number }).hostile, document.cookie])).toEqual([
    undefined,
    "",
  ]);
  expect([beacons, dialogs, context.pages().length]).toEqual([[], [], 1]);
  expect(requested).not.toContain("/hostile");
});

test(
  "a script that never says anything is given up, and one that never ends holds nobody",
  forAll,
  async ({ page, feed }) => {
    feed.answer(scriptOnly(() => "while (true);"));
    await page.goto("/blog");
    await page.waitForTimeout(1500);
    await page.getByRole("searchbox").fill("still alive");
    await expect(page).toHaveURL(/q=still\+alive/);
  },
);
