import { expect, test } from "vitest";
import { isPublicSite, isSecureAndPublic } from "./is-public-site.ts";

test.each([
  "https://www.alderandvale.com",
  "http://house.example:8080",
  "https://93.184.216.34",
  "https://[2606:2800:220:1::1]",
])("%s can be reached from everywhere", (url) => {
  expect(isPublicSite(url)).toBe(true);
});

test.each([
  "http://localhost:3000",
  "https://shop.localhost",
  "http://127.0.0.1:3000",
  "http://0.0.0.0",
  "http://[::1]:3000",
  "http://192.168.1.20",
  "http://10.0.0.5",
  "http://169.254.3.4",
  "http://[fd00::1]",
  "http://server",
  "http://server.",
  "http://office.local",
  "http://office.internal",
  "http://nas.home.arpa",
  "http://box.lan",
])("%s is this machine or its own network", (url) => {
  expect(isPublicSite(url)).toBe(false);
});

test.each([
  "http://house.example",
  "http://localhost:3000",
  "https://localhost",
  "https://site.lan",
  "https://10.0.0.5",
])("no site opens at %s", (url) => {
  expect(isSecureAndPublic(url)).toBe(false);
});

test("a site opens at a public address over https", () => {
  expect(isSecureAndPublic("https://house.example")).toBe(true);
});
