import type { CDPSession, Locator, Page } from "@playwright/test";
import { deskPaths } from "#facts/desk-paths.ts";
import { expect, onOwnSite, startSiteProcess } from "./site.ts";

const key = "the-key-of-this-journey";

const test = onOwnSite(() => startSiteProcess({ OWNER_KEY: key }));

/** Chromium's own authenticator, with a user who shows a finger. */
async function giveAuthenticator(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    lose: () => browser.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

async function signInWithKey(page: Page) {
  await page.goto(deskPaths.signIn());
  await page.getByLabel("Owner key").fill(key);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page).toHaveURL(deskPaths.today());
}

const signOut = (page: Page) => page.getByRole("button", { name: "Sign out" }).click();
const withPasskey = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

/** Until its script has come the button does nothing. */
const press = (button: Locator, until: () => Promise<void>) =>
  expect(async () => {
    await button.click();
    await until();
  }).toPass();

test.use({ allowed: [/401/] });

test("a passkey is made, used, named, lost and removed", async ({ page }) => {
  const authenticator = await giveAuthenticator(page);
  await signInWithKey(page);
  await page.goto(deskPaths.passkeys());
  await page.getByLabel("What to call it").fill("Anna’s phone");
  await press(page.getByRole("button", { name: "Make a passkey" }), () =>
    expect(page.getByRole("status").first()).toContainText("The passkey is made.", { timeout: 1500 }),
  );
  await signOut(page);
  await press(withPasskey(page), () => expect(page).toHaveURL(deskPaths.today(), { timeout: 1500 }));
  await page.goto(deskPaths.access());
  await expect(page.getByRole("table")).toContainText("Anna’s phone · this one");
  await page.goto(deskPaths.passkeys());
  await page.getByText("Rename", { exact: true }).first().click();
  await page.getByRole("row").last().getByLabel("What to call it").fill("Anna’s old phone");
  await page.getByRole("button", { name: "Rename: Anna’s phone" }).click();
  await expect(page.getByRole("table")).toContainText("Anna’s old phone");

  await signOut(page);
  await authenticator.setVerified(false);
  await press(withPasskey(page), () =>
    expect(page.getByRole("status").filter({ hasText: "not shown" })).toBeVisible({ timeout: 1500 }),
  );
  await authenticator.setVerified(true);
  await authenticator.lose();
  await press(withPasskey(page), () =>
    expect(page.getByRole("status").filter({ hasText: "not shown" })).toBeVisible({ timeout: 1500 }),
  );
  await signInWithKey(page);
  await page.goto(deskPaths.passkeys());
  await page.getByRole("button", { name: "Remove: Anna’s old phone" }).click();
  await expect(page.getByRole("status").first()).toContainText("it opens nothing any more");
  await signOut(page);
  await expect(page.getByLabel("Owner key")).toBeVisible();
  await expect(withPasskey(page)).toBeHidden();
});
