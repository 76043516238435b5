import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { SettingError, type Settings } from "#platform/settings/server/settings.ts";
import { PostgresCompiler } from "./query-compilers.ts";
import type { Db, Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite-driver.ts";
import { type WriteWatch, watchWrites } from "./watch-writes.ts";

export type Engine = "sqlite" | "postgres";

export type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

export type OpenedDatabase = { db: Db; engine: Engine; writes: WriteWatch };

const int8 = 20;

/**
 * Opens the database of the settings and tests it. Throws a {@link SettingError} if the folder, file or server cannot
 * be used.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  makeDataFolder(settings.dataDir);
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
}

function makeDataFolder(folder: string) {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError(
      "DATA_DIR",
      `${folder} cannot be written (${codeOf(error)})`,
      "give a folder this user can write",
    );
  }
}

/** Step by step: on systems that deny an existing parent, Node's recursive mode never ends. */
function makeFolder(folder: string, isParentMade = false) {
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST" && statSync(folder).isDirectory()) return;
    if (code !== "ENOENT" || isParentMade) throw error;
    makeFolder(dirname(folder));
    makeFolder(folder, true);
  }
}

async function openSqlite(folder: string) {
  const file = join(folder, "site.sqlite");
  try {
    return { ...(await ask(sqliteDialect(file))), engine: "sqlite" as const };
  } catch (error) {
    throw new SettingError(
      "DATA_DIR",
      `${file} cannot be used as a database (${reasonOf(error)})`,
      "let this user own the file, restore a backup there, or move it away to start empty",
    );
  }
}

class SitePostgresDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PostgresCompiler();
  }
}

async function openPostgres(address: string) {
  // Loaded only for PostgreSQL.
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({ connectionString: address, max: 12, connectionTimeoutMillis: 5000 });
  // A broken connection fails its query and is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    return { ...(await ask(new SitePostgresDialect({ pool }))), engine: "postgres" as const };
  } catch (error) {
    throw new SettingError(
      "DATABASE_URL",
      `the database cannot be reached (${reasonOf(error)})`,
      "check the address, or leave it out to use SQLite",
    );
  }
}

async function ask(dialect: Dialect) {
  const driver = dialect.createDriver();
  const writes = watchWrites(driver);
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (each) => dialect.createIntrospector(each),
    },
  });
  await sql`select 1`.execute(db);
  return { db, writes };
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "unknown";
const reasonOf = (error: unknown) => (error instanceof Error && error.message ? error.message : codeOf(error));
