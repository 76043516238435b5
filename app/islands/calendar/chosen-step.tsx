import { useEffect, useRef, useState } from "react";
import type { CalendarCopy } from "#app/copy/booking.ts";
import { dayIn, timeIn } from "#app/rules/booking/slot-words.ts";
import { fill } from "#app/rules/fill.ts";
import { clockOfDate } from "#app/rules/zoned-time.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import type { CalendarProps } from "./calendar-props.ts";
import { DetailsLeaf } from "./details-leaf.tsx";
import { MonthLeaf } from "./month-leaf.tsx";
import { SummaryLeaf } from "./summary-leaf.tsx";
import { TimesLeaf } from "./times-leaf.tsx";
import { type Calendar, useCalendar } from "./use-calendar.ts";
import { type Notice, useSending } from "./use-sending.ts";

type Props = CalendarProps & { ownZone: string; copy: CalendarCopy };

/** First the day and the hour, then who comes. */
export function ChosenStep({ ownZone, copy, ...props }: Props) {
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
        {spoken(copy, calendar)}
      </p>
      <NoticeLine notice={sending.notice} copy={copy} />
      <div className="cal">
        <SummaryLeaf copy={copy} calendar={calendar} />
        {isAsking && slot !== undefined ? (
          <DetailsLeaf
            copy={copy}
            when={`${dayIn(zone, slot)}, ${timeIn(zone, slot)}`}
            sending={sending}
            onBack={back}
          />
        ) : (
          <>
            <MonthLeaf copy={copy} calendar={calendar} />
            <TimesLeaf
              copy={copy}
              calendar={calendar}
              ownerZone={props.facts.booking.timeZone}
              proceed={props.isMoving ? copy.moveTo : copy.proceed}
              isBusy={sending.isBusy}
              onProceed={props.isMoving ? sending.send : () => setIsAsking(true)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** What has come in between, heard and seen, with the focus on it. */
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

function spoken(copy: CalendarCopy, { chosenDate, byDay, isLoading }: Calendar): string {
  if (isLoading) return copy.loading;
  if (!chosenDate) return "";
  const count = byDay.get(chosenDate)?.length ?? 0;
  const words = count === 1 ? copy.day.one : copy.day.free;
  return fill(words, { day: dayIn("UTC", clockOfDate(chosenDate)), count });
}
