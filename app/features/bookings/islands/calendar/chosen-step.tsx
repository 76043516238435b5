import { useEffect, useRef, useState } from "react";
import { useLocale } from "#facts/use-words.ts";
import { LinkedText } from "#platform/sections/linked-text.tsx";
import { fill } from "#platform/text/fill.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";
import { dayIn } from "../../rules/slot-words.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import { DetailsPanel } from "./details-panel.tsx";
import { MonthPanel } from "./month-panel.tsx";
import { SummaryPanel } from "./summary-panel.tsx";
import { TimesPanel } from "./times-panel.tsx";
import { type Calendar, useCalendar } from "./use-calendar.ts";
import type { CalendarProps } from "./use-free-slots.ts";
import { type Notice, useSending } from "./use-sending.ts";

type Props = CalendarProps & { ownZone: string; copy: CalendarCopy };

/** Day and hour first, then the visitor's details. */
export function ChosenStep({ ownZone, copy, ...props }: Props) {
  const locale = useLocale();
  const calendar = useCalendar(props, ownZone);
  const [isAsking, setIsAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const sending = useSending(props, calendar, () => setIsAsking(false));
  const { slot, zone } = calendar;
  const back = () => {
    setIsAsking(false);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".slot[aria-pressed=true]")?.focus());
  };
  return (
    <div className="cal-place" ref={root}>
      <p className="vh" role="status">
        {spoken(copy, calendar, locale)}
      </p>
      <NoticeLine notice={sending.notice} copy={copy} />
      <div className="cal">
        <SummaryPanel copy={copy} calendar={calendar} />
        {isAsking && slot !== undefined && !props.isMoving ? (
          <DetailsPanel
            copy={copy}
            when={`${dayIn(zone, slot, locale)}, ${timeIn(zone, slot, locale)}`}
            sending={sending}
            onBack={back}
          />
        ) : (
          <>
            <MonthPanel copy={copy} calendar={calendar} />
            <TimesPanel
              copy={copy}
              calendar={calendar}
              ownerZone={props.facts.booking.timeZone}
              moving={props.isMoving ? sending : undefined}
              onChosen={() => setIsAsking(true)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** A message about what changed meanwhile, announced and focused. */
function NoticeLine({ notice, copy }: { notice: Notice | undefined; copy: CalendarCopy }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) line.current?.focus();
  }, [notice]);
  if (!notice) return null;
  const notices = {
    gone: copy.gone,
    "too many": copy.tooMany,
    "network limit": copy.networkLimit,
    failed: copy.failed,
  };
  return (
    <p className="cal__notice" role="alert" ref={line} tabIndex={-1}>
      <LinkedText>{notices[notice]}</LinkedText>
    </p>
  );
}

function spoken(copy: CalendarCopy, { chosenDate, byDay, isLoading }: Calendar, locale: string): string {
  if (isLoading) return copy.loading;
  if (!chosenDate) return "";
  const count = byDay.get(chosenDate)?.length ?? 0;
  const words = count === 1 ? copy.day.one : copy.day.free;
  return fill(words, { day: dayIn("UTC", clockOfDate(chosenDate), locale), count });
}
