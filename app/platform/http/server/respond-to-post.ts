import { describeBrowser } from "../describe-browser.ts";
import { keyRetrySeconds } from "../desk-keys.ts";
import { type Exchange, type KeyTried, refuse, runSteps, type Sender, type Step } from "./exchange.ts";
import { judgedKey, showsOwnerKey } from "./key-attempts.ts";
import { readPostedBody, type Share } from "./posted-body.ts";
import type { Networks } from "./rate-limiter.ts";
import { sendLine } from "./respond.ts";
import { sendFresh } from "./respond-with-page.ts";
import { type Entry, missingPattern } from "./route-table.ts";
import type { Header } from "./security-headers.ts";
import { isSameOriginPost, visitorAddress, visitorNetwork, wideVisitorNetwork } from "./visitor.ts";
import { readVisitorNetwork } from "./visitor-network.ts";

/** A post with the route it is for and the network it comes from. */
type Post = Exchange & Networks & { route: Entry };

const defaultBodyBytes = 256 * 1024;
/** Nearly every form fits: it finds room even while others hold all that is shared. */
const typicalBodyBytes = 16 * 1024;
/** Bodies up to this size are read to the end, so that the browser shows our answer. */
const maxUnusedBytes = 512 * 1024 * 1024;
const defaultLimit = { burst: 300, perSecond: 5 };
/** Set by deploy/nginx.conf, whose location `@another` asks the next instance. */
const passesOn = "x-passes-on";

const steps: Step<Post>[] = [
  refuseOutdated,
  refuseForeignPost,
  refuseMissing,
  refuseWithoutAction,
  limitRate,
  acceptWithKey,
  accept,
];

export function respondToPost(exchange: Exchange): false | Promise<boolean> {
  if (exchange.request.method !== "POST") return false;
  const { site, request, address } = exchange;
  const visitor = visitorAddress(request, site.settings.trustedProxies);
  const networks = { network: visitorNetwork(visitor), wideNetwork: wideVisitorNetwork(visitor) };
  return runSteps(steps, { ...exchange, route: site.routes.find(address.pathname), ...networks });
}

/** A later version has upgraded the database: another instance stores what is posted, or this one's successor. */
function refuseOutdated(post: Post) {
  if (!post.site.isOutdated()) return false;
  const isPassedOn = post.request.headers[passesOn] === "1";
  return refuse(post, 503, "The site is being renewed. Please try again in a minute.", [
    ["Retry-After", "5"],
    ...(isPassedOn ? [["X-Accel-Redirect", "@another"] satisfies Header] : []),
  ]);
}

function refuseForeignPost(post: Post) {
  const { siteUrl, isSiteUrlSet } = post.site.settings;
  if (isSameOriginPost(post.request, siteUrl, isSiteUrlSet)) return false;
  if (post.route.handle.allowsForeignPosts) {
    // The framework would refuse it as well.
    delete post.request.headers.origin;
    return false;
  }
  return refuse(post, 403, "Requests of this kind are accepted from this site's own pages only.");
}

function refuseMissing(post: Post) {
  return post.route.pattern === missingPattern && refuse(post, 404, "There is nothing at this address.");
}

function refuseWithoutAction(post: Post) {
  return !post.route.acceptsPosts && refuse(post, 405, "Nothing can be posted here.", [["Allow", "GET, HEAD"]]);
}

function limitRate(post: Post) {
  const { site, route } = post;
  const taken = site.rateLimiter.takeOfNetwork(route.pattern, post, route.handle.limit ?? defaultLimit, site.clock());
  return !taken.ok && refuseTooMany(post, taken.retryAfterSeconds);
}

/** Counts a post with a key, a passkey or a link, and refuses it when too many of its network were wrong. */
async function acceptWithKey(post: Post) {
  const { site, request, response, route, network } = post;
  if (!showsOwnerKey(request, route.handle)) return false;
  const tried = await site.keyAttempts.judge(network, site.clock(), async () => {
    await accept(post);
    return judgedKey(response);
  });
  return tried.ok || refuseTooMany(post, tried.retryAfterSeconds);
}

async function accept(post: Post): Promise<true> {
  const { site, request, route } = post;
  if (!route.handle.ownersPost) return acceptBody(post, "visitor");
  const sender = await site.door.findSender(request, route.handle);
  if (sender === "later") return refuseTooMany(post, keyRetrySeconds);
  if (sender === undefined) {
    if (route.handle.writersPost && showsOwnerKey(request, route.handle)) await noteTry(post, "key-refused");
    // Somebody whose session ended reads a page that says so. In a browser that we know it hands back what was typed; of
    // others the body is not read, because the route refuses them.
    if (/\btext\/html\b/.test(request.headers.accept ?? ""))
      return (await site.door.isKnownBrowser(request)) ? acceptBody(post, "visitor") : sendFresh(post);
    return refuse(post, 401, "This needs the owner key.", [["WWW-Authenticate", "Bearer"]]);
  }
  // This route refuses writers, so the body is not read.
  if (sender === "writer" && !route.handle.writersPost) return sendFresh(post);
  return acceptBody(post, sender);
}

const withFiles = /^(?:multipart\/form-data\b|image\/|application\/octet-stream\b)/i;

/** Multipart forms and files alone may have up to `maxFileBytes`; other bodies keep to `maxBodyBytes`. */
async function acceptBody(post: Post, sender: Sender | "visitor"): Promise<true> {
  const { maxBodyBytes = defaultBodyBytes, maxFileBytes } = post.route.handle;
  const hasFiles = maxFileBytes !== undefined && withFiles.test(post.request.headers["content-type"] ?? "");
  const maxBytes = hasFiles ? maxFileBytes : maxBodyBytes;
  const isSmall = maxBytes <= defaultBodyBytes;
  const { owner, guests, small } = post.site.bodyMemory;
  // A flood of strangers' bodies leaves the owner's their room.
  const memory = sender === "owner" ? owner : isSmall ? small : guests;
  const share = memory.share(isSmall ? typicalBodyBytes : defaultBodyBytes);
  try {
    return await readAndSend(post, { maxBytes, hasFiles, share });
  } finally {
    share.giveBack();
  }
}

type Reading = { maxBytes: number; hasFiles: boolean; share: Share };

async function readAndSend(post: Post, { maxBytes, hasFiles, share }: Reading): Promise<true> {
  const { request, response } = post;
  const posted = await readPostedBody(request, maxBytes, hasFiles ? maxUnusedBytes : maxBytes, share);
  if (posted.kind === "too large" && hasFiles) return askAgain(post);
  if (posted.kind === "too large") {
    return refuse(post, 413, "This is more than can be taken.", [["Connection", "close"]]);
  }
  if (posted.kind === "no room") {
    return refuse(post, 503, "Too much is being received at once. Please try again in a moment.", [
      ["Retry-After", "10"],
    ]);
  }
  if (posted.kind === "body") return sendFresh(post, posted.chunks);
  response.destroy();
  return true;
}

/** Redirects to the form, which says that the file was too large. */
function askAgain({ site, response, address }: Post): true {
  const query = new URLSearchParams(address.search);
  query.set("problem", "too-large");
  const headers: Header[] = [
    ...site.defaultHeaders,
    ["Location", `${address.pathname}?${query}`],
    ["Connection", "close"],
  ];
  sendLine(response, 303, "This is more than can be taken.", headers);
  return true;
}

async function refuseTooMany(post: Post, retryAfterSeconds: number): Promise<true> {
  if (showsOwnerKey(post.request, post.route.handle)) await noteTry(post, "sign-in-limited");
  return refuse(post, 429, "Too many requests. Please try again in a minute.", [
    ["Retry-After", String(retryAfterSeconds)],
  ]);
}

/** Records key attempts that never reach a route. */
function noteTry({ site, request }: Post, kind: KeyTried["kind"]): Promise<void> {
  const network = readVisitorNetwork(request, { ...site.settings, hashKey: site.networkKey })?.hash ?? "";
  return site.activity.note({ kind, browser: describeBrowser(request.headers["user-agent"] ?? ""), network });
}
