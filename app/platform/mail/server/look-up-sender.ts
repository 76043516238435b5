import { Resolver } from "node:dns/promises";
import type { SenderRecords } from "../judge-sending-domain.ts";

const timeoutMs = 2000;
/** No record exists, which is a valid answer. */
const noRecord = new Set(["ENOTFOUND", "ENODATA"]);

/** The TXT records by which receivers judge mails of a domain. Never throws. */
export async function lookUpSender(
  domain: string,
  selectors: readonly string[],
  servers: readonly string[] = [],
): Promise<SenderRecords> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  const read = (name: string) => readTexts(resolver, name);
  const deadline = setTimeout(() => resolver.cancel(), 2 * timeoutMs);
  const [spf, dmarc, ...dkim] = await Promise.all([
    read(domain),
    read(`_dmarc.${domain}`),
    ...selectors.map((selector) => read(`${selector}._domainkey.${domain}`)),
  ]);
  clearTimeout(deadline);
  return {
    spf,
    dmarc,
    dkim: dkim.every((texts) => texts === undefined) ? undefined : dkim.flatMap((texts) => texts ?? []),
  };
}

async function readTexts(resolver: Resolver, name: string): Promise<string[] | undefined> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    return noRecord.has((error as NodeJS.ErrnoException).code ?? "") ? [] : undefined;
  }
}
