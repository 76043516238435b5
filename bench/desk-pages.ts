import { deskPaths } from "#facts/desk-paths.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { crawlDesk } from "../test/site-map.ts";

/** Every page of the desk at its address, then searches among the people of `seedDesk`. */
export async function findDeskPages(site: string, Cookie: string, people: number): Promise<string[]> {
  const ask = async (address: string) => {
    const answer = await fetch(site + address, { headers: { Cookie }, redirect: "manual" });
    return { status: answer.status, type: answer.headers.get("Content-Type") ?? "", text: () => answer.text() };
  };
  const middle = Math.floor(people / 2);
  const daysAgo = (days: number) => businessDay(Date.now() - days * 86_400_000, "America/Los_Angeles");
  return [
    ...(await crawlDesk(ask, 3)),
    deskPaths.leads({ q: "name4999" }),
    deskPaths.leads({ q: `name${middle % 5000} estate${middle % 9000}` }),
    deskPaths.leads({ q: `owner${middle}@venue.example` }),
    deskPaths.leads({ q: "venue" }),
    deskPaths.leads({ q: "nobody has this" }),
    deskPaths.leads({ status: "new", came: "quiz" }),
    deskPaths.leads({ came: "dining" }),
    deskPaths.leads({ q: "name4999", came: "quiz" }),
    deskPaths.leads({ sort: "heat" }),
    deskPaths.leads({ sort: "name" }),
    deskPaths.leads({ sort: "heat", came: "dining" }),
    deskPaths.leads({ sort: "heat", came: "booking", status: "client" }),
    deskPaths.leads({ sort: "name", q: "name4999" }),
    deskPaths.leads({ sort: "heat", waiting: "1" }),
    deskPaths.leads({ tag: "rare" }),
    deskPaths.leads({ tag: "fair", sort: "heat" }),
    deskPaths.leads({ tag: "list", status: "closed", sort: "name" }),
    deskPaths.leads({ campaign: "rare" }),
    deskPaths.leads({ campaign: "fall-1", sort: "heat" }),
    deskPaths.quizResults("score"),
    deskPaths.leads({ new: daysAgo(400), until: daysAgo(370) }),
    deskPaths.leads({ found: "maps", new: daysAgo(365) }),
    deskPaths.leads({ page: "/rare", new: daysAgo(365) }),
    deskPaths.leads({ found: "unknown", new: daysAgo(365) }),
    deskPaths.articles({ q: "wine" }),
    deskPaths.search(`name${middle % 5000}`),
    deskPaths.search("venue"),
    deskPaths.search("nothing has this"),
    deskPaths.words({ q: "wine" }),
    "/desk/visibility?days=365",
  ];
}
