import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { NewerDatabase } from '#server/commerce/db/migrate.ts'
import type { Config } from '#server/config.ts'
import { newerProblem } from '#server/refuseNewer.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { type Records, RecordsAway } from './records.ts'
import { openSqliteRecords } from './sqliteRecords.ts'

type Log = Pick<Logger, 'error' | 'warn' | 'info'>

type RecordsOptions = {
  readonly log: Log
  /** One process of a host moves the records of its files to the shared database. */
  readonly isFirst: boolean
}

type RecordsConfig = Pick<Config, 'dataDirectory' | 'databaseUrl'>

/** PostgreSQL's codes of faults that the owner of the shop can correct. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL does not accept this user',
  '28P01': 'PostgreSQL does not accept this user and password',
  '3D000': 'PostgreSQL has no database of this name',
  '3F000': 'PostgreSQL has no schema for the tables of the shop',
  '42501': 'this user may not create the tables of the shop in PostgreSQL',
}

/**
 * Opens the records: those of `DATABASE_URL`, or files in the data folder. Throws a {@link StartupFailure} for
 * everything that the owner of the shop can fix; a PostgreSQL that is away is waited for in the background.
 */
export async function openRecords(
  { databaseUrl, dataDirectory }: RecordsConfig,
  { log, isFirst }: RecordsOptions,
): Promise<Records> {
  if (databaseUrl !== null) return openShared(databaseUrl, { log, movedFrom: isFirst ? dataDirectory : null })
  return openSqliteRecords({
    ...filesIn(dataDirectory),
    onMigrated: (path, ids) => reportMigrations(log, path, ids),
  })
}

/** The files of a host without a shared database. */
export const filesIn = (dataDirectory: string) => ({
  withdrawalsPath: join(dataDirectory, 'withdrawals.sqlite'),
  consentsPath: join(dataDirectory, 'consents.sqlite'),
})

function reportMigrations(log: Pick<Logger, 'info'>, database: string, migrations: readonly string[]): void {
  if (migrations.length > 0) log.info({ database, migrations }, 'A database was brought up to date')
}

type SharedOptions = {
  readonly log: Log
  /** Null moves nothing. */
  readonly movedFrom: string | null
}

/** Imported only on demand: a single host needs no PostgreSQL. */
async function openShared(url: string, { log, movedFrom }: SharedOptions): Promise<Records> {
  const [{ openPostgres }, { migratePostgres }, { postgresRecords }, { moveFiles }] = await Promise.all([
    import('./postgresLink.ts'),
    import('./postgresMigrations.ts'),
    import('./postgresRecords.ts'),
    import('./moveFiles.ts'),
  ])
  const link = openPostgres({
    url,
    log,
    prepare: async (sql) => reportMigrations(log, 'PostgreSQL', await migratePostgres(sql)),
  })
  try {
    await link.prepared()
    if (movedFrom !== null) await moveFiles(link, filesIn(movedFrom), log)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null && error instanceof RecordsAway) return postgresRecords(link)
    await link.close()
    if (refusal === null) throw error
    throw new StartupFailure(refusal)
  }
  return postgresRecords(link)
}

function refusalOf(error: unknown): string | null {
  if (error instanceof NewerDatabase) return newerProblem('DATABASE_URL', error)
  const refusal = error instanceof RecordsAway ? REFUSALS[error.code] : undefined
  return refusal === undefined ? null : `DATABASE_URL: ${refusal}`
}

/**
 * Opens the records beside a running shop, without a change to them. Throws a {@link StartupFailure} if they are not
 * those of this version, or cannot be reached.
 */
export async function openRecordsToRead({ databaseUrl, dataDirectory }: RecordsConfig): Promise<Records> {
  if (databaseUrl === null) {
    const paths = filesIn(dataDirectory)
    for (const path of Object.values(paths)) {
      if (!existsSync(path)) throw new StartupFailure(`DATA_DIR: there is no ${path}`)
    }
    return openSqliteRecords({ ...paths, mayChange: false })
  }
  const [{ openPostgres }, { refuseOthers }, { postgresRecords }] = await Promise.all([
    import('./postgresLink.ts'),
    import('./postgresMigrations.ts'),
    import('./postgresRecords.ts'),
  ])
  const quiet = () => undefined
  const link = openPostgres({ url: databaseUrl, log: { error: quiet, warn: quiet }, prepare: refuseOthers })
  try {
    await link.prepared()
    return postgresRecords(link)
  } catch (error) {
    await link.close()
    if (error instanceof RecordsAway) throw new StartupFailure(refusalOf(error) ?? `DATABASE_URL: ${error.message}`)
    throw error
  }
}
