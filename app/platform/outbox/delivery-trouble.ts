import type { Destination } from "./destinations.ts";

/** Why a message did not get through, in a class that has its words. */
export type DeliveryTrouble =
  | "silent"
  | "closed"
  | "not found"
  | "certificate"
  | "wrong encryption"
  | "slow"
  | "locked"
  | "unknown address"
  | "moved"
  | "ended"
  | "busy"
  | "broken"
  | "private address"
  | "not connected"
  | "refused";

const webhookStatuses: [DeliveryTrouble, number[]][] = [
  ["locked", [401, 403, 407]],
  ["unknown address", [404, 405]],
  ["moved", [301, 302, 303, 307, 308]],
  ["busy", [408, 425, 429, 502, 503, 504]],
  ["broken", [500, 501]],
];
/** SMTP, RFC 5321 and 4954. */
const mailStatuses: [DeliveryTrouble, number[]][] = [
  ["locked", [530, 534, 535, 538]],
  ["busy", [421, 450, 451, 452]],
];

/** Codes of Node and OpenSSL for connections that did not come about. */
const connectionCodes: [DeliveryTrouble, RegExp][] = [
  ["slow", /^(?:timeout|ETIMEDOUT)$/],
  ["closed", /^ECONNREFUSED$/],
  ["not found", /^(?:ENOTFOUND|EAI_AGAIN|EDNS)$/],
  ["locked", /^EAUTH$/],
  ["certificate", /CERT|SIGNATURE|ISSUER|CRL/],
  ["wrong encryption", /^(?:ETLS|EPROTO|ERR_SSL_.*)$/],
];

/** The class of an outcome as the outbox has it; undefined if there is no trouble, or no outcome yet. */
export function readTrouble(outcome: string, destination?: Destination): DeliveryTrouble | undefined {
  const [, kind = "", detail = ""] = /^([^(]*?)(?: \((.*)\))?$/.exec(outcome) ?? [];
  if (kind === "" || kind === "delivered") return undefined;
  if (kind === "unreachable") return connectionCodes.find(([, codes]) => codes.test(detail))?.[0] ?? "silent";
  if (kind === "timeout") return "slow";
  if (kind.startsWith("redirect")) return "moved";
  if (kind === "gone") return "ended";
  if (kind === "private address") return "private address";
  if (kind === "no address is set") return "not connected";
  const statuses = destination === "mail" ? mailStatuses : webhookStatuses;
  return statuses.find(([, all]) => all.includes(Number(detail)))?.[0] ?? "refused";
}
