import type { ServerResponse } from "node:http";
import type { Header } from "./security-headers.ts";

/** Programs are answered in JSON, as the endpoints under here answer them. */
export const isForPrograms = (path: string) => path.startsWith("/api/");

/** A short answer in plain words, for what never reaches a page. */
export function sendLine(response: ServerResponse, status: number, line: string, headers: Header[]) {
  if (response.headersSent) return response.destroy();
  const isJson = isForPrograms(response.req.url ?? "");
  const body = Buffer.from(isJson ? JSON.stringify({ error: line }) : `${line}\n`);
  const own: Header[] = [
    ["Content-Type", isJson ? "application/json; charset=utf-8" : "text/plain; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Content-Length", String(body.length)],
  ];
  response.writeHead(status, [...own, ...headers].flat());
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** A web answer as it is, with our common headers where it has none of its own. */
export async function sendWebResponse(response: ServerResponse, answer: Response, common: Header[]) {
  const headers: Header[] = [...answer.headers];
  headers.push(...common.filter(([name]) => !answer.headers.has(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  const isEmpty = answer.status === 204 || answer.status === 304;
  if (!isEmpty) headers.push(["Content-Length", String(body.length)]);
  response.writeHead(answer.status, headers.filter(([name]) => name.toLowerCase() !== "transfer-encoding").flat());
  response.end(isEmpty || response.req.method === "HEAD" ? undefined : body);
}

/** Pages we keep say so in public; everything else is the visitor's own. */
export const isPublicAnswer = (answer: Response) => answer.headers.get("Cache-Control")?.startsWith("public") ?? false;
