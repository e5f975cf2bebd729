import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from './compileCache.ts'

const READY = /^Vetrina is ready on (\S+)/
// Rendered once for all shops of a run: the pictures of a list take seconds, and no test depends on them.
const MEDIA_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/tests/media/', import.meta.url))
const START_TIMEOUT_MS = 90_000
const STOP_TIMEOUT_MS = 15_000

/** A running shop, as `npm start` runs it, on its own port and with its own data. */
export type ShopServer = {
  /** The origin, without a trailing slash. */
  readonly url: string
  /** Its database and its letter box. */
  readonly dataDirectory: string
  readonly processId: () => number
  /** The output of the process so far, for error messages. */
  readonly output: () => string
  /** Ends the process with SIGTERM and returns its exit code; the data stays. */
  readonly stop: () => Promise<number | null>
  /** Stops, and starts again on the same port with the same data, which `meanwhile` may change. */
  readonly restart: (meanwhile?: () => void) => Promise<void>
  /** Stops if needed and removes the data. */
  readonly dispose: () => Promise<void>
}

/** A port without a listener at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return address.port
}

/**
 * Starts the built server on the strict engine: Open Source 2.4.8, unless `COMMERCE_PROFILE` and `COMMERCE_EDITION` are
 * set. Rejects with its output if it ends or does not get ready.
 */
export async function startShopServer(env: Readonly<Record<string, string | undefined>> = {}): Promise<ShopServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vetrina-data-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        MEDIA_CACHE_DIR: MEDIA_CACHE,
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        LOG_LEVEL: 'error',
        // Journeys sign in and order as one visitor far more often than shoppers do.
        REQUEST_LIMITS: '100',
        // Tests ask the backend documents of their own; tests/e2e/host/ownOperations.test.ts has the default.
        COMMERCE_OPERATIONS: 'any',
        // Tests look at the page cache of one process; tests/unit/server/processes has the others.
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const lines = createInterface({ input: started.stdout })
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(timer)
        started.kill('SIGKILL')
        reject(new Error(`The shop did not start: ${why}\n${output}`))
      }
      const timer = setTimeout(() => fail(`not ready after ${START_TIMEOUT_MS} ms`), START_TIMEOUT_MS)
      started.once('error', (error) => fail(error.message))
      started.once('exit', (code) => fail(`exit code ${code}`))
      lines.on('line', (line) => {
        output += `${line}\n`
        if (!READY.test(line)) return
        clearTimeout(timer)
        started.removeAllListeners('exit')
        resolve()
      })
    })
    return started
  }

  async function stop(): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
    return child.exitCode
  }

  return {
    url,
    dataDirectory: dataDir,
    processId: () => {
      if (child.pid === undefined) throw new Error('The shop is not running.')
      return child.pid
    },
    output: () => output,
    stop,
    restart: async (meanwhile) => {
      await stop()
      meanwhile?.()
      child = await launch()
    },
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
