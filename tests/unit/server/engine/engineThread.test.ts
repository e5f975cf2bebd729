import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAULTY_SHOP, faultsOf, type Faults } from '#tests/harness/faults.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

let folder = ''
let shop: ShopProcess
let origin = ''
let faults: Faults

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-engine-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/client-abc.js'), 'console.log(1)')
  const port = await freePort()
  origin = `http://localhost:${port}`
  shop = runShopProcess(join(folder, 'client'), {
    ...FAULTY_SHOP,
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  })
  await shop.ready
  faults = faultsOf(origin)
}, 60_000)

afterAll(async () => {
  await faults.releaseEngine()
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  await rm(folder, { recursive: true })
})

type Answer = { readonly data?: Readonly<Record<string, unknown>> | null; readonly errors?: readonly unknown[] }

async function ask(query: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await answer.json()) as Answer
}

const newCart = async () => String((await ask('mutation { createEmptyCart }')).data?.['createEmptyCart'])

test('pages, files and health checks are answered while the engine is occupied', async () => {
  const order: string[] = []
  await faults.holdEngine()
  const answered = ask('{ storeConfig { store_code } }').then(() => order.push('operation'))
  for (const path of ['/livez', '/fields', '/assets/client-abc.js', '/downloads-of-nobody']) {
    await (await fetch(`${origin}${path}`)).text()
    order.push(path)
  }
  await faults.releaseEngine()
  await answered
  expect(order).toEqual(['/livez', '/fields', '/assets/client-abc.js', '/downloads-of-nobody', 'operation'])
})

test('a cart does not wait for the passwords before it', async () => {
  const order: string[] = []
  const signIn = 'mutation { generateCustomerToken(email: "nobody@example.com", password: "Ceramica.2026") { token } }'
  const signingIn = Array.from({ length: 12 }, () => ask(signIn).then(() => order.push('sign-in')))
  await newCart()
  order.push('cart')
  await Promise.all(signingIn)
  expect(order.indexOf('cart')).toBeLessThan(order.lastIndexOf('sign-in'))
})

test('an engine that does not answer is restarted with its data, and waiting operations are done once', async () => {
  const before = await newCart()
  await faults.advanceClock(0)
  await faults.holdEngine()
  const [created, read] = await Promise.all([newCart(), ask(`{ cart(cart_id: "${before}") { id total_quantity } }`)])
  expect(read).toEqual({ data: { cart: { id: before, total_quantity: 0 } } })
  expect((await ask(`{ cart(cart_id: "${created}") { id } }`)).errors).toBeUndefined()
  expect(shop.stderr()).toContain('An operation took too long: the engine is restarted')
})
