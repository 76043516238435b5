import { PostgresQueryCompiler, SqliteQueryCompiler } from "kysely";

/**
 * PostgreSQL's text holds every character but NUL, and refuses the whole write for one. Nobody means it, so it is left out of
 * all that is stored or looked for, on both engines alike.
 */
const storable = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value);

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown) {
    super.appendValue(storable(value));
  }
}

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown) {
    super.appendValue(storable(value));
  }
}
