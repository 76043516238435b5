import { StyleSheet } from "@react-pdf/renderer";
import { colours, fonts, fullWidth, marginWidth, sheet } from "./sheet.ts";

const serif = { fontFamily: fonts.serif, fontWeight: 400, color: colours.ink } as const;
const display = { fontFamily: fonts.display, fontWeight: 300, color: colours.ink } as const;
const label = { fontFamily: fonts.sans, fontWeight: 600, fontSize: 9, lineHeight: 1.3 } as const;

/** Text styles. Each component decides its own position. */
export const type = StyleSheet.create({
  headline: { ...display, fontSize: 35, lineHeight: 1.03, letterSpacing: -0.7 },
  lead: { ...serif, fontStyle: "italic", fontSize: 13.5, lineHeight: 1.36, color: colours.quiet },
  text: { ...serif, fontSize: 10.3, lineHeight: 1.45 },
  heading: { ...serif, fontSize: 13.6, lineHeight: 1.22 },
  small: { ...serif, fontSize: 9.4, lineHeight: 1.33 },
  note: { ...serif, fontStyle: "italic", fontSize: 9.2, lineHeight: 1.36, color: colours.quiet },
  label: { ...label, color: colours.ink },
  metalLabel: { ...label, color: colours.brassDeep },
  running: { fontFamily: fonts.sans, fontWeight: 500, fontSize: 9, color: colours.quiet },
  numeral: { ...display, fontStyle: "italic", fontSize: 50, lineHeight: 1, color: colours.brassDeep },
});

export const rules = StyleSheet.create({
  ink: { borderTopWidth: 0.75, borderTopColor: colours.ink },
  hair: { borderTopWidth: 0.5, borderTopColor: colours.hair },
  hairBelow: { borderBottomWidth: 0.5, borderBottomColor: colours.hair },
});

export const places = StyleSheet.create({
  page: {
    paddingTop: sheet.top,
    paddingBottom: sheet.bottom,
    paddingLeft: sheet.left,
    paddingRight: sheet.right,
  },
  runningHead: {
    position: "absolute",
    top: 36,
    left: sheet.left,
    width: fullWidth,
    flexDirection: "row",
    justifyContent: "space-between",
    paddingBottom: 5,
  },
  inMargin: { position: "absolute", left: sheet.edge - sheet.left, width: marginWidth },
});
