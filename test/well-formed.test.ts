import { expect, test } from "vitest";
import { malformedAt } from "./well-formed.ts";

test("what is well-formed passes, what is not is shown", () => {
  expect(malformedAt('<?xml version="1.0"?>\n<a x="1 &amp; 2"><b/>text &lt;</a>')).toBeUndefined();
  for (const broken of [
    "<a><b></a></b>",
    "<a>",
    "<a>&nbsp;</a>",
    "<a>\u0007</a>",
    "<a>1 < 2</a>",
    '<a x="<"></a>',
    "<a>\ud83c</a>",
  ])
    expect(malformedAt(broken), broken).toBeDefined();
});
