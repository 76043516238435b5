import type { ReactNode } from "react";
import { Page, Text, View } from "./primitives.ts";
import { colours } from "./sheet.ts";
import { places, rules, type } from "./styles.ts";

type Props = {
  /** The running head, printed beside the page number. */
  running: string;
  pageNumber: number;
  /** The PDF bookmark; only the first page of a chapter has one. */
  bookmark?: string;
  isWorksheet?: boolean;
  children: ReactNode;
};

export function TextPage({ running, pageNumber, bookmark, isWorksheet, children }: Props) {
  const backgroundColor = isWorksheet ? colours.paper : colours.white;
  const mark = bookmark ? { bookmark: { title: bookmark, fit: true as const } } : {};
  return (
    <Page size="LETTER" look={[places.page, { backgroundColor }]} {...mark}>
      <View look={[places.runningHead, rules.hairBelow]}>
        <Text look={type.running}>{running}</Text>
        <Text look={[type.running, { color: colours.ink }]}>{pageNumber}</Text>
      </View>
      {children}
    </Page>
  );
}
