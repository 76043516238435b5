import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["curl/8.5.0", "a program"],
  ["", "a program"],
  ["Firefox/1 <script>alert(1)</script>", "Firefox"],
  [`${"x".repeat(100_000)} Firefox/140`, "a program"],
])("%.60s is %s", (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});
