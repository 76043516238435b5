/** Compares a planned day (`YYYY-MM-DD`) with today. */
export function dueOf(day: string, today: string): "overdue" | "today" | "later" {
  if (day === today) return "today";
  return day < today ? "overdue" : "later";
}
