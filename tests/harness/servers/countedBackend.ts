import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fetch } from '#tests/contract/commerceClient.ts'

/** One operation that a shop sent to its backend. */
export type SentOperation = {
  readonly name: string
  readonly variables: string
  readonly method: string
  /** The code in the `Store` header; empty without one. */
  readonly store: string
}

/** A backend with a socket that records every operation that it receives. */
export type CountedBackend = {
  readonly graphqlUrl: string
  readonly operations: SentOperation[]
  /** The number of pending operations. */
  readonly unanswered: () => number
  readonly close: () => Promise<void>
}

const MEDIA = fileURLToPath(new URL('../../../shops/terra-e-smalto/seed/media/', import.meta.url))
const MEDIA_TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.webm': 'video/webm' }

/** Thrown by a handler to cut the connection in the middle of the answer. */
export class ConnectionCut extends Error {
  override readonly name = 'ConnectionCut'
}

/**
 * Serves `handle`, e.g. an embedded engine's, at `/graphql`, and the demo shop's pictures below `/media/`. Other
 * requests are answered with 404.
 */
export async function startCountedBackend(
  handle: Fetch,
  /** Transforms an answer before it is sent; `address` is the backend's own, with a trailing slash. */
  written: (address: string, answer: string) => string = (_address, answer) => answer,
): Promise<CountedBackend> {
  const operations: SentOperation[] = []
  let unanswered = 0
  const server = createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => {
      void answer(Buffer.concat(chunks)).catch((error: unknown) => {
        if (error instanceof ConnectionCut) {
          response.writeHead(200, { 'content-type': 'application/json' })
          response.write('{"data":', () => response.destroy())
          return
        }
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
      })
    })
    async function answer(body: Buffer): Promise<void> {
      const url = new URL(message.url ?? '/', 'http://backend.test')
      const file = `${MEDIA}${url.pathname.slice('/media/'.length)}`
      if (url.pathname.startsWith('/media/') && MEDIA_TYPES[extname(file)] !== undefined && existsSync(file)) {
        createReadStream(file).pipe(response.writeHead(200, { 'content-type': MEDIA_TYPES[extname(file)] }))
        return
      }
      if (url.pathname !== '/graphql') {
        response.writeHead(404).end()
        return
      }
      const method = message.method ?? 'GET'
      operations.push({ ...operationOf(method, url, body), store: String(message.headers['store'] ?? '') })
      unanswered += 1
      response.once('close', () => {
        unanswered -= 1
      })
      const headers = new Headers()
      for (const [name, value] of Object.entries(message.headers)) {
        if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
      }
      const answered = await handle(
        new Request(url, { method, headers, ...(method === 'POST' && { body: new Uint8Array(body) }) }),
      )
      const address = `http://${message.headers.host}/`
      response
        .writeHead(answered.status, Object.fromEntries(answered.headers))
        .end(written(address, await answered.text()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return {
    graphqlUrl: `http://127.0.0.1:${address.port}/graphql`,
    operations,
    unanswered: () => unanswered,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function operationOf(method: string, url: URL, body: Buffer): Omit<SentOperation, 'store'> {
  if (method === 'GET') {
    const { searchParams: asked } = url
    const name = asked.get('operationName') ?? nameIn(asked.get('query') ?? '')
    return { method, name, variables: asked.get('variables') ?? '{}' }
  }
  const {
    query = '',
    operationName,
    variables,
  } = JSON.parse(body.toString()) as {
    readonly query?: string
    readonly operationName?: string
    readonly variables?: unknown
  }
  return { method, name: operationName ?? nameIn(query), variables: JSON.stringify(variables ?? {}) }
}

const nameIn = (query: string): string => /^(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'anonymous'
