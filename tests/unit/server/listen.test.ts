import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTooLargePage } from '#server/http/headersTooLarge.ts'
import { listen, type Listener } from '#server/http/listen.ts'
import { tooLargeTextsOf } from '#src/app/hostTexts.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'

let listener: Listener
let port: number
beforeAll(async () => {
  port = await freePort()
  const tooLargePage = await createTooLargePage(['it', 'en', 'it'], tooLargeTextsOf)
  listener = await listen({
    handler: (_asked, answer) => void answer.end('whole'),
    host: '127.0.0.1',
    port,
    tooLargePage,
  })
})
afterAll(() => listener.close(0))

async function ask(cookie: string) {
  const asking = request({ host: '127.0.0.1', port, path: '/', headers: { cookie } })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) }
}

test('a visitor with too many cookies gets a page that tells what to do', async () => {
  const { status, type, body } = await ask(`a=${'x'.repeat(20_000)}`)
  expect([status, type]).toEqual([431, 'text/html; charset=utf-8'])
  for (const words of ['Cancellali', 'Delete them']) expect(body.split(words)).toHaveLength(2)
  expect((await ask('a=1')).body).toBe('whole')
})

test('a request that is no HTTP gets the status alone', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.end('no http\r\n\r\n')
  expect(await text(socket)).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
})

test('a connection ends after 1,000 requests, each of which is answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Map<number | undefined, number>()
  for (let count = 0; count < 1_500; count += 1) {
    const asking = request({ host: '127.0.0.1', port, path: '/', agent })
    asking.end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    ports.set(answer.socket.localPort, (ports.get(answer.socket.localPort) ?? 0) + 1)
    expect(await text(answer)).toBe('whole')
  }
  agent.destroy()
  expect([...ports.values()]).toEqual([1_000, 500])
})
