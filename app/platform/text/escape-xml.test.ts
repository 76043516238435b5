import { expect, test } from "vitest";
import { escapeXml, xml } from "./escape-xml.ts";

test("the five characters of markup are written as entities", () => {
  expect(escapeXml(`Fish & "Chips" <b>'s</b>`)).toBe("Fish &amp; &quot;Chips&quot; &lt;b&gt;&apos;s&lt;/b&gt;");
});

test("what no XML document can hold is dropped, line breaks and every script stay", () => {
  expect(escapeXml("a\u0000b\u0008c\u001fd\ufffee\uffff")).toBe("abcde");
  expect(escapeXml("half \ud83c and \udf77 whole \u{1f377}")).toBe("half  and  whole \u{1f377}");
  expect(escapeXml("Zeile\tеда\n品\r\n")).toBe("Zeile\tеда\n品\r\n");
});

test("values are escaped, built markup is not, and missing values are empty", () => {
  const link = xml`<link href="${"/a?b&c"}"/>`;
  expect(xml`<item>${"<&>"}${link}${null}${undefined}${3}</item>`.xml).toBe(
    `<item>&lt;&amp;&gt;<link href="/a?b&amp;c"/>3</item>`,
  );
  expect(xml`<all>${[link, link]}</all>`.xml).toBe(`<all>${link.xml}${link.xml}</all>`);
});
