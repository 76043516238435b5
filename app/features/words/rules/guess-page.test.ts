import { expect, test } from "vitest";
import { makeGuesser } from "./guess-page.ts";

const places = [
  { path: "/", name: "Home page" },
  { path: "/about", name: "About" },
  { path: "/services", name: "Services" },
  { path: "/verticals/wineries", name: "Wineries" },
  { path: "/winery-playbook", name: "Winery playbook" },
  { path: "/book-consultation", name: "Booking page" },
  { path: "/blog/wine-club-letters", name: "Five letters for a wine club" },
];

test.each([
  ["/about-us.html", "/about"],
  ["/our-services/", "/services"],
  ["/Services.aspx?id=4", "/services"],
  ["/posts/2019/wine-club-letters", "/blog/wine-club-letters"],
  ["/industries/winery", "/winery-playbook"],
  ["/booking.php", "/book-consultation"],
  ["/index.html", "/"],
  ["/home", "/"],
  ["/default.asp", "/"],
  ["/index.php?p=12", ""],
  ["/impressum", ""],
  ["/2019/12", ""],
])("%s is perhaps %j", (address, path) => {
  expect(makeGuesser(places)(address)).toBe(path);
});
