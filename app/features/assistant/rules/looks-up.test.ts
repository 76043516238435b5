import { expect, test } from "vitest";
import { looksUp } from "./looks-up.ts";

test.each(["tools/call", "resources/read"])("%s looks something up", (method) =>
  expect(looksUp({ jsonrpc: "2.0", id: 1, method })).toBe(true),
);

test.each([
  ...["initialize", "server/discover", "ping", "tools/list", "resources/list", "resources/templates/list"],
  ...["notifications/initialized", "", undefined, 7, ["tools/call"]],
])("%j does not", (method) => expect(looksUp({ jsonrpc: "2.0", id: 1, method })).toBe(false));

test.each([null, undefined, 7, "tools/call", []])("the message %j does not", (message) =>
  expect(looksUp(message)).toBe(false),
);
