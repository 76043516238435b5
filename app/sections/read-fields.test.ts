import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  readFields(new Request("http://site.example/", { method: "POST", body, headers }));

const formOf = (count: number) => {
  const form = new FormData();
  for (let index = 0; index < count; index++) form.append(`k${index}`, "a & b\n--\n");
  return form;
};

test("fields of both kinds of form are read, files are left out", async () => {
  expect(await post(new URLSearchParams({ name: "A & B", note: "1\n2" }))).toEqual({ name: "A & B", note: "1\n2" });
  const form = formOf(2);
  form.append("file", new File(["x"], "x.txt"));
  expect(await post(form)).toEqual({ k0: "a & b\r\n--\r\n", k1: "a & b\r\n--\r\n" });
});

test("what is no form has no fields", async () => {
  expect(await post("{}", { "Content-Type": "application/json" })).toEqual({});
  expect(await post("name=a", { "Content-Type": "multipart/form-data" })).toEqual({});
});

test("nor has one with more than any form of ours, which is not even parsed", async () => {
  expect(Object.keys(await post(formOf(250)))).toHaveLength(250);
  expect(await post(formOf(400))).toEqual({});
  expect(await post("a=&".repeat(300), { "Content-Type": "application/x-www-form-urlencoded" })).toEqual({ a: "" });
  expect(await post("a=&".repeat(301), { "Content-Type": "application/x-www-form-urlencoded" })).toEqual({});
});
