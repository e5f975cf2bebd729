import { DatabaseError, Pool, types } from 'pg'
import type { Logger } from 'pino'
import { RecordsAway } from './records.ts'

type PostgresLinkOptions = {
  /** It may contain a password: never log it. */
  readonly url: string
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** Runs before the first statement; repeated until it has succeeded. */
  readonly prepare: (sql: Sql) => Promise<void>
  readonly timeoutMs?: number
}

export type Sql = {
  /** The rows of a statement. The row type is the caller's statement about the SQL text beside it. */
  readonly rows: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
}

/** The connections of a process to PostgreSQL. Everything rejects soon with a {@link RecordsAway} while it is away. */
export type PostgresLink = Sql & {
  readonly transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>
  readonly isReady: () => boolean
  /** Resolves when the database is prepared; rejects with a {@link RecordsAway}, or with the error of `prepare`. */
  readonly prepared: () => Promise<void>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 5_000
const PROBE_EVERY_MS = 5_000

/** Statements of withdrawal and choices about cookies are rare, and each takes a few milliseconds. */
const MOST_CONNECTIONS = 4

/** `int8`, which the client gives as text: ids and milliseconds are exact as numbers. */
const INT8 = 20

/** The states in which the server itself, and not the statement, is at fault. */
const AWAY = /^(?:08|53|57|58|XX)/

/** Errors of the connection have no class of PostgreSQL. */
const isAway = (error: unknown): boolean => !(error instanceof DatabaseError) || AWAY.test(error.code ?? 'XX')

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'

/** Connects when a statement needs it, and again whenever a connection breaks. */
export function openPostgres({ url, log, prepare, timeoutMs = TIMEOUT_MS }: PostgresLinkOptions): PostgresLink {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'vetrina',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 && format !== 'binary' ? Number : types.getTypeParser(id, format),
    },
  })
  let state: 'unknown' | 'away' | 'there' = 'unknown'
  let isPrepared = false
  let preparing: Promise<void> | null = null

  const leave = (error: unknown) => {
    if (state !== 'away') log.error({ code: codeOf(error) }, 'PostgreSQL is away: statements and choices are refused')
    state = 'away'
  }
  const arrive = () => {
    if (state === 'away') log.warn('PostgreSQL has returned')
    state = 'there'
  }
  // An idle connection that breaks; the next statement opens another one.
  pool.on('error', leave)

  /** The database's own errors may contain personal data: only their codes are passed on. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await question()
      arrive()
      return answer
    } catch (error) {
      if (isAway(error)) leave(error)
      throw new RecordsAway(codeOf(error))
    }
  }

  async function withClient<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await ask(() => pool.connect())
    // Without a listener, a connection that breaks between two statements would end the process.
    client.on('error', leave)
    let hasFailed = true
    try {
      const result = await work({
        rows: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
          (await ask(() => client.query<Row>(text, [...values]))).rows,
      })
      hasFailed = false
      return result
    } finally {
      client.off('error', leave)
      // One whose statement failed is closed: it may still be busy, and its transaction ends with it.
      client.release(hasFailed)
    }
  }

  const inTransaction = <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    withClient(async (sql) => {
      await sql.rows('BEGIN')
      const result = await work(sql)
      await sql.rows('COMMIT')
      return result
    })

  function prepared(): Promise<void> {
    if (isPrepared) return Promise.resolve()
    preparing ??= inTransaction(prepare)
      .then(() => {
        isPrepared = true
      })
      .finally(() => {
        preparing = null
      })
    return preparing
  }

  let isReported = false
  async function probe(): Promise<void> {
    try {
      if (isPrepared) await withClient((sql) => sql.rows('SELECT 1'))
      else await prepared()
    } catch (error) {
      // Its absence is reported already.
      if (error instanceof RecordsAway || isReported) return
      isReported = true
      log.error({ err: error }, 'PostgreSQL cannot be used')
    }
  }
  const probing = setInterval(() => void probe(), PROBE_EVERY_MS).unref()

  return {
    rows: async (text, values) => {
      await prepared()
      return withClient((sql) => sql.rows(text, values))
    },
    transaction: async (work) => {
      await prepared()
      return inTransaction(work)
    },
    isReady: () => isPrepared && state === 'there',
    prepared,
    close: async () => {
      clearInterval(probing)
      await pool.end()
    },
  }
}
