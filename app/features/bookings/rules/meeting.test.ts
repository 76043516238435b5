import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { bookConsultationCopy } from "../words/book-consultation.ts";
import { conferenceOf, meetingsOf, placeOfSession } from "./meeting.ts";

const videoAddress = "https://meet.example/alder-{booking}";
const factsOf = (offered: string, address = videoAddress) => ({ meeting: { offered, videoAddress: address } });
const session = { id: "V1St-GXR8_Z5", meeting: "", phone: "" };

test.each([
  ["", videoAddress, []],
  ["phone", "", ["phone"]],
  ["video phone", videoAddress, ["video", "phone"]],
  ["video phone", "", ["phone"]],
  ["video", "", []],
])("with %j and the address %j, visitors choose from %j", (offered, address, meetings) => {
  expect(meetingsOf(factsOf(offered, address))).toEqual(meetings);
});

test("a kind with a place of its own leaves no choice", () => {
  const kind = { id: "a", slug: "a", name: "A", about: "", questions: [], isHidden: false };
  const of = (place: string) => ({ ...factsOf("phone"), kind: { ...kind, place, times: { ...defaultFacts.booking } } });
  expect(meetingsOf(of("By phone"))).toEqual([]);
  expect(placeOfSession({ ...session, meeting: "phone", phone: "1" }, of("12 Vine Street"))).toEqual({
    words: "12 Vine Street",
  });
  expect(placeOfSession(session, of("https://room.example/"))).toEqual({ room: "https://room.example/" });
});

test("a session has the number that was given, or a room of its own; earlier ones are left open", () => {
  const place = (meeting: string, facts = factsOf("phone video")) =>
    placeOfSession({ ...session, meeting, phone: "+1 555 0100" }, facts);
  expect([place("phone"), place("video"), place(""), place("video", factsOf("phone", ""))]).toEqual([
    ...[{ phone: "+1 555 0100" }, { room: "https://meet.example/alder-V1St-GXR8_Z5" }, {}, {}],
  ]);
});

test.each([
  ["", "by video or phone"],
  ["phone", "by phone"],
  ["video", "by video"],
  ["phone video", "by video or phone"],
])("with %j the page says %s", (offered, words) => {
  expect(bookConsultationCopy({ ...defaultFacts, ...factsOf(offered) }).expect.lead).toContain(`session, ${words}.`);
});

test("calendar programs open the room; only ours calls the number", () => {
  expect(conferenceOf({ room: "https://meet.example/a b" }, false)?.uri).toBe("https://meet.example/a%20b");
  expect(conferenceOf({ phone: "+1 (555) 0100" }, true)).toEqual({ features: "PHONE", uri: "tel:+15550100" });
  for (const place of [{ phone: "+1 555 0100" }, {}, { room: "no address" }])
    expect(conferenceOf(place, false)).toBe(undefined);
});
