import { isOurPicture, type SentArticle } from "./check-article.ts";

export type SentPicture = { kind: "bytes"; bytes: Uint8Array } | { kind: "address"; address: string };

export type PostedArticle =
  | { kind: "article"; sent: SentArticle; image: SentPicture | "malformed" }
  | { kind: "refused"; status: 400 | 415; reason: "notJson" | "notForm" | "otherType" };

const names = ["title", "author", "date", "content", "id", "slug", "excerpt", "due", "when"] as const;
/** The limit of a data URL's head, up to its comma. */
const maxDataHeadCharacters = 500;
const noPicture: SentPicture = { kind: "address", address: "" };

/** An article posted as a form or as JSON. */
export async function readPostedArticle(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<PostedArticle> {
  const type = contentType.toLowerCase();
  if (/^application\/json\b/.test(type)) return readJson(body);
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)) return readForm(body, contentType);
  return { kind: "refused", status: 415, reason: "otherType" };
}

function readJson(body: Uint8Array): PostedArticle {
  const value = parse(new TextDecoder().decode(body));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { kind: "refused", status: 400, reason: "notJson" };
  }
  const { categories, image, ...rest } = value as Record<string, unknown>;
  const texts = Object.fromEntries(names.map((name) => [name, textOf(rest[name])]));
  const list = Array.isArray(categories) ? categories : [categories];
  return { kind: "article", sent: { ...texts, categories: list.map(textOf) }, image: readPictureAddress(image) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<PostedArticle> {
  const fields = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => undefined);
  if (!fields) return { kind: "refused", status: 400, reason: "notForm" };
  const texts = Object.fromEntries(names.map((name) => [name, textOf(fields.get(name))]));
  const categories = fields.getAll("categories").flatMap((each) => textOf(each).split("\n"));
  const sent = { ...texts, categories: [...categories, ...textOf(fields.get("moreCategories")).split(",")] };
  const image = fields.get("image");
  if (image instanceof File && image.size > 0) {
    return { kind: "article", sent, image: { kind: "bytes", bytes: new Uint8Array(await image.arrayBuffer()) } };
  }
  return { kind: "article", sent, image: readPictureAddress(textOf(image) || textOf(fields.get("picture"))) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A data URL, the address of an uploaded picture, or none. */
function readPictureAddress(image: unknown): SentPicture | "malformed" {
  if (image === undefined || image === null || image === "") return noPicture;
  if (typeof image !== "string") return "malformed";
  if (isOurPicture(image)) return { kind: "address", address: image };
  const comma = image.slice(0, maxDataHeadCharacters).indexOf(",");
  if (!/^data:[\w./+-]{0,100}(?:;[\w=-]{0,100}){0,3};base64$/i.test(image.slice(0, comma))) return "malformed";
  return { kind: "bytes", bytes: Buffer.from(image.slice(comma + 1), "base64") };
}
