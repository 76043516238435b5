import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
} from "kysely";
import { GroupCommit } from "./group-commit.ts";
import { SqliteCompiler } from "./query-compilers.ts";

const maxCachedStatements = 500;

/** One handle on the file, with cached statements. */
class Handle {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: 2000 });
    this.#database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  }

  exec(sql: string) {
    this.#database.exec(sql);
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#statement(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close() {
    this.#database.close();
  }

  #statement(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= maxCachedStatements) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Reads have a handle of their own and never wait; writes go through {@link GroupCommit}. */
class Connection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #groups: GroupCommit;
  #inTransaction = false;

  constructor(reader: Handle, writer: Handle, groups: GroupCommit) {
    this.#reader = reader;
    this.#writer = writer;
    this.#groups = groups;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#writer.run(query);
    if (SelectQueryNode.is(query.query)) return this.#reader.run(query);
    await this.begin();
    try {
      const result = this.#writer.run<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      if (this.#inTransaction) await this.rollback();
      throw error;
    }
  }

  async begin() {
    await this.#groups.enter();
    this.#inTransaction = true;
  }

  async commit() {
    this.#inTransaction = false;
    await this.#groups.leave("keep");
  }

  async rollback() {
    this.#inTransaction = false;
    await this.#groups.leave("undo");
  }

  // biome-ignore lint/correctness/useYield: every result of this size fits in memory
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not used on SQLite");
  }
}

class SqliteDriver implements Driver {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #groups: GroupCommit;

  constructor(path: string) {
    this.#writer = new Handle(path);
    this.#reader = new Handle(path);
    this.#groups = new GroupCommit((sql) => this.#writer.exec(sql));
  }

  async init() {}
  async acquireConnection() {
    return new Connection(this.#reader, this.#writer, this.#groups);
  }
  async beginTransaction(connection: Connection) {
    await connection.begin();
  }
  async commitTransaction(connection: Connection) {
    await connection.commit();
  }
  async rollbackTransaction(connection: Connection) {
    await connection.rollback();
  }
  async releaseConnection() {}
  async destroy() {
    this.#reader.close();
    this.#writer.close();
  }
}

/** Kysely's SQLite dialect over node:sqlite: reads beside writes, group commit. */
export const sqliteDialect = (path: string) => {
  const driver = new SqliteDriver(path);
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: ConstructorParameters<typeof SqliteIntrospector>[0]) => new SqliteIntrospector(db),
  };
};
