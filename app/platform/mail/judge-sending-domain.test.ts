import { expect, test } from "vitest";
import { judgeSendingDomain } from "./judge-sending-domain.ts";

const domain = "house.example";
const google = { domain, provider: "google" } as const;
const nothing = { spf: [], dkim: [], dmarc: [] };
const whole = {
  spf: ["some=verification", "v=spf1 include:_spf.google.com -all"],
  dkim: ["v=DKIM1; k=rsa; p=MIGf"],
  dmarc: ["v=DMARC1; p=quarantine"],
};

const verdicts = (...asked: Parameters<typeof judgeSendingDomain>) => {
  const judged = judgeSendingDomain(...asked);
  return Array.isArray(judged) ? judged.map(({ kind, verdict }) => `${kind} ${verdict}`) : judged;
};

test("a domain with all three records has nothing to add", () => {
  expect(verdicts(google, whole)).toEqual(["SPF fine", "DKIM fine", "DMARC fine"]);
});

test("a bare domain gets the exact records", () => {
  expect(judgeSendingDomain(google, nothing)).toEqual([
    { kind: "SPF", verdict: "missing", add: { host: domain, value: "v=spf1 include:_spf.google.com ~all" } },
    { kind: "DKIM", verdict: "missing" },
    { kind: "DMARC", verdict: "missing", add: { host: "_dmarc.house.example", value: "v=DMARC1; p=none" } },
  ]);
});

test("an SPF record of another sender is kept and completed", () => {
  const [spf] = judgeSendingDomain(google, { ...whole, spf: ["v=spf1 mx include:other.example -all"] });
  expect(spf).toEqual({
    kind: "SPF",
    verdict: "lacks",
    add: { host: domain, value: "v=spf1 include:_spf.google.com mx include:other.example -all" },
  });
});

test("two records of a kind are one too many", () => {
  const twice = { ...whole, spf: ["v=spf1 -all", "v=spf1 mx -all"], dmarc: ["v=DMARC1; p=none", "v=DMARC1; p=reject"] };
  expect(verdicts(google, twice)).toEqual(["SPF several", "DKIM fine", "DMARC several"]);
});

test("a withdrawn signing key is no key", () => {
  expect(verdicts(google, { ...whole, dkim: ["v=DKIM1; p="] })).toContain("DKIM missing");
});

test("what only the provider knows is asked of the provider", () => {
  const other = { domain, provider: "other" } as const;
  expect(verdicts(other, nothing)).toEqual(["SPF ask", "DKIM ask", "DMARC missing"]);
  expect(verdicts(other, whole)).toEqual(["SPF present", "DKIM ask", "DMARC fine"]);
});

test("where DNS cannot be asked nothing is claimed", () => {
  const silent = { spf: undefined, dkim: undefined, dmarc: undefined };
  expect(verdicts(google, silent)).toEqual(["SPF not asked", "DKIM not asked", "DMARC not asked"]);
});

test("a provider's own domain is its business, and nobody else sends for it", () => {
  expect(verdicts({ domain: "gmail.com", provider: "google" }, nothing)).toBe("theirs");
  expect(verdicts({ domain: "gmail.com", provider: "other" }, nothing)).toBe("foreign");
});
