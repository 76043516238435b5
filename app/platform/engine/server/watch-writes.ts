import type { DatabaseConnection, Driver } from "kysely";
import { isStorageTrouble } from "./storage-trouble.ts";

const writing = new Set<string>(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

/** Whether the database refused the last write: a full disk, a read-only file. */
export type WriteWatch = { isRefused: () => boolean };

/** Watches all that passes through a driver. Writes of a transaction count once it is committed. */
export function watchWrites(driver: Driver): WriteWatch {
  let isRefused = false;
  /** Connections within a transaction, and whether it has written. */
  const open = new Map<DatabaseConnection, boolean>();
  const watched = new WeakSet<DatabaseConnection>();

  async function refusing<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (isStorageTrouble(error)) isRefused = true;
      throw error;
    }
  }

  function watch(connection: DatabaseConnection) {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(...asked: Parameters<typeof execute>) => {
      const { kind } = asked[0].query;
      if (kind === "SelectQueryNode") return execute<Row>(...asked);
      const result = await refusing(execute<Row>(...asked));
      const hasChanged = result.rows.length > 0 || Number(result.numAffectedRows ?? 0) > 0;
      if (hasChanged && writing.has(kind)) noteWrite(connection);
      return result;
    };
  }

  function noteWrite(connection: DatabaseConnection) {
    if (open.has(connection)) open.set(connection, true);
    else isRefused = false;
  }

  const { acquireConnection, beginTransaction, commitTransaction, rollbackTransaction } = driver;
  driver.acquireConnection = async (options) => {
    const connection = await acquireConnection.call(driver, options);
    if (!watched.has(connection)) watch(connection);
    watched.add(connection);
    return connection;
  };
  driver.beginTransaction = async (connection, settings) => {
    await refusing(beginTransaction.call(driver, connection, settings));
    open.set(connection, false);
  };
  driver.commitTransaction = async (connection) => {
    const hasWritten = open.get(connection);
    open.delete(connection);
    await refusing(commitTransaction.call(driver, connection));
    if (hasWritten) isRefused = false;
  };
  driver.rollbackTransaction = async (connection) => {
    open.delete(connection);
    await rollbackTransaction.call(driver, connection);
  };
  return { isRefused: () => isRefused };
}
