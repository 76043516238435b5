import { expect, test } from "vitest";
import { adviseOnAgents } from "./advise-on-agents.ts";

const quiet = { isLive: true, searches: 9, questions: 9, questionPages: [], arrivalPages: [] };
const kindsOf = (seen: Partial<Parameters<typeof adviseOnAgents>[0]>) =>
  adviseOnAgents({ ...quiet, ...seen }).map(({ kind, path }) => [kind, path]);

test("a hidden site is told one thing", () => {
  expect(kindsOf({ isLive: false, searches: 0, questions: 0 })).toEqual([["not live", ""]]);
});

test("silence is named by what is silent", () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ searches: 0, questions: 0 })).toEqual([
    ["no search", ""],
    ["no question", ""],
  ]);
});

test("a page that is read often and brings nobody is named, one that brings people as well", () => {
  const questionPages = [
    { path: "/services", count: 9 },
    { path: "/dash", count: 6 },
    { path: "/about", count: 4 },
  ];
  expect(kindsOf({ questionPages, arrivalPages: [{ path: "/services", count: 2 }] })).toEqual([
    ["read in vain", "/dash"],
    ["brings people", "/services"],
  ]);
  expect(kindsOf({ questionPages: [{ path: "/about", count: 4 }] })).toEqual([]);
});

test("tools and files are not advised on: nobody comes to them", () => {
  const questionPages = ["/mcp", "/rss.xml", "/downloads/winery-playbook.pdf"].map((path) => ({ path, count: 9 }));
  expect(kindsOf({ questionPages })).toEqual([]);
  expect(kindsOf({ questionPages: [...questionPages, { path: "/dash", count: 6 }] })).toEqual([
    ["read in vain", "/dash"],
  ]);
});
