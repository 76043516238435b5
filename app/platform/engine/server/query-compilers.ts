import { PostgresQueryCompiler, SqliteQueryCompiler } from "kysely";

/** PostgreSQL cannot store NUL and refuses the whole write. So it is removed from all parameters, on both engines. */
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
