import { expect, test } from "vitest";
import { isGone, refusesSender } from "./judge-bounce.ts";

/** `gone`: the address. `ours`: this site's own mails are refused. Else it may pass. */
type Verdict = "gone" | "ours" | "passing";

const said: [verdict: Verdict, status: string, words: string][] = [
  // source: Google Workspace, of a domain that does not exist
  ["gone", "4.0.0", "DNS Error: 39857475 DNS type 'mx' lookup of cellar.example responded with code NXDOMAIN"],
  ["gone", "4.0.0", "DNS Error: 80 Domain name not found: cellar.example"],
  // source: Google Workspace, of a domain that takes no mail (RFC 7505)
  ["gone", "4.0.0", "The domain cellar.example doesn't receive email according to the administrator: returned Null MX"],
  // source: Google Workspace, of a server that does not answer
  ["passing", "4.4.1", "The recipient server did not accept our requests to connect. [192.0.2.1: timed out]"],
  ["passing", "4.4.2", "DNS Error: DNS server returned answer with no data; try again, domain name not found yet"],
  // source: Cisco IronPort
  ["gone", "5.0.0", "550 #5.1.0 Address rejected."],
  ["gone", "5.1.0", "550 5.1.0 <guest@cellar.example> Recipient rejected"],
  // source: Apple, Comcast, GoDaddy, Spectrum and others, in answer to RCPT
  ["gone", "5.0.0", "550 user not active"],
  ["gone", "5.1.1", "550 5.1.1 guest@cellar.example is not an active address at this host"],
  ["gone", "5.0.0", "550 Requested action not taken: mailbox not present"],
  ["gone", "5.1.6", "550 5.1.6 recipient no longer on server: guest@cellar.example"],
  ["gone", "5.0.0", "550 not a local address"],
  [
    "gone",
    "5.0.0",
    "The recipient's mailbox is unavailable. The email address might be misspelled or not exist any more.",
  ],
  ["gone", "5.2.1", "550 5.2.1 The email account that you tried to reach is inactive."],
  // source: a host that takes no mail (RFC 7504)
  ["gone", "5.3.2", "521 5.3.2 <guest@cellar.example>: Host does not accept mail"],
  // source: GoDaddy (secureserver.net)
  ["ours", "5.2.0", "550 5.2.0 <ref@house.example> From: Domain is invalid. Please provide a valid From: IB506"],
  // source: sendmail and Postfix, reject_unknown_sender_domain
  ["ours", "5.1.8", "553 5.1.8 <hello@house.example>... Sender domain does not exist"],
  ["ours", "5.1.0", "550 5.1.0 <hello@house.example> sender rejected"],
  ["ours", "5.7.1", "550 5.7.1 Connections not accepted from servers without a valid sender domain"],
  ["ours", "5.1.0", "550 5.1.0 192.0.2.222 is not allowed to send from <house.example> per its SPF Record."],
  // source: Amazon SES, which puts its own words before those of the server
  [
    "ours",
    "5.1.0",
    "5.1.0 - Unknown address error 550-'5.7.1 <01@email-bounces.example>... Access denied' (delivery attempts: 0)",
  ],
  [
    "passing",
    "5.1.0",
    "5.1.0 - Unknown address error 550-'5.2.2 <guest@cellar.example>... Mailbox Full' (delivery attempts: 0)",
  ],
  [
    "gone",
    "5.1.0",
    "5.1.0 - Unknown address error 550-'5.1.1 <guest@cellar.example>... User unknown' (delivery attempts: 0)",
  ],
  // source: procmail under Postfix
  ["passing", "5.1.1", 'procmail: Couldn\'t create "/var/spool/mail/guest" id: cellar.example: No such user'],
  ["passing", "5.7.1", "550 5.7.1 Message rejected due to content restrictions"],
];

test.each(said)("%s: %s %s", (verdict, status, words) => {
  const failure = { status, words, isFinal: true };
  expect([isGone(failure), refusesSender(failure)]).toEqual([verdict === "gone", verdict === "ours"]);
});

test("a server that tries on has decided nothing", () => {
  expect(isGone({ status: "4.0.0", words: "responded with code NXDOMAIN", isFinal: false })).toBe(false);
});
