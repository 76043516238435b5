import type { GuidePlan, PlanWeek } from "../../words/guides/guide-copy.ts";
import { Drawing } from "./drawing.tsx";
import { Page, Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, fonts, sheet } from "./sheet.ts";
import { places, rules, type } from "./styles.ts";

/** This page has no margin for notes, because three months are side by side. */
const edge = 54;
const width = sheet.width - 2 * edge;

function Week({ label, week }: { label: string; week: PlanWeek }) {
  return (
    <View look={{ flexGrow: 1, flexBasis: 0, paddingTop: 7, minHeight: 84 }}>
      <Text look={[type.metalLabel, { marginBottom: 2 }]}>{label}</Text>
      <RichText text={week.title} look={[type.text, { fontSize: 11, lineHeight: 1.28 }]} />
      <RichText text={week.text} look={[type.small, { fontSize: 8.9, lineHeight: 1.34, color: colours.quiet }]} />
      <View look={[rules.hairBelow, { flexGrow: 1, minHeight: 18 }]} />
      <View look={[rules.hairBelow, { height: 21, marginBottom: 8 }]} />
    </View>
  );
}

const monthLook = {
  fontFamily: fonts.display,
  fontWeight: 300,
  fontStyle: "italic",
  fontSize: 19,
  lineHeight: 1.1,
  color: colours.ink,
} as const;

type Props = { plan: GuidePlan; anchor: string; ridge: string; pageNumber: number };

export function PlanPage({ plan, anchor, ridge, pageNumber }: Props) {
  const weeksBefore = (month: number) => plan.months.slice(0, month).reduce((sum, { weeks }) => sum + weeks.length, 0);
  return (
    <Page
      size="LETTER"
      look={[places.page, { paddingLeft: edge, paddingRight: edge, paddingTop: 76, backgroundColor: colours.white }]}
      bookmark={{ title: plan.title, fit: true }}
    >
      <View look={[places.runningHead, rules.hairBelow, { left: edge, width }]}>
        <Text look={type.running}>{plan.title}</Text>
        <Text look={[type.running, { color: colours.ink }]}>{pageNumber}</Text>
      </View>
      <View id={anchor}>
        <RichText text={plan.title} look={[type.headline, { fontSize: 34 }]} />
        <RichText text={plan.lead} look={[type.lead, { fontSize: 12, marginTop: 6, width: 400 }]} />
      </View>
      <Drawing
        svg={ridge}
        stretches
        look={{ width: sheet.width, height: 74, marginLeft: -edge, marginTop: -8, marginBottom: 0 }}
      />
      <View look={[rules.ink, { flexDirection: "row", columnGap: 20, flexGrow: 1 }]}>
        {plan.months.map(({ title, weeks }, month) => (
          <View key={title} look={{ flexGrow: 1, flexBasis: 0 }}>
            <Text look={[monthLook, rules.hairBelow, { paddingTop: 9, paddingBottom: 7 }]}>{title}</Text>
            {weeks.map((week, place) => (
              <Week key={week.title} label={`${plan.weekLabel} ${weeksBefore(month) + place + 1}`} week={week} />
            ))}
          </View>
        ))}
      </View>
      <RichText text={plan.foot} look={[type.note, { fontSize: 10, marginTop: 4 }]} />
    </Page>
  );
}
