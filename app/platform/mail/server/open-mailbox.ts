import { unescape as decode } from "node:querystring";
import { setImmediate as letOthersRun } from "node:timers/promises";
import type { ImapFlow, MailboxObject } from "imapflow";

export type MailFolder = "inbox" | "sent";

type Asked = {
  url: string;
  /** The inbox if it is not said. The folder of sent mails is found by its use. */
  folder?: MailFolder;
  /** For the whole exchange. */
  timeoutMs: number;
  stopped: AbortSignal;
};

/** An open folder. */
export type MailboxPlace = { client: ImapFlow; path: string };

export type OpenMailbox<Answer> =
  | { kind: "open"; answer: Answer }
  /** In the words of `readTrouble`. */
  | { kind: "failed"; reason: string }
  | { kind: "stopped" };

const stepMs = 10_000;
/** The maximum that is read of a mail. */
export const maxSourceBytes = 256 * 1024;

/** 500 mails cause some 1,600; deletions by another program come on top. */
const maxResponses = 20_000;
const maxSessionBytes = 64 * 1024 * 1024;
const responsesAtOnce = 50;

/** Opens a folder read-only (EXAMINE) and works in it. Never throws: every failure is a named outcome. */
export async function openMailbox<Answer>(
  asked: Asked,
  work: (client: ImapFlow, box: MailboxObject) => Promise<Answer>,
): Promise<OpenMailbox<Answer>> {
  const { timeoutMs, stopped } = asked;
  const over = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
  let client: ImapFlow | undefined;
  const end = () => client?.close();
  over.addEventListener("abort", end);
  try {
    client = await makeClient(asked);
    over.throwIfAborted();
    await client.connect();
    const answer = await work(client, await client.mailboxOpen(await pathOf(client, asked), { readOnly: true }));
    await client.logout();
    return { kind: "open", answer };
  } catch (error) {
    if (stopped.aborted) return { kind: "stopped" };
    return { kind: "failed", reason: over.aborted ? "timeout" : reasonOf(error as ImapError) };
  } finally {
    over.removeEventListener("abort", end);
    end();
  }
}

async function pathOf(client: ImapFlow, { folder }: Asked): Promise<string> {
  if (folder !== "sent") return "INBOX";
  const sent = (await client.list()).find(({ specialUse }) => specialUse === "\\Sent");
  if (!sent) throw Object.assign(new Error("no folder for sent mails"), { code: "ENOSENT" });
  return sent.path;
}

async function makeClient({ url, timeoutMs }: Asked): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === "imaps:";
  const step = Math.min(stepMs, timeoutMs);
  // Loaded on demand, because the library is slow to load.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(searchParams.get("requireTLS") === "true" ? { doSTARTTLS: true } : {}),
    auth: { user: decode(username), pass: decode(password) },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: 2 * step,
    // Far above what is asked for, far below what would hold up the site.
    maxLineLength: 256 * 1024,
    maxLiteralSize: 2 * maxSourceBytes,
    maxResponseSize: 1024 * 1024,
    maxResponseTokens: 10_000,
  });
  boundResponses(client);
  // The commands under way are rejected as well.
  return client.on("error", () => {});
}

type Handling = { handleResponse: (response: unknown) => Promise<boolean> };

/** The library takes all lines that have arrived in one turn, and has no maximum for a session. */
function boundResponses(client: ImapFlow) {
  const library = client as unknown as Handling;
  const handle = library.handleResponse.bind(client);
  let responses = 0;
  library.handleResponse = async (response) => {
    responses += 1;
    if (responses % responsesAtOnce === 0) await letOthersRun();
    if (responses <= maxResponses && client.stats().received <= maxSessionBytes) return handle(response);
    client.close();
    return false;
  };
}

type ImapError = Error & {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  responseStatus?: string;
};

function reasonOf({ code = "", authenticationFailed, tlsFailed, responseStatus }: ImapError): string {
  if (authenticationFailed) return "unreachable (EAUTH)";
  if (/TIMEOUT$/.test(code)) return "timeout";
  if (tlsFailed && !/CERT|SIGNATURE|ISSUER|^ERR_SSL/.test(code)) return "unreachable (ETLS)";
  if (responseStatus) return `refused (${responseStatus})`;
  return `unreachable (${code || "unknown"})`;
}
