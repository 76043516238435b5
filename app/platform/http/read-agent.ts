import { type AgentKind, knownAgents } from "./known-agents.ts";

export type Agent = { name: string; kind: AgentKind };

/** The name of agents that are not in the list. */
const otherRobots = "";

const agents = Object.entries(knownAgents).flatMap(([kind, names]) =>
  names.map((name): [string, Agent] => [name.toLowerCase(), { name, kind: kind as AgentKind }]),
);
const byName = new Map(agents);
const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** The longest first: one name may begin like another. */
const names = [...byName.keys()].sort((one, other) => other.length - one.length);
const known = new RegExp(names.map(asPattern).join("|"), "i");

/** Words in the user agents of programs that are not in the list. */
const robots =
  /(?<!cu)bot\b|bot[/_-]|agent|audit|proxy|crawl|spider|slurp|archive|preview|facebookexternalhit|embed|fetch|monitor|uptime|headless|lighthouse|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|feed|rss|google-[a-z]|google (?:favicon|page speed|search console)|-google|observatory|synthetic|diagnostics|statuscake|pingdom|catchpoint|siteimprove|securityheaders|ptst|ghost inspector|nutch|zgrab|transcoder|inspector|radar|finder/i;

const asBrowsersBegin = /^(?:Mozilla|Opera|UCWEB)\/\d/i;
/** Browsers name their platform or engine, and add nothing to "like Gecko". */
const platform = /\(|webkit|gecko|ucweb/i;
const besideGecko = /like gecko;/i;
/** Programs give a contact address, or say that they are compatible; so did two browsers, long ago. */
const saysWhose = /https?:|www\.|@[a-z][\w-]*\.[a-z]|\(at\)|compatible;(?! (?:MSIE|Konqueror))/i;

/** Fast path: the user agents of most browsers, with nothing else in them. */
const asMostBrowsers =
  /^Mozilla\/5\.0 \((?:Windows NT [\d.]+; Win64; x64|Macintosh; Intel Mac OS X [\d_.]+|X11; Linux x86_64|Linux; Android [\d.]+; K|i(?:Phone|Pad); CPU (?:iPhone )?OS [\d_]+ like Mac OS X)(?:; rv:[\d.]+)?\) (?:AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: (?:Chrome|Version|Mobile|Safari|Edg|OPR|CriOS|FxiOS)(?:\/[\w.]+)?){2,5}|Gecko\/[\d.]+ Firefox\/[\d.]+)$/;

/** Longer ones are cut: browsers do not send them. */
const maxRead = 400;
const maxKept = 500;
const kept = new Map<string, Agent | undefined>();

/** Returns the program that a user agent names; undefined for a browser. Rare ones take long, so results are cached. */
export function readAgent(userAgent: string): Agent | undefined {
  if (userAgent.length <= maxRead && asMostBrowsers.test(userAgent)) return undefined;
  if (kept.has(userAgent)) return kept.get(userAgent);
  const agent = judge(userAgent.slice(0, maxRead));
  if (kept.size >= maxKept) kept.clear();
  kept.set(userAgent, agent);
  return agent;
}

function judge(userAgent: string): Agent | undefined {
  const name = known.exec(userAgent)?.[0].toLowerCase();
  if (name !== undefined) return byName.get(name);
  const isBrowser =
    asBrowsersBegin.test(userAgent) &&
    platform.test(userAgent) &&
    !besideGecko.test(userAgent) &&
    !robots.test(userAgent) &&
    !saysWhose.test(userAgent);
  return isBrowser ? undefined : { name: otherRobots, kind: "other" };
}
