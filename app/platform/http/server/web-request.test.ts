import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readSettings } from "#platform/settings/server/settings.ts";
import { visibleOrigin } from "./web-request.ts";

const seen = (headers: IncomingHttpHeaders, env: Record<string, string>) =>
  visibleOrigin({ headers } as IncomingMessage, readSettings({ PORT: "3000", ...env }));

const host = "a.example";

test.each<[name: string, headers: IncomingHttpHeaders, env: Record<string, string>, origin: string]>([
  ["SITE_URL says it", { host, "x-forwarded-proto": "http" }, { SITE_URL: "https://b.example" }, "https://b.example"],
  ["nobody is trusted", { host, "x-forwarded-proto": "https" }, {}, "http://a.example"],
  ["the proxy says it", { host, "x-forwarded-proto": "https" }, { TRUST_PROXY: "1" }, "https://a.example"],
  ["the proxy is silent", { host }, { TRUST_PROXY: "1" }, "http://a.example"],
  ["a visitor claims more", { host, "x-forwarded-proto": "https, http" }, { TRUST_PROXY: "1" }, "http://a.example"],
  ["each proxy adds its own", { host, "x-forwarded-proto": "https,http" }, { TRUST_PROXY: "2" }, "https://a.example"],
  ["the inner proxy adds none", { host, "x-forwarded-proto": "https" }, { TRUST_PROXY: "2" }, "https://a.example"],
  ["an old client names no host", {}, {}, "http://localhost:3000"],
  ["the host is no host", { host: "a b" }, {}, "http://localhost:3000"],
])("the visible origin when %s", (_, headers, env, origin) => {
  expect(seen(headers, env)).toBe(origin);
});
