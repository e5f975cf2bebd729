import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The PostgreSQL on which tests run; `POSTGRES_TEST_URL` names another. */
const POSTGRES_URL = process.env['POSTGRES_TEST_URL'] ?? 'postgres://root@127.0.0.1:5432/test'

async function run(sql: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Whether there is a PostgreSQL. Without one its tests are left out, which the reporter says; where everything must run,
 * the lack fails.
 */
export async function hasPostgres(): Promise<boolean> {
  try {
    await run('SELECT 1')
    return true
  } catch (error) {
    const { host } = new URL(POSTGRES_URL)
    if (process.env['CI'] === 'true') {
      throw new Error(`There is no PostgreSQL at ${host}, which tests need.`, { cause: error })
    }
    process.stderr.write(`No PostgreSQL at ${host}: the tests of a database of several hosts are left out.\n`)
    return false
  }
}

/** The address of a new schema, which several hosts may share, and its end. */
export async function createSchema() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(`CREATE SCHEMA ${name}`)
  const url = new URL(POSTGRES_URL)
  url.searchParams.set('options', `-c search_path=${name}`)
  return {
    url: url.href,
    run: (sql: string) => run(`SET search_path = ${name}; ${sql}`),
    drop: () => run(`DROP SCHEMA ${name} CASCADE`),
  }
}
