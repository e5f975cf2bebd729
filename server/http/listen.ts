import { lookup } from 'node:dns/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { answerUnreadable } from './headersTooLarge.ts'

type ListenOptions = {
  readonly handler: RequestListener
  readonly host: string
  readonly port: number
  /** The page for browsers with too many cookies. */
  readonly tooLargePage: string
}

export type Listener = {
  /** Stops accepting, lets pending requests finish for at most `graceMs`, then closes the remaining connections. */
  readonly close: (graceMs: number) => Promise<void>
}

const SERVER_LIMITS = {
  /** Bytes; beyond, visitors get the page of `answerUnreadable`. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds in which a client must have sent its headers, and its whole request. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s of common load balancers: the side that reuses a connection must be the one that ends it. */
  keepAliveTimeout: 65_000,
}

/** Then a balancer opens another connection, which may go to another process of the host, with less to do. */
const REQUESTS_PER_CONNECTION = 1_000

const IDLE_SWEEP_MS = 100

/**
 * Listens on every address of the host name, because `localhost` is 127.0.0.1 for some programs and ::1 for others. An
 * address that this machine does not have is skipped as long as one remains. Throws Node's error (EADDRINUSE, EACCES,
 * ENOTFOUND…) if it cannot listen.
 */
export async function listen({ handler, host, port, tooLargePage }: ListenOptions): Promise<Listener> {
  const addresses = new Set((await lookup(host, { all: true })).map(({ address }) => address))
  const servers: Server[] = []
  let missing: unknown
  try {
    for (const address of addresses) {
      const server = createServer(SERVER_LIMITS, handler)
      server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION
      server.on('clientError', (error, socket) => answerUnreadable(error, socket, tooLargePage))
      try {
        await bind(server, address, port)
        servers.push(server)
      } catch (error) {
        if (!isMissingAddress(error)) throw error
        missing = error
      }
    }
    if (servers.length === 0) throw missing
  } catch (error) {
    await Promise.all(servers.map((server) => closeServer(server, 0)))
    throw error
  }
  return {
    close: async (graceMs) => {
      await Promise.all(servers.map((server) => closeServer(server, graceMs)))
    },
  }
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // `close` ends idle connections once; those that become idle later would wait for their keep-alive timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}

function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
}
