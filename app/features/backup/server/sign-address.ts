import { createHash, createHmac } from "node:crypto";

export type StoreKey = { id: string; secret: string; region: string };

const algorithm = "AWS4-HMAC-SHA256";
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * An address of an S3-compatible store, signed for one request within a day
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html). The body is not signed: TLS guards it.
 */
export function signAddress(method: "GET" | "PUT", address: string, key: StoreKey, nowMs: number): string {
  const { origin, host, pathname } = new URL(address);
  const time = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const query = [
    `X-Amz-Algorithm=${algorithm}`,
    `X-Amz-Credential=${encodeURIComponent(`${key.id}/${scope}`)}`,
    `X-Amz-Date=${time}`,
    "X-Amz-Expires=86400",
    "X-Amz-SignedHeaders=host",
  ].join("&");
  const request = [method, pathname, query, `host:${host}`, "", "host", "UNSIGNED-PAYLOAD"].join("\n");
  const toSign = [algorithm, time, scope, createHash("sha256").update(request).digest("hex")].join("\n");
  const signing = scope.split("/").reduce(hmac, Buffer.from(`AWS4${key.secret}`));
  return `${origin}${pathname}?${query}&X-Amz-Signature=${hmac(signing, toSign).toString("hex")}`;
}
