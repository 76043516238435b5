import { expect, test } from "vitest";
import { greetableName } from "./greetable-name.ts";

test.each([
  "Marguerite",
  "Dr. Ada O’Neill-Smith, Jr.",
  "J.R.R. Tolkien",
  "Maria da Conceição de Oliveira Santos",
  "Anna & Ben (Cellar)",
  "Gal·la",
  'Zoë "Zozo" O’Neil; Smith',
  "Anna “Nan” + Ben",
  "ジョン・スミス",
  "Nguyễn Thị Minh Khai",
  "علی‌رضا",
])("%s is greeted by name", (name) => {
  expect(greetableName(name)).toBe(name);
});

test.each([
  "customer, your account is locked. Verify at https://evil.example/x",
  "ada@evil.example",
  "evil.com",
  "Ada evil.co",
  "www.evil",
  "www evil",
  "hxxp evil com",
  "HTTPS evil",
  "evil\uff0ecom",
  "evil\u3002com",
  "evil\uff61com",
  "evil\u2024com",
  "evil.\u200dcom",
  "evil.\ufe0fcom",
  "evil[.]com",
  "evil.xn--p1ai",
  "mailto:ada",
  "//evil",
  "call 1 888 555 0199",
  "<b>Ada</b>",
  "Ada\nBcc: all",
  "\u202eAda",
  "one two three four five six seven",
  "a".repeat(61),
  "",
])("%j is not greeted", (name) => {
  expect(greetableName(name)).toBe("");
});
