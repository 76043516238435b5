import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answering, type HostileServer } from "../../../../test/hostile-server.ts";
import { copyPicture } from "./copy-picture.ts";

const requested: string[] = [];
let server: HostileServer;
beforeAll(async () => {
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#7a2233" } })
    .jpeg()
    .toBuffer();
  server = await answering(({ url = "" }, response) => {
    requested.push(url);
    if (url === "/blog/moved.jpg") return response.writeHead(302, { location: "/admin/stop" }).end();
    if (url === "/blog/near.jpg") return response.writeHead(302, { location: "photos/hill.jpg" }).end();
    response.end(photo);
  });
});
afterAll(() => server.stop());

const copyAt = async (address: string) => {
  requested.length = 0;
  const feedUrl = `${server.origin}/blog/feed?key=1`;
  const outcome = await copyPicture(address, feedUrl, new AbortController().signal);
  return { outcome: outcome.kind === "failed" ? outcome.reason : outcome.kind, requested: [...requested] };
};

test("of a feed at a private address, pictures below its folder are asked for", async () => {
  expect(await copyAt("photos/hill.jpg")).toEqual({ outcome: "copied", requested: ["/blog/photos/hill.jpg"] });
  expect(await copyAt("near.jpg")).toEqual({
    outcome: "copied",
    requested: ["/blog/near.jpg", "/blog/photos/hill.jpg"],
  });
});

test("nothing else of that server is, and no redirect leads there", async () => {
  const refused = { outcome: "private address", requested: [] };
  for (const address of [
    "/admin/stop",
    `${server.origin}/admin/stop`,
    "../admin/stop",
    "..%2fadmin/stop",
    "other",
    "near.jpg?x=1",
  ])
    expect(await copyAt(address), address).toEqual(refused);
  expect(await copyAt("moved.jpg")).toEqual({ ...refused, requested: ["/blog/moved.jpg"] });
});
