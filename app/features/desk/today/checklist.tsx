import { deskPaths } from "#facts/desk-paths.ts";
import { SayStep } from "#features/business/desk/say-step.tsx";
import { stepHrefs } from "#features/business/desk/step-hrefs.ts";
import { type ChecklistStep, nextStep } from "#features/business/rules/checklist.ts";
import { checklistCopy as copy } from "#features/business/words/checklist.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { Route } from "./+types/today";
import "./checklist.css";

type Shown = NonNullable<Route.ComponentProps["loaderData"]["checklist"]>;

/** Lists the steps from a new site to a live one. The requested step is open, else the first one left. */
export function Checklist({ checklist, asked }: { checklist: Shown; asked: string | null }) {
  const { list } = checklist;
  const next = nextStep(list);
  const opened = list.find(({ step }) => step === asked)?.step ?? next;
  return (
    <section className="checklist" aria-labelledby="checklist">
      <div className="desk__h">
        <h2 id="checklist">{copy.title}</h2>
        <p className="quiet">{copy.progress(list.filter(({ isDone }) => isDone).length, list.length)}</p>
      </div>
      <ol>
        {list.map(({ step, isDone }) => (
          <li key={step}>
            <details open={step === opened}>
              <summary>
                <span className={isDone ? "st st--ok" : "st st--wait"}>
                  <span className="vh">{isDone ? copy.done : copy.open}: </span>
                  {copy.steps[step].title}
                </span>
              </summary>
              <Step step={step} isDone={isDone} checklist={checklist} />
            </details>
          </li>
        ))}
      </ol>
      <form method="post" action={deskPaths.checklist()} className="checklist__hide">
        <button className="textbtn" type="submit" name="say" value="hide">
          {copy.hide}
        </button>
        <span className="quiet">{copy.hideNote}</span>
      </form>
    </section>
  );
}

type StepProps = { step: ChecklistStep; isDone: boolean; checklist: Shown };

function Step({ step, isDone, checklist }: StepProps) {
  const { text, links = [], button } = copy.steps[step];
  return (
    <div className="checklist__step">
      <p>{text}</p>
      {step === "testLead" ? (
        <TestLead checklist={checklist} isDone={isDone} />
      ) : (
        <div className="checklist__ways">
          {stepHrefs[step]?.map((href, place) => (
            <GoLink key={href} href={href}>
              {links[place]}
            </GoLink>
          ))}
          {button && !isDone && <SayStep say={step} words={button} isSecond />}
        </div>
      )}
    </div>
  );
}

function TestLead({ checklist: { testLead, testedAt, hasMail }, isDone }: Omit<StepProps, "step">) {
  const { moment, nowMs } = useBusinessTime();
  const { button = "", links } = copy.steps.testLead;
  const minutes = Math.floor((nowMs - testedAt) / 60_000);
  const when = minutes < 60 ? copy.minutesAgo(minutes) : moment(testedAt);
  if (!hasMail) return <p className="quiet">{copy.noMail}</p>;
  return (
    <>
      {testLead !== "none" && <p role="status">{copy.testLead[testLead](when)}</p>}
      <div className="checklist__ways">
        {testLead === "left" && !isDone && <SayStep say="arrived" words={copy.arrived} />}
        <SayStep say="test" words={button} isSecond={testLead !== "none"} />
        {testLead !== "none" && <GoLink href={deskPaths.deliveries(lists[testLead])}>{links?.[0]}</GoLink>}
      </div>
    </>
  );
}

const lists = { "on its way": "waiting", left: "delivered", failing: "failing" };
