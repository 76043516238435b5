import { type BookingCopy, bookConsultationCopy } from "#app/copy/pages/book-consultation.ts";
import "./voice.css";
import { paths } from "#app/paths.ts";
import { carryConversation } from "#app/sections/bookings/carry-conversation.ts";
import { bookingHandle, receiveBookingForm } from "#app/sections/bookings/receive-booking-form.ts";
import { Invitation } from "#app/sections/invitation.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { Specimen } from "#app/sections/specimen.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { networkOf, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/book-consultation";
import { Booking } from "./booking.tsx";
import { Expect } from "./expect.tsx";
import { Kinds } from "./kinds.tsx";
import { Opening } from "./opening.tsx";
import { WhyUs } from "./why-us.tsx";

export const handle = { ...bookingHandle, showsProof: true, uncacheableParams: ["from-dash"] };

/** Accepts the built-in calendar's form; problems are shown on this page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const sent = await readFields(request);
  if (new URL(request.url).searchParams.has("from-dash")) return carryConversation(sent, services);
  return receiveBookingForm({ kindId: "", sent, headers: request.headers, network: networkOf(context) }, services);
};

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...bookConsultationCopy(pageContext.facts).meta, path: paths.bookConsultation() });
};

export default function BookConsultationPage({ actionData }: Route.ComponentProps) {
  const copy = bookConsultationCopy(useFacts());
  const { title, text, button } = copy.notSure;
  const { testimonials } = useProof();
  return (
    <>
      <Opening {...copy.hero} />
      <Expect {...copy.expect} />
      <Specimen />
      {testimonials.length > 0 ? <Testimonials of={testimonials.slice(0, 3)} /> : <Voice {...copy.testimonial} />}
      <Booking {...copy.booking} wrong={actionData} />
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
