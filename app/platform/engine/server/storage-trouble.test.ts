import { expect, test } from "vitest";
import { isStorageTrouble } from "./storage-trouble.ts";

const failed = (details: object, message = "failed") => Object.assign(new Error(message), details);

test.each([
  ["a full disk", failed({ code: "ERR_SQLITE_ERROR", errcode: 13 })],
  ["a write that fails, by its extended code", failed({ code: "ERR_SQLITE_ERROR", errcode: 10 | (3 << 8) })],
  ["a read-only file", failed({ code: "ERR_SQLITE_ERROR", errcode: 8 })],
  ["a server that is not there", failed({ code: "ECONNREFUSED" })],
  ["a server that shuts down", failed({ code: "57P01" })],
  ["a server without room", failed({ code: "53100" })],
  ["a lost connection", new Error("Connection terminated unexpectedly")],
  ["what lies behind another error", new Error("no", { cause: failed({ code: "ECONNRESET" }) })],
])("%s is", (_, error) => expect(isStorageTrouble(error)).toBe(true));

test.each([
  ["a broken rule of a table", failed({ code: "ERR_SQLITE_ERROR", errcode: 19 })],
  ["a broken rule of a table, elsewhere", failed({ code: "23505" })],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["something thrown that is no error", "ECONNREFUSED"],
])("%s is not", (_, error) => expect(isStorageTrouble(error)).toBe(false));
