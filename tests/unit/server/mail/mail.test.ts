import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAULTY_SHOP, faultsOf } from '#tests/harness/faults.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startSmtpSink } from '#tests/harness/servers/smtpSink.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-mail-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function startShop(
  name: string,
  env: Record<string, string>,
): Promise<{ readonly shop: ShopProcess; readonly origin: string; readonly mailFolder: string }> {
  const port = await freePort()
  const dataDirectory = join(folder, name)
  const shop = runShopProcess(folder, { PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'info', ...env })
  await shop.ready
  return { shop, origin: `http://localhost:${port}`, mailFolder: join(dataDirectory, 'mail') }
}

async function createAccount(origin: string, email: string): Promise<void> {
  const input = { email, firstname: 'Ada', lastname: 'Prova', password: 'Ceramica.2026' }
  const answer = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }',
      variables: { i: input },
    }),
  })
  expect(await answer.json()).toEqual({ data: { createCustomerV2: { customer: { email } } } })
}

async function stop(shop: ShopProcess): Promise<void> {
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
}

test('a shop without a mail server puts its mail into its letter box', { timeout: 60_000 }, async () => {
  const { shop, origin, mailFolder } = await startShop('letters', {})
  await createAccount(origin, 'ada.lettere@example.com')
  await expect.poll(() => readdir(mailFolder).catch(() => []), { timeout: 20_000 }).toHaveLength(1)
  const [name = ''] = await readdir(mailFolder)
  expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T\d{6}-welcome-[\w-]+\.eml$/)
  const letter = await readFile(join(mailFolder, name), 'utf8')
  expect(letter).toContain('From: Terra e Smalto <ciao@terraesmalto.example>')
  expect(letter).toContain('To: ada.lettere@example.com')
  await stop(shop)
  for (const text of [letter, shop.stderr()]) expect(text).not.toContain('Ceramica.2026')
  expect(shop.stderr()).not.toContain('ada.lettere')
})

test(
  'mail waits for a mail server that is down, over a restart, and then leaves once',
  { timeout: 60_000 },
  async () => {
    const sink = await startSmtpSink()
    const MAIL_FROM = 'Terra e Smalto <ordini@shop.example>'
    const down = `smtp://shop:s3cret@127.0.0.1:${await freePort()}`
    const first = await startShop('waiting', { MAIL_URL: down, MAIL_FROM })
    await createAccount(first.origin, 'ada.attesa@example.com')
    await expect.poll(() => first.shop.stderr(), { timeout: 20_000 }).toContain('it will be tried again')
    await stop(first.shop)
    expect(first.shop.stderr()).not.toContain('s3cret')

    const second = await startShop('waiting', {
      ...FAULTY_SHOP,
      MAIL_URL: `smtp://shop:s3cret@127.0.0.1:${sink.port}`,
      MAIL_FROM,
    })
    await faultsOf(second.origin).advanceClock(31_000)
    await expect.poll(() => sink.mails.length, { timeout: 20_000 }).toBe(1)
    expect(sink.mails[0]).toMatchObject({ from: 'ordini@shop.example', to: ['ada.attesa@example.com'] })
    await expect.poll(() => second.shop.stderr()).toContain('A mail has left')
    await stop(second.shop)
    expect(sink.mails).toHaveLength(1)
    await sink.close()
  },
)
