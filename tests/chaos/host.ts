import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/harness/servers/shopServer.ts'

/** A host of the shop that the run kills and starts again. */
export type Host = {
  readonly port: number
  /** Ends it at once, in the middle of its requests. */
  readonly kill: () => Promise<void>
  /** Lets it end by itself, after its pending requests. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  readonly log: () => string
}

const READY = 'Vetrina is ready on'

/** The characters of the log's end that tell why a host has ended. */
const LAST_WORDS = 2_000

/**
 * Starts the built shop, with variables that each start may choose again. A host that ends by itself later is reported.
 */
export async function startHost(
  environment: () => Readonly<Record<string, string>>,
  report: (problem: string) => void,
): Promise<Host> {
  const port = await freePort()
  let log = ''
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        ...environment(),
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    started.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(READY)) resolve()
      })
      started.once('exit', (code) => reject(new Error(`A host did not start (${code}):\n${log.slice(-LAST_WORDS)}`)))
    })
    started.removeAllListeners('exit')
    started.once('exit', (code) => {
      if (child === started) report(`a host has ended by itself (${code}):\n${log.slice(-LAST_WORDS)}`)
    })
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === null) return
    const ending = child
    child = null
    // It may have ended by itself.
    if (ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  await start()
  return {
    port,
    start,
    log: () => log,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
