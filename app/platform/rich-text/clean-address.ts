const mayLead = new Set(["http:", "https:", "mailto:", "tel:"]);
/** Parameters that only count or follow readers. */
const tracks = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|_hs(?:enc|mi)|ref_src|usp)$/i;
const maxAddress = 2000;

/** An address as a link of an article may have it, without what follows readers; "" for one that leads nowhere. */
export function cleanAddress(written: string): string {
  const address = written.trim().slice(0, maxAddress);
  if (/^\/(?!\/)|^#./.test(address)) return address;
  const url = URL.parse(address);
  if (!url || !mayLead.has(url.protocol)) return "";
  const target = url.hostname === "www.google.com" && url.pathname === "/url" ? url.searchParams.get("q") : null;
  if (target) return cleanAddress(target);
  const followers = [...url.searchParams.keys()].filter((name) => tracks.test(name));
  if (followers.length === 0) return address;
  for (const name of followers) url.searchParams.delete(name);
  return url.href;
}

/** An address as somebody types it: without https, or only of a mailbox. */
export function readAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text)) return cleanAddress(`https://${text}`);
  return cleanAddress(text);
}
