import { type MailProviderName, mailProviderNames, mailProviders } from "./mail-providers.ts";

/** TXT records of a sending domain; undefined where DNS could not be asked. */
export type SenderRecords = { spf: string[] | undefined; dkim: string[] | undefined; dmarc: string[] | undefined };

/**
 * `lacks`: the record does not name the provider. `ask`: the provider alone knows it. `present`: whether it names the
 * provider is not known here.
 */
export type RecordVerdict = "fine" | "present" | "missing" | "lacks" | "several" | "ask" | "not asked";

type DnsRecord = { host: string; value: string };
export type JudgedRecord = { kind: "SPF" | "DKIM" | "DMARC"; verdict: RecordVerdict; add?: DnsRecord };

/** `theirs`: a provider's own domain, which it sets up. `foreign`: such a domain, sent by another provider. */
export type JudgedSender = "theirs" | "foreign" | JudgedRecord[];

type Sender = { domain: string; provider: MailProviderName };

/** Whether receivers can tell that mails of a domain are its own (RFC 7208, 6376, 7489), and the records to add. */
export function judgeSendingDomain({ domain, provider }: Sender, records: SenderRecords): JudgedSender {
  const owner = mailProviderNames.find((name) => mailProviders[name].ownDomains?.includes(domain));
  if (owner) return owner === provider ? "theirs" : "foreign";
  const { spf, selectors } = mailProviders[provider];
  return [judgeSpf(domain, spf, records.spf), judgeDkim(selectors, records.dkim), judgeDmarc(domain, records.dmarc)];
}

function judgeSpf(domain: string, needed: string | undefined, found: string[] | undefined): JudgedRecord {
  const kind = "SPF";
  const [record, ...more] = found?.filter((text) => /^v=spf1(?: |$)/i.test(text)) ?? [];
  const include = needed ? `include:${needed}` : "";
  if (!found) return { kind, verdict: "not asked" };
  if (more.length > 0) return { kind, verdict: "several" };
  if (!record && !include) return { kind, verdict: "ask" };
  if (!record) return { kind, verdict: "missing", add: { host: domain, value: `v=spf1 ${include} ~all` } };
  if (!include) return { kind, verdict: "present" };
  if (record.toLowerCase().split(" ").includes(include)) return { kind, verdict: "fine" };
  return { kind, verdict: "lacks", add: { host: domain, value: record.replace(/^v=spf1/i, `v=spf1 ${include}`) } };
}

function judgeDkim(selectors: readonly string[] | undefined, found: string[] | undefined): JudgedRecord {
  const kind = "DKIM";
  if (!selectors) return { kind, verdict: "ask" };
  if (!found) return { kind, verdict: "not asked" };
  return { kind, verdict: found.some((text) => /\bp=[\w+/]/.test(text)) ? "fine" : "missing" };
}

function judgeDmarc(domain: string, found: string[] | undefined): JudgedRecord {
  const kind = "DMARC";
  if (!found) return { kind, verdict: "not asked" };
  const records = found.filter((text) => /^v=DMARC1(?:;| |$)/i.test(text));
  if (records.length > 1) return { kind, verdict: "several" };
  if (records.length === 1) return { kind, verdict: "fine" };
  return { kind, verdict: "missing", add: { host: `_dmarc.${domain}`, value: "v=DMARC1; p=none" } };
}
