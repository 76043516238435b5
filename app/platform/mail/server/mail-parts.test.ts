import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { bookingMail } from "#features/bookings/server/booking-mail.ts";
import { guideMail } from "#features/guides/server/guide-mail.ts";

const ada = { name: "Ada", email: "ada@house.example" };

test("the owner's note about a session keeps its lines", () => {
  const session = {
    ...ada,
    startMs: 0,
    lengthMinutes: 30,
    timeZone: "America/New_York",
    place: {},
    note: "One <b>line</b>.\nTwo.",
  };
  const at = "https://house.example/a";
  const { html } = bookingMail("moved by us", session, defaultFacts, { page: at, reminders: at, calendar: at });
  expect(html).toMatch(/word-break:break-word;[^>]*>One/);
  expect(html).toContain("One &lt;b&gt;line&lt;/b&gt;.<br>Two.");
});

test("a mail shows the site's mark, and the cover of a guide of this site, else the guide's name on its colour", () => {
  const lead = { ...ada, business: "", phone: "", message: "", consent: false };
  const site = "https://house.example";
  const links = { download: "https://files.example/guide.pdf", booking: `${site}/book-consultation` };
  const picturesIn = (html: string) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source);
  const mark = `${site}/apple-touch-icon.png`;
  const elsewhere = guideMail("winery", lead, defaultFacts, links).html;
  expect(picturesIn(elsewhere)).toEqual([mark]);
  expect(elsewhere).toContain(">Winery Marketing Playbook</p>");
  const cover = `${site}/downloads/winery-playbook-cover.jpg`;
  const own = guideMail("winery", lead, defaultFacts, { ...links, cover }).html;
  expect(picturesIn(own)).toEqual([mark, cover]);
  expect(own).toContain('alt="Winery Marketing Playbook"');
});
