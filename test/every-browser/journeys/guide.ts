import { defaultFacts } from "#app/copy/facts.ts";
import { thankYouWineryCopy } from "#app/copy/pages/thank-you-winery.ts";
import { paths } from "#app/paths.ts";
import type { Journey } from "./journey.ts";

const { figure } = thankYouWineryCopy(defaultFacts);

/** Requests a guide in the form's frame, and reads the thanks and the file. */
export const guide: Journey = async ({ visitor, mark }) => {
  await visitor.open(paths.wineryPlaybook());
  await visitor.picture("guide");
  await visitor.enter("iframe");
  await visitor.fitsFrame();
  await visitor.fill("Your name", "Marguerite");
  await visitor.fill("Email", `${mark}@cellar.example`);
  await visitor.takesASecond();
  await visitor.pressFirst("button[type=submit]");
  await visitor.leave();
  await visitor.arrives(paths.thankYouWinery(), figure.title);
  await visitor.picture("thank-you");
  const link = await visitor.linkOf(figure.button);
  const answer = await fetch(link as string);
  const type = answer.headers.get("Content-Type");
  if (answer.status !== 200 || type !== "application/pdf") throw new Error(`${link} is ${answer.status}, ${type}`);
};
