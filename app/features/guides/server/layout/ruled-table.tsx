import { MarginNote } from "./margin-note.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { rules, type } from "./styles.ts";

type Column = { title: string; share: number };

const cell = (share: number, place: number) => ({
  flexGrow: share,
  flexShrink: 1,
  flexBasis: 0,
  paddingLeft: place > 0 ? 12 : 0,
});

function Head({ columns }: { columns: Column[] }) {
  return (
    <View look={{ flexDirection: "row", alignItems: "flex-end", paddingBottom: 5 }}>
      {columns.map(({ title, share }, place) => (
        <Text key={title} look={[type.label, cell(share, place)]}>
          {title}
        </Text>
      ))}
    </View>
  );
}

export function RuledTable({ columns, rows, note }: { columns: Column[]; rows: string[][]; note?: string }) {
  return (
    <View look={{ marginTop: 11, marginBottom: 12 }}>
      <MarginNote text={note} />
      <Head columns={columns} />
      <View look={[rules.ink, rules.hairBelow]}>
        {rows.map((row, index) => (
          <View
            key={row[0]}
            look={[index > 0 ? rules.hair : {}, { flexDirection: "row", paddingTop: 5.5, paddingBottom: 4 }]}
            wrap={false}
          >
            {columns.map(({ title, share }, place) => (
              <RichText key={title} text={row[place] ?? ""} look={[type.small, cell(share, place)]} />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

type LedgerProps = { title?: string; columns: Column[]; rows: number; firsts?: string[] };

/** A table to write in. Its rows share the rest of the page. */
export function Ledger({ title, columns, rows, firsts = [] }: LedgerProps) {
  return (
    <View look={{ marginTop: title ? 19 : 14, flexGrow: rows }}>
      {title ? <RichText text={title} look={[type.heading, { marginBottom: 9 }]} /> : null}
      <Head columns={columns} />
      <View look={[rules.ink, rules.hairBelow, { flexGrow: 1 }]}>
        {Array.from({ length: rows }, (_, index) => firsts[index] ?? `${index}`).map((first, index) => (
          <View
            key={first}
            look={[
              index > 0 ? rules.hair : {},
              { flexGrow: 1, minHeight: 22, flexDirection: "row", alignItems: "center" },
            ]}
          >
            <RichText text={firsts[index] ?? " "} look={type.small} />
          </View>
        ))}
      </View>
    </View>
  );
}
