import { bookConsultationCopy } from "#app/copy/book-consultation.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "#app/sections/closing.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/book-consultation";
import { Booking } from "./booking.tsx";
import { Expect } from "./expect.tsx";
import { Opening } from "./opening.tsx";
import { Voice } from "./voice.tsx";
import { WhyUs } from "./why-us.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...bookConsultationCopy(ground.facts).meta, path: paths.bookConsultation() });
};

export default function BookConsultationPage() {
  const copy = bookConsultationCopy(useFacts());
  const { title, text, button } = copy.notSure;
  return (
    <>
      <Opening {...copy.hero} />
      <Expect {...copy.expect} />
      <Voice {...copy.testimonial} />
      <Booking {...copy.booking} />
      <WhyUs {...copy.why} />
      <Closing title={title} lead={text} action={button} href={paths.visibilityQuiz()} />
    </>
  );
}
