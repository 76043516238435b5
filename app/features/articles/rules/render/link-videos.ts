import type { Element, Root } from "hast";
import type { ArticleWords } from "./article-words.ts";
import { asBlock, element, replaceElements, text } from "./elements.ts";

const youtubeHosts = /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;

/** A video frame of a known host becomes a captioned link; no frame stays. */
export function linkVideos(tree: Root, words: ArticleWords): void {
  replaceElements(tree, (node, ancestors) => {
    if (node.tagName !== "iframe") return null;
    return videoLink(node, words).map((link) => asBlock(link, ancestors));
  });
}

function videoLink(frame: Element, words: ArticleWords): Element[] {
  const video = readVideo(String(frame.properties.src ?? ""));
  if (!video) return [];
  const title = String(frame.properties.title ?? "")
    .trim()
    .slice(0, 200);
  const label = words.video(video.host);
  return [element("a", { href: video.href }, [text(title ? `${label}: ${title}` : label)])];
}

function readVideo(src: string): { host: string; href: string } | null {
  const url = URL.parse(src.trim(), "https://frame.invalid/");
  if (!url?.protocol.startsWith("http")) return null;
  if (youtubeHosts.test(url.host)) return youtube(url);
  const id = vimeoHosts.test(url.host) ? /^\/(?:video\/)?(\d{1,15})$/.exec(url.pathname)?.[1] : null;
  const hash = /^[\da-f]{4,20}$/i.exec(url.searchParams.get("h") ?? "")?.[0];
  return id ? { host: "Vimeo", href: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}` } : null;
}

function youtube(url: URL): { host: string; href: string } | null {
  const list = /^[\w-]{10,60}$/.exec(url.searchParams.get("list") ?? "")?.[0];
  const isList = url.pathname === "/embed/videoseries" && list;
  if (isList) return { host: "YouTube", href: `https://www.youtube.com/playlist?list=${list}` };
  const inPath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{6,20})$/.exec(url.pathname)?.[1];
  const id = url.pathname === "/watch" ? /^[\w-]{6,20}$/.exec(url.searchParams.get("v") ?? "")?.[0] : inPath;
  return id ? { host: "YouTube", href: `https://www.youtube.com/watch?v=${id}` } : null;
}
