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

/** A quiz payload with up to three faults. */
function nearlyPayload(random: Random): string {
  const changed: Record<string, unknown> = { ...payload, email: `${random.whole(0, 1e9)}@x.example` };
  for (const key of random.some(Object.keys(payload), 3)) changed[key] = random.pick([...values, oddText(random)]);
  if (random.chance(0.2)) changed[random.pick(["__proto__", "constructor", "extra", ""])] = { polluted: mark };
  return JSON.stringify(changed);
}

const json: readonly ((random: Random) => string)[] = [
  ...Array(3).fill(nearlyPayload),
  () => '{"__proto__": {"polluted": true}, "email": {"toString": 1}}',
  (random) => random.pick(["[", '{"a":']).repeat(random.whole(1000, 2500)),
  (random) => JSON.stringify(random.pick([...values, oddText(random).repeat(20)])),
  (random) => nearlyPayload(random).slice(0, random.whole(0, 60)),
  (random) => random.pick(["1e999", "\ufeff{}", '{"email":"\\ud800","email":2}']),
];

const good = Object.entries({
  ...{ name: "A Visitor", email: "", business: "Cellar", phone: "+1 707 555 0100" },
  ...{ message: "Hello", consent: "on", start: "2026-11-24T10:00:00Z" },
});

/** A form of a widget, each field right or odd at random. */
function nearlyForm(random: Random): string {
  const right = (key: string, value: string) => (key === "email" ? `${random.whole(0, 1e9)}@x.example` : value);
  const sent = good.map(
    ([key, value]) =>
      `${key}=${encodeURIComponent(random.chance(0.85) ? right(key, value) : oddText(random).toWellFormed())}`,
  );
  const faults = ["name=%00", "email=a%00@x.example", "consent", "extra=1", "message=%ED%A0%80"];
  return [...sent, ...random.some(faults, 1)].join("&");
}

const forms: readonly ((random: Random) => string)[] = [
  ...Array(3).fill(nearlyForm),
  (random) => `name=${oddText(random)}&email=${oddText(random)}&consent=on`,
  (random) => Array.from({ length: random.whole(1, 3000) }, (_, index) => `k${index}=${index}`).join("&"),
  (random) => random.pick(["%", "a[__proto__][b]=1&a[]=2&=&&=="]),
];

const boundary = "fuzz-boundary";
const multipart = ["multipart/form-data", `multipart/form-data; boundary=${boundary}`];
const oddPart = (random: Random) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${oddText(random, 1)}"; filename="../${mark}"\r\n\r\nx\r\n--${boundary}--`;
const parts = (random: Random) => random.pick([oddPart(random), `--${boundary}\r\n\r\n`, `--${boundary}`]);

export type OddBody = { type: string; bytes: Buffer };

export function oddBody(random: Random): OddBody {
  const jsonText = () => random.pick(json)(random);
  const form = () => ({ type: "application/x-www-form-urlencoded", bytes: Buffer.from(random.pick(forms)(random)) });
  const make = random.pick<() => OddBody>([
    ...Array(3).fill(form),
    ...Array(2).fill(() => ({ type: "application/json", bytes: Buffer.from(jsonText()) })),
    () => ({ type: "text/plain;charset=UTF-8", bytes: Buffer.from(jsonText()) }),
    () => ({ type: "application/json; charset=utf-16", bytes: Buffer.from(jsonText(), "utf16le") }),
    () => ({ type: random.pick(multipart), bytes: Buffer.from(parts(random)) }),
    () => ({ type: "application/octet-stream", bytes: random.bytes(random.whole(0, 300)) }),
    () => ({ type: "application/json", bytes: gzipSync(nearlyPayload(random)) }),
    () => ({ type: oddText(random, 1).replace(/[\r\n]/g, "") || "x", bytes: Buffer.from(nearlyPayload(random)) }),
    () => ({ type: "text/plain", bytes: Buffer.alloc(random.pick([16_384, 16_385, 262_144, 262_145, 400_000]), "x") }),
  ]);
  return make();
}
