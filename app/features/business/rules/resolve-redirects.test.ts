import { expect, test } from "vitest";
import { maxVariants, resolveRedirects } from "./resolve-redirects.ts";

const pages = new Set(["/services", "/about", "/"]);
const settle = (stored: [string, string][], added: [string, string][]) => {
  const pair = ([from, to]: [string, string]) => ({ from, to });
  const { redirects, problems } = resolveRedirects(stored.map(pair), added.map(pair), (to) => pages.has(to));
  return {
    redirects: redirects.map(({ from, to }) => `${from} ${to}`),
    problems: [...problems].map(([from, problem]) => `${from} ${problem}`),
  };
};

test("a redirect to an old address leads at once where that one leads", () => {
  expect(settle([["/b", "/services"]], [["/a", "/b?x=1"]]).redirects).toEqual(["/b /services", "/a /services?x=1"]);
});

test("what led to an address that is now an old one leads on", () => {
  expect(settle([["/a", "/b"]], [["/b", "/about"]]).redirects).toEqual(["/a /about", "/b /about"]);
});

test("several added at once may lead to each other, whatever their order", () => {
  expect(
    settle(
      [],
      [
        ["/a", "/b"],
        ["/b", "/c"],
        ["/c", "/about"],
      ],
    ).redirects,
  ).toEqual(["/a /about", "/b /about", "/c /about"]);
});

test("a chain as long as what is added at once is one, not a circle", () => {
  const chain = Array.from({ length: 500 }, (_, at): [string, string] => [
    `/${at}`,
    at < 499 ? `/${at + 1}` : "/about",
  ]);
  const { redirects, problems } = settle([], chain);
  expect(problems).toEqual([]);
  expect(new Set(redirects.map((each) => each.split(" ")[1]))).toEqual(new Set(["/about"]));
});

test("a circle is refused, and what was there stays", () => {
  const { redirects, problems } = settle(
    [["/b", "/a"]],
    [
      ["/a", "/b"],
      ["/c", "/about"],
      ["/d", "/d?x=1"],
    ],
  );
  expect(redirects).toEqual(["/b /a", "/c /about"]);
  expect(problems).toEqual(["/a circle", "/d circle"]);
});

test("an address that was redirected leads to the new page instead", () => {
  expect(settle([["/a", "/services"]], [["/a", "/about"]]).redirects).toEqual(["/a /about"]);
});

test("a redirect to a page leads there, even if the page's address was an old one once", () => {
  expect(settle([["/about", "/services"]], [["/a", "/about"]]).redirects).toContain("/a /about");
});

test("a redirect to nothing is refused; other sites are not asked", () => {
  const { redirects, problems } = settle(
    [],
    [
      ["/a", "/nowhere"],
      ["/b", "https://other.example/"],
      ["/c", "/a"],
    ],
  );
  expect(redirects).toEqual(["/b https://other.example/"]);
  expect(problems).toEqual(["/a no page", "/c no page"]);
});

test("old addresses of one path may differ in 50 sets of parameters, and in any values", () => {
  const address = (at: number): [string, string] => [`/shop?k${at}=1`, "/about"];
  const fifty = Array.from({ length: maxVariants }, (_, at) => address(at));
  const one: [string, string][] = [["/shop?k0=2", "/about"]];
  expect(settle(fifty.slice(0, 49), [...one, address(49), address(50)])).toMatchObject({
    redirects: { length: 51 },
    problems: ["/shop?k50=1 variants"],
  });
  expect(settle(fifty, [["/shop", "/about"]]).problems).toEqual([]);
  expect(settle(fifty, [["/other?k50=1", "/about"]]).problems).toEqual([]);
});
