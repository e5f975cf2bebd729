// The process of the visitors of hostile.ts: asks in turn until a message stops it, and sends the times to its parent.
import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

const [origin = ''] = process.argv.slice(2)
/** Enough for a 99th percentile, also of a short attack. */
const FEWEST = 200
const agent = new Agent({ keepAlive: true })
let isStopped = false
process.on('message', () => {
  isStopped = true
})

/** Milliseconds to the end of the answer; null if it is not 200. */
function ask(
  path: string,
  takeBody: (body: Buffer, encoding: string | undefined) => void = () => undefined,
): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const start = performance.now()
  get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.once('end', () => {
      const ms = performance.now() - start
      takeBody(Buffer.concat(parts), answer.headers['content-encoding'])
      resolve(answer.statusCode === 200 ? ms : null)
    })
    answer.once('error', () => resolve(null))
  }).once('error', () => resolve(null))
  return promise
}

let file = ''
await ask('/', (body, encoding) => {
  const html = String(encoding === 'br' ? brotliDecompressSync(body) : body)
  file = /\/assets\/[^"']+\.js/.exec(html)?.[0] ?? ''
})
if (file === '') throw new Error('The home page names no file')

const paths = { '/livez': '/livez', 'a page': '/tavola.html', 'a file': file }
const times: Record<string, number[]> = {}
let failures = 0
for (const path of Object.values(paths)) await ask(path)
process.send?.('ready')
for (let round = 0; !isStopped || round < FEWEST; round += 1) {
  for (const [name, path] of Object.entries(paths)) {
    const ms = await ask(path)
    if (ms === null) failures += 1
    else (times[name] ??= []).push(ms)
  }
}
process.send?.({ times, failures })
process.disconnect?.()
