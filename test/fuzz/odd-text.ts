import type { Random } from "./random.ts";

/** Part of what is sent: in HTML it may only appear escaped, and in no header's name. */
export const mark = "zq7x";

/** Strings with a meaning to some layer: paths, escapes, addresses, files, values, queries, markup, signs, letters. */
const oddPieces = [
  ...String.raw`.. ../ ..\ ....// \ / // /// ;/ ~ ^ | , * ( [ { + ' "
    %2e%2e %2e%2e%2f %252e%252e%252f %c0%ae%c0%ae/ % %% %zz %E0%A4%A %ff %00 %0d%0a %09 %5c %2f %3f %23 %_%
    %0d%0a${mark}-header:%20yes %E5%98%8D%E5%98%8A${mark}-header:yes %F0%9F%8D%B7 %ED%A0%80 %E2%80%AE
    //elsewhere.example /\elsewhere.example http://elsewhere.example @elsewhere.example javascript:alert(1)
    %2felsewhere.example %2f%2felsewhere.example %5celsewhere.example
    etc/passwd package.json owner-key site.sqlite .env .git/config
    __proto__ constructor toString undefined null NaN -1 0 1e309 99999999999999999999 0x10 1;2
    '/**/or/**/1=1/**/-- ';drop/**/table/**/articles;-- \'; #{7*7} {{7*7}} &#x00;
    <${mark}> "><${mark}/onload=1> </script><${mark}> é 日本 🍷 ﬁ İ a wine blog`.split(/\s+/),
  ...[" ", "' or 1=1 --", "[object Object]", "\u202e", "\ufeff", "e\u0301"],
];

/** A text of odd strings, sometimes very long. */
export function oddText(random: Random, maxPieces = 4): string {
  const text = random.some(oddPieces, maxPieces).join(random.pick(["", "", "/", "-"]));
  return random.chance(0.03) ? text + random.pick(["a", "%41", "é", "../"]).repeat(random.whole(500, 5000)) : text;
}
