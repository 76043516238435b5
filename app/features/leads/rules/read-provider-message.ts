import { z } from "zod/mini";

/** A message of a hosted form or calendar, whichever the provider. */
export type ProviderMessage =
  | { kind: "alive"; wantsSizes: boolean }
  | { kind: "submitted"; submission?: string; contact?: string }
  | { kind: "booked" }
  | { kind: "height"; heightPx: number }
  | { kind: "wants query"; frameName: string }
  | { kind: "wants contact" }
  | { kind: "wants attribution" };

/** The limit of a contact as JSON, or of a name. */
const maxTextCharacters = 4000;
const maxPx = 6000;
const minPx = 120;

const height = (value: number): ProviderMessage => ({
  kind: "height",
  heightPx: Math.ceil(Math.min(maxPx, Math.max(minPx, value))),
});
const text = z.string().check(z.maxLength(maxTextCharacters));
const size = z.coerce.number().check(z.gt(0), z.lt(100_000));
const shape = <Shape extends z.ZodMiniType>(schema: Shape, read: (value: z.infer<Shape>) => ProviderMessage) =>
  z.pipe(schema, z.transform(read));

/** The shapes of providers (LeadConnector, Calendly, Cal.com) and of our own form. */
const message = z.union([
  shape(z.object({ type: z.literal("form:submit") }), () => ({ kind: "submitted" })),
  shape(z.object({ type: z.literal("form:attribution") }), () => ({ kind: "wants attribution" })),
  shape(
    z.tuple([z.literal("set-sticky-contacts"), z.literal("_ud"), text, z.string(), z.uuid()], z.unknown()),
    ([, , contact, , submission]) => ({ kind: "submitted", submission, contact }),
  ),
  shape(z.tuple([z.literal("highlevel.setHeight"), z.object({ height: size })], z.unknown()), ([, told]) =>
    height(told.height),
  ),
  shape(z.tuple([z.literal("fetch-query-params"), text], z.unknown()), ([, frameName]) => ({
    kind: "wants query",
    frameName,
  })),
  shape(z.tuple([z.literal("fetch-sticky-contacts")], z.unknown()), () => ({ kind: "wants contact" })),
  shape(z.tuple([z.literal("iframeLoaded")], z.unknown()), () => ({ kind: "alive", wantsSizes: true })),
  shape(z.tuple([z.literal("msgsndr-booking-complete")], z.unknown()), () => ({ kind: "booked" })),
  shape(z.object({ event: z.literal("calendly.event_scheduled") }), () => ({ kind: "booked" })),
  shape(z.object({ event: z.literal("calendly.page_height"), payload: z.object({ height: text }) }), ({ payload }) =>
    height(Number.parseInt(payload.height, 10) || 0),
  ),
  shape(z.object({ originator: z.literal("CAL"), type: z.string().check(z.startsWith("bookingSuccessful")) }), () => ({
    kind: "booked",
  })),
  shape(z.literal("[iFrameResizerChild]Ready"), () => ({ kind: "alive", wantsSizes: true })),
  shape(z.string().check(z.regex(/^\[iFrameSizer\][\w-]{0,80}:\d{1,5}(?:\.\d+)?:/)), (line) =>
    height(Number(line.split(":")[1])),
  ),
]);

/** Undefined for unknown messages. The caller checks who sent it. */
export function readProviderMessage(data: unknown): ProviderMessage | undefined {
  return message.safeParse(data).data;
}
