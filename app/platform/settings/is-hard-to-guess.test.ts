import { expect, test } from "vitest";
import { isHardToGuess } from "./is-hard-to-guess.ts";

/** All keys of 16 characters and more, 8 of them different, in two public lists: 20,000 and 30,000 common passwords. */
const listed =
  `polniypizdec0211 yfdbufnjh10305070 1q2w3e4r5t6y7u8i9o0p polniypizdec110211 123456789987654321 123456789123456789
  polniypizdec1102 john!20130605at1753 1q2w3e4r5t6y7u8i doomsayer.2.7mords.v 1q2w3e4r5t6y7u8i9o doomsayer.2.7mords.vv
  12345678900987654321 1qaz2wsx3edc4rfv 12345678901234567890 sdf7asdf6asdg8df 1234567890qwertyuiop 1234567891234567
  q1w2e3r4t5y6u7i8o9p0 12345678987654321 manchesterunited 1234567890987654321 momsanaladventure q1w2e3r4t5y6u7i8
  lhbjkjubz2957704 1qazxsw23edcvfr4 nemvxyheqdd5oqxyxyzi 1234qwerasdfzxcv passwordstandard 1234567890qwerty
  1234567887654321 zxcvbnm123456789`.split(/\s+/);

test("common keys are easy to guess, however they are written", () => {
  const varied = [
    "Password12345678!",
    "P@ssw0rd1234567890",
    "john316john316john316",
    "QwertyuiopAsdfgh1",
    "abcdefghabcdefgh",
  ];
  expect([...listed, ...listed.map((key) => key.toUpperCase()), ...varied].filter(isHardToGuess)).toEqual([]);
});

test.each([
  "a-key-of-the-owners-own",
  "vineyard.rain.copper.41",
  "correct-horse-battery-staple",
  "Zm9vLWJhci1iYXotcXV4LTEy",
])("%s may be a key", (key) => expect(isHardToGuess(key)).toBe(true));

test("a key has 16 to 200 printable characters, 8 of them different", () => {
  for (const key of [
    "vineyard.rain.4",
    "ababababcdcdcdcdefef",
    "vineyard rain copper",
    "vineyard.räin.copper",
    "vZ4.".repeat(60),
  ])
    expect(isHardToGuess(key), key).toBe(false);
});
