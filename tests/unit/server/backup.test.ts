import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { runShopProcess } from './fixtures/shopProcessRunner.ts'

const run = promisify(execFile)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const backUp = (dataDirectory: string, target: string) =>
  run(process.execPath, ['server/backup.ts', target], { env: { ...process.env, DATA_DIR: dataDirectory } })

async function startOn(dataDirectory: string) {
  const port = await freePort()
  const shop = runShopProcess(folder, { PORT: String(port), DATA_DIR: dataDirectory, REQUEST_LIMITS: 'off' })
  await shop.ready
  const ask = async (query: string) => {
    const answer = await fetch(`http://localhost:${port}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await answer.json()) as { readonly data?: unknown }
  }
  const stop = async () => {
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
  }
  return { ask, stop }
}

const CUSTOMER = 'firstname:"Ada",lastname:"L",email:"ada@example.com",password:"Passw0rd!long"'
const SIGN_IN = 'mutation{generateCustomerToken(email:"ada@example.com",password:"Passw0rd!long"){token}}'

test('a backup of a running shop has its customers, and a shop starts from it', { timeout: 120_000 }, async () => {
  const data = join(folder, 'data')
  const target = join(folder, 'backup')
  const shop = await startOn(data)
  await shop.ask(`mutation{createCustomerV2(input:{${CUSTOMER}}){customer{email}}}`)
  const { stdout } = await backUp(data, target)
  expect(stdout).toContain('Copied addresses.sqlite, commerce.sqlite, consents.sqlite, withdrawals.sqlite to')
  await shop.stop()
  await expect(backUp(data, target)).rejects.toThrow('exists already')
  await expect(backUp(join(folder, 'none'), join(folder, 'other'))).rejects.toThrow('there is no folder')

  expect((await readdir(target)).toSorted()).toEqual([
    'addresses.sqlite',
    'commerce.sqlite',
    'consents.sqlite',
    'withdrawals.sqlite',
  ])
  expect((await stat(join(target, 'commerce.sqlite'))).mode & 0o777).toBe(0o600)
  const restored = join(folder, 'restored')
  await cp(target, restored, { recursive: true })
  const again = await startOn(restored)
  expect(await again.ask(SIGN_IN)).toMatchObject({ data: { generateCustomerToken: { token: expect.any(String) } } })
  await again.stop()
})

test.each(['addresses', 'commerce', 'consents', 'withdrawals'])(
  'a shop does not start with the database of a later version: %s.sqlite',
  { timeout: 120_000 },
  async (name) => {
    const data = join(folder, `newer-${name}`)
    await mkdir(data)
    const path = join(data, `${name}.sqlite`)
    const database = new DatabaseSync(path)
    database.exec(`
      CREATE TABLE migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT;
      INSERT INTO migration (id, applied_at) VALUES ('later-001', 0);
    `)
    database.close()
    const shop = runShopProcess(folder, { PORT: String(await freePort()), DATA_DIR: data })
    expect(await shop.ended).toBe(1)
    expect(shop.stderr()).toBe(
      `${path}: The database is newer than this program: later-001. Start the version of the shop that changed it, or restore a backup from before\n`,
    )
  },
)
