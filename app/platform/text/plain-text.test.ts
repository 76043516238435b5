import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

describe("what a reader reads", () => {
  test.each([
    ["# The Cellar\n\nIt **opens** at _four_.", "The Cellar It opens at four."],
    ["- one\n- two\n\n1. three", "one two three"],
    ["> A *quiet* room", "A quiet room"],
    ["See [the list](https://x.example/a_(b)) or ![a glass](/g.jpg)now", "See the list or now"],
    ["Use `openingHours` in ~~June~~ July", "Use openingHours in June July"],
    ["```js\nlet a = 1;\n```\nAfter", "After"],
    ["<p>Fish &amp; <strong>chips</strong></p><p>Next</p>", "Fish & chips Next"],
    ["<script>alert(1)</script>Text<!-- note -->", "Text"],
    ["| a | b |\n| - | - |\n| c | d |", "a b c d"],
    ["- [x] done\n- [ ] open", "done open"],
    ["Wine[^1]\n\n[^1]: A note", "Wine"],
    ["I <3 wine & 5 < 6", "I <3 wine & 5 < 6"],
    ["see <https://x.example/>", "see https://x.example/"],
    ["snake_case and 5 * 3 * 2", "snake_case and 5 * 3 * 2"],
    ["C# and F#", "C# and F#"],
    ["It’s “good”…", "It’s “good”…"],
    ["***\nText\n---", "Text"],
  ])("%j reads %j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test("reading it again changes nothing", () => {
    const marks = fc.string({ unit: fc.constantFrom(..."ab *_`~#>-+.1[]()!<&;/\\|\n=ampltdiv"), maxLength: 80 });
    fc.assert(
      fc.property(fc.oneof(marks, fc.string()), (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
      }),
      { numRuns: 1000 },
    );
  });
});
