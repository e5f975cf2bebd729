// `npm run bench:slow-backend`: the time of a list's document at its first request and at the three after it, with the
// strict engine behind a backend that takes 300 ms for each answer. The document of the first list also waits for code
// that the host has not run yet.
import { setTimeout as delay } from 'node:timers/promises'
import { startCountedBackend } from '../harness/servers/countedBackend.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'

const ANSWER_MS = 300
/** The host asks for its own facts at the start. */
const START_MS = 3_000
const LISTS = ['/cucina.html', '/casa.html', '/tavola.html', '/novita.html', '/saldi.html']
/** Headers of one connection. */
const OF_CONNECTION = ['host', 'connection', 'content-length', 'accept-encoding']

const engine = await startShopServer({ REQUEST_LIMITS: 'off' })
const backend = await startCountedBackend(async (request) => {
  const headers = new Headers(request.headers)
  for (const name of OF_CONNECTION) headers.delete(name)
  const address = `${engine.url}/api/graphql${new URL(request.url).search}`
  const body = request.method === 'POST' ? await request.text() : null
  const [answer] = await Promise.all([fetch(address, { method: request.method, headers, body }), delay(ANSWER_MS)])
  return new Response(await answer.text(), { status: answer.status, headers: { 'content-type': 'application/json' } })
})
const shop = await startShopServer({
  COMMERCE_GRAPHQL_URL: backend.graphqlUrl,
  COMMERCE_MEDIA_URL: `${engine.url}/media/`,
})

async function timeOf(path: string): Promise<string> {
  const start = performance.now()
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
  return (performance.now() - start).toFixed(0)
}

try {
  await delay(START_MS)
  console.log('| List | first, ms | then, ms |\n| --- | --- | --- |')
  for (const path of LISTS) {
    const first = await timeOf(path)
    console.log(`| ${path} | ${first} | ${await timeOf(path)}, ${await timeOf(path)}, ${await timeOf(path)} |`)
  }
} finally {
  await shop.dispose()
  await backend.close()
  await engine.dispose()
}
