import { redirect } from "react-router";
import type { Facts } from "#facts/facts.ts";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { isPromised } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { FounderCard } from "#features/company/pages/proof/founder-card.tsx";
import { Testimonials } from "#features/company/pages/proof/testimonials.tsx";
import { useProof } from "#features/company/pages/proof/use-proof.ts";
import { proofCopy } from "#features/company/words/proof.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { Invitation } from "#platform/sections/invitation.tsx";
import { fill } from "#platform/text/fill.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import { factsOfKind, shownKinds } from "../../rules/facts-of-kind.ts";
import { type BookingCopy, bookConsultationCopy } from "../../words/book-consultation.ts";
import { carryConversation } from "../sections/carry-conversation.ts";
import { bookingHandle, receiveBookingForm } from "../sections/receive-booking-form.ts";
import { Specimen } from "../specimen.tsx";
import type { Route } from "./+types/book-consultation";
import { Booking } from "./booking.tsx";
import "#platform/sections/opening.css";
import "./voice.css";
import "./expect.css";
import "./kinds.css";
import "./opening.css";
import "./why-us.css";

export const handle = {
  ...bookingHandle,
  showsProof: true,
  queryAllowList: ["kind"],
  uncacheableParams: ["from-dash"],
};

/** The kind in the address. Unknown and hidden ones are the ordinary session, and so is any of a provider. */
function findKind(request: Request, { bookings, publicSettings }: Services) {
  const slug = new URL(request.url).searchParams.get("kind") ?? "";
  return publicSettings.embedOrigin === undefined ? bookings.kinds.find(slug) : undefined;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const kind = findKind(request, servicesOf(context));
  if (kind && !isPromised(kind.id)) throw redirect(kindPath(kind.slug));
  return { kindId: kind?.id ?? "" };
}

/** Accepts the built-in calendar's form; problems are shown on this page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const sent = await readFields(request);
  if (new URL(request.url).searchParams.has("from-dash")) return carryConversation(sent, services);
  const kindId = findKind(request, services)?.id ?? "";
  return receiveBookingForm({ kindId, sent, headers: request.headers, network: networkOf(context) }, services);
};

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const pageContext = pageContextOf(matches);
  const { kind, copy } = copyOfKind(pageContext.facts, loaderData?.kindId ?? "");
  return pageMeta(pageContext, { ...copy.meta, ...(kind && { title: kind.name }), path: paths.bookConsultation() });
};

/** The page's words for a kind, with its length in place of the consultation's. */
function copyOfKind(facts: Facts, kindId: string) {
  const { kind } = factsOfKind(facts, kindId);
  if (!kind) return { copy: bookConsultationCopy(facts) };
  const { lengthMinutes } = kind.times;
  const copy = bookConsultationCopy({
    ...facts,
    sessionMinutes: { ...facts.sessionMinutes, consultation: lengthMinutes },
  });
  const lead = fill(copy.promised.lead, { name: kind.name, minutes: lengthMinutes, about: kind.about });
  return { kind, copy: { ...copy, hero: { ...copy.hero, lead } } };
}

export default function BookConsultationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, copy } = copyOfKind(useFacts(), loaderData.kindId);
  const { title, text, button } = copy.notSure;
  const { testimonials } = useProof();
  return (
    <>
      <Opening {...copy.hero} />
      <Expect {...copy.expect} />
      <Specimen />
      {testimonials.length > 0 ? <Testimonials of={testimonials.slice(0, 3)} /> : <Voice {...copy.testimonial} />}
      <Booking {...copy.booking} kind={kind} wrong={actionData} />
      <Kinds {...copy.kinds} />
      <WhyUs {...copy.why} />
      <Invitation title={title} text={text} action={button} href={paths.visibilityQuiz()} />
    </>
  );
}

function Voice({ quote, name, role }: BookingCopy["testimonial"]) {
  return (
    <section className="voice surface-paper grid">
      <blockquote>{quote}</blockquote>
      <p>
        <b>{name}</b> {role}
      </p>
    </section>
  );
}

function Opening({ title, turn, lead, button }: BookingCopy["hero"]) {
  return (
    <section className="opening book-open surface-ink grid">
      <img className="opening__field" src="/marks/field-ox.svg" alt="" width="1600" height="760" />
      <h1>
        {title} <em>{turn}</em>
      </h1>
      <p className="lead">{lead}</p>
      <ButtonLink href="#booking">{button}</ButtonLink>
    </section>
  );
}

function WhyUs({ title, items }: BookingCopy["why"]) {
  return (
    <section className="why section surface-paper grid" aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kinds of session besides the consultation; nothing without any. */
function Kinds({ title, lead, minutes, choose }: BookingCopy["kinds"]) {
  const kinds = shownKinds(useFacts());
  if (kinds.length === 0) return null;
  return (
    <section className="kinds section surface-paper grid" aria-labelledby="kinds">
      <h2 id="kinds">{title}</h2>
      <p className="quiet">{lead}</p>
      <ul>
        {kinds.map(({ slug, name, about, times }) => (
          <li key={slug}>
            <p className="kinds__length">{fill(minutes, { minutes: times.lengthMinutes })}</p>
            <h3>{name}</h3>
            <p className="quiet">{about}</p>
            <GoLink href={kindPath(slug)}>
              {choose}
              <span className="vh">: {name}</span>
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Expect({ title, lead, items }: BookingCopy["expect"]) {
  const { founder } = useProof();
  const { talk } = proofCopy(useFacts()).founder;
  return (
    <section className="expect surface-paper grid" aria-labelledby="expect">
      <div className="expect__say">
        <h2 id="expect">{title}</h2>
        <p className="quiet">
          <WholeWords>{lead}</WholeWords>
        </p>
        <FounderCard of={founder} label={talk} />
      </div>
      <ol>
        {items.map((item) => (
          <li key={item.when}>
            <p className="expect__when">{item.when}</p>
            <h3 className="h4">
              <WholeWords>{item.title}</WholeWords>
            </h3>
            <p className="quiet">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
