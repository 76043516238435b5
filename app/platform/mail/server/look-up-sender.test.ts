import { createSocket, type Socket } from "node:dgram";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lookUpSender } from "./look-up-sender.ts";

const texts: Record<string, string> = {
  "house.example": "v=spf1 mx -all",
  "s1._domainkey.house.example": "v=DKIM1; p=MIGf",
};

/** The labels of a question's name, which begins after the header of twelve bytes (RFC 1035, 4.1). */
function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; question[at]; at += 1 + (question[at] ?? 0))
    labels.push(question.toString("ascii", at + 1, at + 1 + (question[at] ?? 0)));
  return labels.join(".");
}

function answerTo(question: Buffer): Buffer {
  const text = Buffer.from(texts[nameIn(question)] ?? "");
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(text.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(text.length > 0 ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const asked = question.subarray(12, question.indexOf(0, 12) + 5);
  const length = text.length + 1;
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, length >> 8, length & 255, text.length]);
  return Buffer.concat(text.length > 0 ? [header, asked, record, text] : [header, asked]);
}

let server: Socket;
let address: string;
beforeAll(async () => {
  server = createSocket("udp4", (question, from) => server.send(answerTo(question), from.port, from.address));
  await new Promise<void>((ready) => server.bind(0, "127.0.0.1", ready));
  address = `127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

test("records are read, and one that is not there is none", async () => {
  expect(await lookUpSender("house.example", ["s1", "s2"], [address])).toEqual({
    spf: ["v=spf1 mx -all"],
    dkim: ["v=DKIM1; p=MIGf"],
    dmarc: [],
  });
});

test("a server that is not there leaves all unknown", async () => {
  const silent = { spf: undefined, dkim: undefined, dmarc: undefined };
  expect(await lookUpSender("house.example", ["s1"], ["127.0.0.1:1"])).toEqual(silent);
});
