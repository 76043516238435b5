import { expect, test } from "vitest";
import { readProviderMessage } from "./read-provider-message.ts";

const uuid = "3f2b8c1e-9a4d-4c6f-8b1a-2d5e7f9a0b1c";

test.each([
  [{ type: "form:submit", formId: "x" }, { kind: "submitted" }],
  [["set-sticky-contacts", "_ud", '{"email":"a@b.example"}', "loc", uuid], { kind: "submitted", submission: uuid }],
  [["highlevel.setHeight", { height: 812.4, id: "x" }], { kind: "height", heightPx: 813 }],
  ["[iFrameSizer]inline-abc:640:320:mutationObserver", { kind: "height", heightPx: 640 }],
  ["[iFrameSizer]inline-abc:99999:320:init", { kind: "height", heightPx: 6000 }],
  ["[iFrameResizerChild]Ready", { kind: "alive" }],
  [["iframeLoaded"], { kind: "alive" }],
  [["fetch-query-params", "inline-abc", "loc", "abc", "{}"], { kind: "wants query", frameName: "inline-abc" }],
  [["fetch-sticky-contacts", "loc"], { kind: "wants contact" }],
  [["msgsndr-booking-complete", { calendarId: "c" }], { kind: "booked" }],
  [{ event: "calendly.event_scheduled", payload: {} }, { kind: "booked" }],
  [
    { event: "calendly.page_height", payload: { height: "703px" } },
    { kind: "height", heightPx: 703 },
  ],
  [{ originator: "CAL", type: "bookingSuccessfulV2" }, { kind: "booked" }],
])("%j is understood", (data, meant) => {
  expect(readProviderMessage(data)).toMatchObject(meant);
});

test.each([
  null,
  undefined,
  7,
  "form:submit",
  [],
  {},
  { type: "form:submitted" },
  ["set-sticky-contacts", "_ud", "{}", "loc"],
  ["set-sticky-contacts", "_ud", "{}", "loc", "not-an-id"],
  ["set-sticky-contacts", "embedded_iframe_abc", "abc", "loc", uuid],
  ["modify-parent-url", "https://elsewhere.example"],
  ["highlevel.setHeight", { height: "NaN" }],
  "[iFrameSizer]a:b:c",
])("%j says nothing", (data) => {
  expect(readProviderMessage(data)).toBeUndefined();
});
