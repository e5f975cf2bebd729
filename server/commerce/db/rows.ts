import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

/** The type of a table row; write row types as `type`, not `interface`. */
export type Row = Record<string, SQLOutputValue>

/**
 * Positional values for `?`, or named ones for `:name`. Numbers are bound as REAL: if the SQL text divides or
 * concatenates one, it must be cast (columns convert by themselves).
 */
export type Parameters = readonly SQLInputValue[] | Readonly<Record<string, SQLInputValue>>

const isPositional = (parameters: Parameters): parameters is readonly SQLInputValue[] => Array.isArray(parameters)

/** More than the engine has; a text made of values would else keep a statement for each. */
const MOST_STATEMENTS = 1_000

const statementsOf = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Compiling a statement costs more than most queries, so each text is compiled once for a database. */
function prepared(db: DatabaseSync, sql: string): StatementSync {
  const statements = statementsOf.get(db) ?? new Map<string, StatementSync>()
  statementsOf.set(db, statements)
  const known = statements.get(sql)
  if (known) return known
  if (statements.size >= MOST_STATEMENTS) statements.clear()
  const statement = db.prepare(sql)
  statements.set(sql, statement)
  return statement
}

/** All rows of a query. The row type is the caller's statement about the SQL text beside it. */
export function allRows<Shape extends Row>(db: DatabaseSync, sql: string, parameters: Parameters = []): Shape[] {
  const statement = prepared(db, sql)
  const rows = isPositional(parameters) ? statement.all(...parameters) : statement.all(parameters)
  return rows as Shape[]
}

/** The first row, or undefined. */
export function oneRow<Shape extends Row>(
  db: DatabaseSync,
  sql: string,
  parameters: Parameters = [],
): Shape | undefined {
  const statement = prepared(db, sql)
  const row = isPositional(parameters) ? statement.get(...parameters) : statement.get(parameters)
  return row as Shape | undefined
}

/** Runs a statement; answers how many rows changed and the id of an inserted one. */
export function runSql(
  db: DatabaseSync,
  sql: string,
  parameters: Parameters = [],
): { changes: number; lastId: number } {
  const statement = prepared(db, sql)
  const result = isPositional(parameters) ? statement.run(...parameters) : statement.run(parameters)
  return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) }
}

/** A list for `IN (SELECT value FROM json_each(?))`: one SQL text for every length. */
export const jsonList = (values: readonly (number | string)[]): string => JSON.stringify(values)
