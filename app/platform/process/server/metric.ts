/** A measured value, as Prometheus reads it. */
export type Metric = {
  name: string;
  help: string;
  type: "gauge" | "counter" | "histogram";
  rows: readonly { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];
};

/** A metric with one value; none while it is unknown. */
export const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  help,
  type: "gauge",
  rows: value === undefined ? [] : [{ value }],
});

/** The seconds since a moment. */
export const ageSeconds = (
  name: string,
  help: string,
  sinceMs: number | "" | null | undefined,
  nowMs: number,
): Metric => gauge(name, help, typeof sinceMs !== "number" ? undefined : (nowMs - sinceMs) / 1000);

const escapeLabel = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

const labelsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(value)}"`)
    .join(",");

/** Prometheus' text exposition format, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, rows }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...rows.map(
      ({ suffix = "", labels, value }) => `${name}${suffix}${labels ? `{${labelsOf(labels)}}` : ""} ${value}`,
    ),
  ]);
  return `${lines.join("\n")}\n`;
}
