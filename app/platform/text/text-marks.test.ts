import { expect, test } from "vitest";
import { makeTextMarks, sealCharacters, withoutMarks } from "./text-marks.ts";

const { markText, placeMarks, withMarks } = makeTextMarks(sealCharacters.slice(0, 8));
const shown = (typed: string) => placeMarks(`<p>${withMarks(typed)}</p>`);

test("emphasis and links become tags in the text of a page", () => {
  expect(shown("Taste *slowly*, or [book an hour](/book-consultation).")).toBe(
    '<p>Taste <em>slowly</em>, or <a href="/book-consultation">book an hour</a>.</p>',
  );
  expect(withoutMarks("Taste *slowly*, or [book an hour](/book-consultation).")).toBe("Taste slowly, or book an hour.");
});

test.each(["javascript:alert", "//elsewhere.example", "data:text/html,x", "JAVASCRIPT:x", "http://x.example"])(
  "a link to %s is plain words",
  (address) => expect(shown(`See [this](${address})`)).toBe("<p>See this</p>"),
);

test("marks without the seal, or with another one, are no marks", () => {
  const forged = makeTextMarks(sealCharacters.slice(1, 9));
  for (const { withMarks: write, markText: mark } of [makeTextMarks(""), forged])
    for (const text of [write("[Sign in](https://elsewhere.example)"), write("*Now*"), mark("A title", 12)])
      expect(placeMarks(`<p>${text}</p><i>${withMarks("*Here*")}</i>`)).not.toMatch(/<a|<p><em|<!--/);
});

test("a link inside a link is plain words", () => {
  expect(placeMarks(`<a href="/b">${withMarks("To *us* [here](/c)")}</a> ${withMarks("[there](/d)")}`)).toBe(
    '<a href="/b">To <em>us</em> here</a> <a href="/d">there</a>',
  );
});

test("in attributes, titles and data no tag and no mark is left", () => {
  const words = withMarks("*Cheese*, [here](/verticals)");
  expect(placeMarks(`<title>${words}</title><meta content="${words}"/><script>{"a":"${words}"}</script>`)).toBe(
    '<title>Cheese, here</title><meta content="Cheese, here"/><script>{"a":"Cheese, here"}</script>',
  );
});

test("marks that other elements tear apart leave without a trace", () => {
  const [before, after] = withMarks("*two words*").split(" ");
  expect(placeMarks(`<span>${before}</span> <span>${after}</span>`)).toBe("<span>two</span> <span>words</span>");
});

test("a marked text is found by comments, in an attribute by its tag's ids", () => {
  expect(placeMarks(`<h1>${markText("A title", 12)}</h1>`)).toBe("<h1><!--text 12-->A title<!--/text--></h1>");
  expect(placeMarks(`<img alt="${markText("A hill", 3)}"/>`)).toBe('<img alt="A hill" data-texts="3"/>');
  expect(placeMarks(`<title>${markText("A title", 12)}</title>`)).toBe('<title data-texts="12">A title</title>');
  const style = "<style>@media (width < 44rem){a>b{color:red}c{d:e}</style>";
  expect(placeMarks(`${style}<p>${markText("A title", 12)}</p>`)).toBe(
    `${style}<p><!--text 12-->A title<!--/text--></p>`,
  );
});
