import { gzipSync } from "node:zlib";
import { payload } from "../outbox.ts";
import { mark, oddText } from "./odd-text.ts";
import type { Random } from "./random.ts";

const values = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  15,
  25,
  "",
  "x",
  "\u0000",
  "\ud800",
  [],
  {},
  [[]],
  "Good",
  "a@b.example",
];

/** A quiz payload with one fault, or none. */
function nearlyPayload(random: Random): string {
  const changed: Record<string, unknown> = { ...payload, email: `${random.whole(0, 1e9)}@x.example` };
  for (const key of random.some(Object.keys(payload), 3)) changed[key] = random.pick([...values, oddText(random)]);
  if (random.chance(0.2)) changed[random.pick(["__proto__", "constructor", "extra", ""])] = { polluted: mark };
  return JSON.stringify(changed);
}

const json: readonly ((random: Random) => string)[] = [
  nearlyPayload,
  nearlyPayload,
  nearlyPayload,
  () => '{"__proto__": {"polluted": true}, "email": {"toString": 1}}',
  (random) => "[".repeat(random.whole(1000, 9000)),
  (random) => '{"a":'.repeat(random.whole(1000, 2500)),
  (random) => JSON.stringify(oddText(random).repeat(20)),
  (random) => JSON.stringify(random.pick(values)),
  (random) => nearlyPayload(random).slice(0, random.whole(0, 60)),
  () => "1e999",
  () => "\ufeff{}",
  () => '{"email":"\\ud800","email":2}',
];

/** A form of a widget, each field right or odd at random. */
function nearlyForm(random: Random): string {
  const good = {
    name: "A Visitor",
    email: `${random.whole(0, 1e9)}@x.example`,
    business: "Cellar",
    phone: "+1 707 555 0100",
  };
  const fields: [string, string][] = Object.entries({
    ...good,
    message: "Hello",
    consent: "on",
    start: "2026-11-24T10:00:00Z",
  });
  const sent = fields.map(
    ([key, value]) => `${key}=${encodeURIComponent(random.chance(0.85) ? value : oddText(random).toWellFormed())}`,
  );
  return [
    ...sent,
    ...random.some(["name=%00", "email=a%00@x.example", "consent", "extra=1", "message=%ED%A0%80"], 1),
  ].join("&");
}

const forms: readonly ((random: Random) => string)[] = [
  nearlyForm,
  nearlyForm,
  nearlyForm,
  (random) => `name=${oddText(random)}&email=${oddText(random)}&consent=on`,
  (random) => Array.from({ length: random.whole(1, 3000) }, (_, index) => `k${index}=${index}`).join("&"),
  () => "%",
  () => "a[__proto__][b]=1&a[]=2&=&&==",
];

const boundary = "fuzz-boundary";
const multipart: readonly ((random: Random) => string)[] = [
  (random) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${oddText(random, 1)}"; filename="../${mark}"\r\n\r\nx\r\n--${boundary}--`,
  () => `--${boundary}\r\n\r\n`,
  () => `--${boundary}`,
];

export type OddBody = { type: string; bytes: Buffer };

export function oddBody(random: Random): OddBody {
  const make = random.pick<() => OddBody>([
    () => ({ type: "application/json", bytes: Buffer.from(random.pick(json)(random)) }),
    () => ({ type: "application/json", bytes: Buffer.from(random.pick(json)(random)) }),
    () => ({ type: "text/plain;charset=UTF-8", bytes: Buffer.from(random.pick(json)(random)) }),
    () => ({ type: "application/json; charset=utf-16", bytes: Buffer.from(random.pick(json)(random), "utf16le") }),
    () => ({ type: "application/x-www-form-urlencoded", bytes: Buffer.from(random.pick(forms)(random)) }),
    () => ({ type: "application/x-www-form-urlencoded", bytes: Buffer.from(random.pick(forms)(random)) }),
    () => ({ type: "application/x-www-form-urlencoded", bytes: Buffer.from(random.pick(forms)(random)) }),
    () => ({ type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(random.pick(multipart)(random)) }),
    () => ({ type: "multipart/form-data", bytes: Buffer.from(random.pick(multipart)(random)) }),
    () => ({ type: "application/octet-stream", bytes: random.bytes(random.whole(0, 300)) }),
    () => ({ type: "application/json", bytes: gzipSync(nearlyPayload(random)) }),
    () => ({ type: oddText(random, 1).replace(/[\r\n]/g, "") || "x", bytes: Buffer.from(nearlyPayload(random)) }),
    () => ({ type: "text/plain", bytes: Buffer.alloc(random.pick([16_384, 16_385, 262_144, 262_145, 400_000]), "x") }),
  ]);
  return make();
}
