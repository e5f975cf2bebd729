import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, request as forward } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishAssets } from '#server/http/assetLibrary.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from './fixtures/fakeUpstream.ts'
import { writeShopFolder } from './fixtures/shopFolder.ts'
import { runShopProcess } from './fixtures/shopProcessRunner.ts'

let folder = ''
let upstream: FakeUpstream

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-rollout-'))
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, request) =>
    sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } }),
  )
})

afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true })
})

const filesOf = (build: string) => [`entry-${build}.js`, `style-${build}.css`]

async function startHost(build: string) {
  const client = join(folder, build)
  await mkdir(join(client, 'assets'), { recursive: true })
  for (const name of filesOf(build)) await writeFile(join(client, 'assets', name), `/* ${build} */`)
  const port = await freePort()
  const shop = runShopProcess(client, {
    PORT: String(port),
    DATA_DIR: join(folder, `data-${build}`),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    ASSETS_DIR: join(folder, 'assets'),
  })
  await shop.ready
  return { shop, port }
}

/** Sends each request to the next of the hosts. */
async function startBalancer(ports: readonly number[]) {
  let turn = 0
  let targets = ports
  const server = createServer((message, response) => {
    turn += 1
    const port = targets[turn % targets.length]
    const { method, url: path, headers } = message
    forward({ host: 'localhost', port, method, path, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers))
    }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sendTo: (next: readonly number[]) => (targets = next),
    close: () => server.close(),
  }
}

test('behind a balancer every host serves the files of both builds, and the new one those of the old', async () => {
  const old = await startHost('old')
  const next = await startHost('new')
  const balancer = await startBalancer([old.port, next.port])
  const everyFile = [...filesOf('old'), ...filesOf('new')]
  // An odd number of requests, so that each file is asked of both hosts.
  const statuses = async () => {
    const answers: string[] = []
    for (let round = 0; round < 3; round += 1) {
      for (const name of everyFile) {
        const answer = await fetch(`${balancer.origin}/assets/${name}`)
        answers.push(`${answer.status} ${answer.headers.get('cache-control')} ${await answer.text()}`)
      }
      await fetch(`${balancer.origin}/healthz`)
    }
    return new Set(answers)
  }
  const whole = ['old', 'new'].map((build) => `200 public, max-age=31536000, immutable /* ${build} */`)
  expect(await statuses()).toEqual(new Set(whole))

  old.shop.signal('SIGTERM')
  expect(await old.shop.ended).toBe(0)
  await rm(join(folder, 'old'), { recursive: true })
  balancer.sendTo([next.port])
  expect(await statuses()).toEqual(new Set(whole))
  for (const path of ['/assets/none-abc.js', '/assets/%2e%2e/own/shop.config.ts', '/assets/../own/shop.config.ts']) {
    expect((await fetch(`${balancer.origin}${path}`)).status).toBe(404)
  }
  next.shop.signal('SIGTERM')
  expect(await next.shop.ended).toBe(0)
  balancer.close()
})

test('files of builds that no host runs are removed after their days', async () => {
  const own = join(folder, 'client-assets')
  const shared = join(folder, 'shared')
  await Promise.all([own, shared].map((path) => mkdir(path)))
  await writeFile(join(own, 'a-1.js'), 'a')
  for (const [name, days] of [
    ['a-1.js', 20],
    ['b-1.js', 15],
    ['c-1.js', 13],
  ] as const) {
    const date = new Date(Date.now() - days * 86_400_000)
    await writeFile(join(shared, name), name)
    await utimes(join(shared, name), date, date)
  }
  await publishAssets({ own, shared, days: 14, now: Date.now, createId: () => 'id' })
  expect((await readdir(shared)).toSorted()).toEqual(['a-1.js', 'c-1.js'])
})

test('a file that another host has just finished or removed does not end the start', async () => {
  const own = join(folder, 'starting-assets')
  const shared = join(folder, 'busy')
  await Promise.all([own, shared].map((path) => mkdir(path)))
  await writeFile(join(own, 'a-1.js'), 'a')
  // Names that are in the list of the folder, and lead to no file any more.
  for (const name of ['a-1.js', 'b-1.js.id.part']) await symlink('gone', join(shared, name))
  await publishAssets({ own, shared, days: 14, now: Date.now, createId: () => 'id' })
  expect(await readFile(join(shared, 'a-1.js'), 'utf8')).toBe('a')
})
