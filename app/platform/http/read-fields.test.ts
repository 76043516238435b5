import { expect, test } from "vitest";
import { readFields, readForm } from "./read-fields.ts";
import { readMultipart } from "./read-multipart.ts";

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

const odd = 'a"; name="b\r\n\u00fc\ud83c\udf77';

test("files come whole and uncopied, whatever they and their names are made of", async () => {
  const form = new FormData();
  const bytes = new Uint8Array(70_000).map((_, at) => "\r\n--a".charCodeAt(at % 5));
  form.append("first", new File([bytes], odd));
  form.append(odd, "words\r\n\r\n--");
  form.append("second", new File(["x"], "x.jpg"));
  form.append("unchosen", new File([], "none"));
  const { fields, files } = await readForm(new Request("http://site.example/", { method: "POST", body: form }));
  expect(fields).toEqual({ [odd]: "words\r\n\r\n--" });
  expect([...files.keys()]).toEqual(["first", "second"]);
  expect(Buffer.from(files.get("first") ?? []).equals(bytes)).toBe(true);
  expect(files.get("first")?.buffer).toBe(files.get("second")?.buffer);
});

const multipart = { "Content-Type": 'multipart/form-data; boundary="b-1"' };
const part = 'Content-Disposition: form-data; name="a"\r\n\r\nb\r\n';

test.each([
  ["cut off", `--b-1\r\n${part}--b-1\r\nContent-Disp`],
  ["without its end", `--b-1\r\n${part}`],
  ["without names", "--b-1\r\nContent-Type: text/plain\r\n\r\nb\r\n--b-1--"],
  ["with a head that has no end", `--b-1\r\n${"a".repeat(9000)}\r\n\r\nb\r\n--b-1--`],
])("a form %s has no fields", async (_, body) => {
  expect(await post(`before\r\n--b-1\r\n${part}--b-1--\r\nafter`, multipart)).toEqual({ a: "b" });
  expect(await post(body, multipart)).toEqual({});
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

test("plus signs are spaces, escaped ones stay", async () => {
  expect(await post("name=a+b%2Bc+%20", { "Content-Type": "application/x-www-form-urlencoded" })).toEqual({
    name: "a b+c  ",
  });
});

const kilobytes = (count: number) => "a".repeat(count * 1024);

test("beside files a form may hold the texts of a section, and no more", async () => {
  const form = new FormData();
  form.append("file", new File([kilobytes(2000)], "x.jpg"));
  form.append("one", kilobytes(128));
  form.append("other", kilobytes(128));
  expect(await post(form)).toEqual({ one: kilobytes(128), other: kilobytes(128) });
  form.append("third", "a");
  await expect(post(form)).rejects.toMatchObject({ init: { status: 413 } });
});

test("others run while the ends of large files are searched", async () => {
  const form = new FormData();
  for (let at = 0; at < 20; at++) form.append(`${at}`, new File([kilobytes(at === 0 ? 20_000 : 1)], "x.jpg"));
  const request = new Request("http://site.example/", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const boundary = /boundary=(.*)/.exec(request.headers.get("Content-Type") ?? "")?.[1] ?? "";
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  expect(await readMultipart(body, boundary, 300)).toHaveLength(20);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(39);
});
