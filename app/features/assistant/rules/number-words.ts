const numberNames =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...numberNames.split(" ").map((word, value): [string, string] => [word, String(value)]),
  ...["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"].map(
    (word, tens): [string, string] => [word, String(10 * (tens + 3))],
  ),
]);
