import type { RawAnswer } from "./ask-raw.ts";
import type { OddRequest } from "./odd-requests.ts";
import { mark } from "./odd-text.ts";

/** Strings of files that must never be served. */
export type Secrets = readonly string[];

const stackTrace = /\n\s+at .+:\d+:\d+|node:internal|\/node_modules\/|[A-Z]\w+Error: .+\n/;

/** Everything that an answer must not do. */
export function judge(request: OddRequest, answer: RawAnswer, secrets: Secrets): string[] {
  const value = (wanted: string) => answer.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const isHtml = value("content-type")?.startsWith("text/html") ?? false;
  const problems: [name: string, found: boolean][] = [
    ["no answer in time", answer.isLate],
    ["no answer to a whole request", request.isWhole && answer.status === 0],
    [`answered ${answer.status}`, answer.status >= 500],
    ["a stack trace", stackTrace.test(answer.body)],
    ["a file from outside", secrets.some((secret) => answer.body.includes(secret))],
    ["a header of the visitor's own", answer.headers.some(([name]) => name.toLowerCase().includes(mark))],
    [`leads elsewhere: ${value("location")}`, leadsElsewhere(value("location"))],
    ["markup of the visitor's own", isHtml && new RegExp(`<${mark}`, "i").test(answer.body)],
    [
      "no content policy",
      answer.status >= 200 && !isParsersOwn(answer) && value("content-security-policy") === undefined,
    ],
  ];
  return problems.filter(([, found]) => found).map(([name]) => name);
}

/** Node's parser refused it: such an answer has a status only. */
const isParsersOwn = ({ status, headers }: RawAnswer) =>
  [400, 408, 413, 417, 431].includes(status) && !headers.some(([name]) => name.toLowerCase() === "content-type");

const ownAddress = "https://site.example";

function leadsElsewhere(location: string | undefined): boolean {
  if (location === undefined) return false;
  return !URL.canParse(location, ownAddress) || new URL(location, ownAddress).origin !== ownAddress;
}
