import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { engineSetupOf } from '#server/engine/engineSetup.ts'
import type { EngineHost } from '#server/engine/engineHost.ts'
import { startEngine } from '#server/engine/startEngine.ts'
import { makeWritable } from '#server/makeWritable.ts'
import type { MetricsServer } from '#server/metrics/serveMetrics.ts'
import { type FromParent, SLOT_VARIABLE, type ToParent } from './messages.ts'
import { createMeasuring } from './measuring.ts'
import { createSharedCounters, serveProcess } from './serveProcess.ts'
import { superviseProcesses, type WebProcess, type WebProcessEvents } from './superviseProcesses.ts'

/** A host of several processes. */
export type Host = {
  readonly demoAccounts: readonly string[]
  readonly replaceAll: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A process ends its requests within ten seconds of the time in which it drains; then it closes its files. */
const END_MS = 30_000

/**
 * Starts the web processes of a host and keeps them running. This process serves no shopper: it passes purges
 * on, counts tries for all of them, and has the embedded engine's thread beside it. Throws a StartupFailure for
 * everything that the shop's owner can fix.
 */
export async function runParent(config: Config, log: Logger): Promise<Host> {
  // Passed on by this process, connections would arrive one by one, each after a turn of the process that renders.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Messages contain the bodies of requests and answers as bytes.
  cluster.setupPrimary({ serialization: 'advanced' })
  const serving = new Map<WebProcess, Worker>()
  const count = createSharedCounters()
  let demoAccounts: readonly string[] = []

  /** A process that is just ending misses a message, and its successor begins with empty caches. */
  const sendTo = (worker: Worker, message: FromParent) => {
    if (!worker.isConnected()) return
    worker.send(message, (error: Error | null) => {
      if (error) log.info({ err: error, kind: message.kind }, 'A web process missed a message')
    })
  }
  const sendToOthers = (message: FromParent, sender: Worker | null) => {
    for (const worker of serving.values()) if (worker !== sender) sendTo(worker, message)
  }

  makeWritable('DATA_DIR', config.dataDirectory)
  const setup = engineSetupOf(config)
  const engine: EngineHost | null =
    setup &&
    (await startEngine({
      setup,
      log,
      aheadMs: () => 0,
      onChange: (what) => sendToOthers({ kind: 'purge', what, isNews: true }, null),
    }))

  function start(slot: number, events: WebProcessEvents): WebProcess {
    const worker = cluster.fork({ [SLOT_VARIABLE]: String(slot) })
    const questions = serveProcess({ send: (message) => sendTo(worker, message), count, engine })
    const web: WebProcess = {
      send: (message) => sendTo(worker, message),
      signal: (name) => void worker.process.kill(name),
    }
    serving.set(web, worker)
    worker.on('message', (message: ToParent) => {
      switch (message.kind) {
        case 'ready':
          demoAccounts = message.demoAccounts
          events.onReady()
          break
        case 'refused':
          events.onRefused(message.problems)
          break
        case 'pulse':
          events.onPulse()
          break
        case 'purge':
          sendToOthers({ kind: 'purge', what: message.what, isNews: false }, worker)
          break
        case 'wantCatalogue':
          sendToOthers(message, worker)
          break
        case 'measured':
          measuring.onMeasured(web, message)
          break
        case 'count':
        case 'callEngine':
        case 'leaveEngine':
          questions.onMessage(message)
          break
      }
    })
    worker.on('error', (error: unknown) => log.error({ err: error, slot }, 'A web process cannot be reached'))
    worker.once('exit', (code: number | null, signal: string | null) => {
      serving.delete(web)
      questions.end()
      measuring.onEnd(web)
      events.onEnd({ code, signal })
    })
    return web
  }

  const supervisor = superviseProcesses({
    count: config.workers,
    start,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return { cancel: () => clearTimeout(timer) }
    },
    now: () => performance.now(),
    log,
    endMs: config.drainSeconds * 1_000 + END_MS,
  })
  const measuring = createMeasuring(supervisor)
  let metrics: MetricsServer | null = null
  try {
    metrics = await openParentMetrics(config, measuring)
    await supervisor.open()
  } catch (error) {
    await supervisor.stop()
    await metrics?.close()
    await engine?.close()
    throw error
  }

  return {
    demoAccounts,
    replaceAll: supervisor.replaceAll,
    async stop() {
      await supervisor.stop()
      await metrics?.close()
      await engine?.close()
    },
  }
}

type Measuring = ReturnType<typeof createMeasuring>

/** Imported only on demand: a host without a port for metrics measures nothing. */
async function openParentMetrics(config: Config, measuring: Measuring): Promise<MetricsServer | null> {
  if (config.metricsPort === null) return null
  const [{ serveMetrics }, { createParentMetrics }] = await Promise.all([
    import('#server/metrics/serveMetrics.ts'),
    import('#server/metrics/parentMetrics.ts'),
  ])
  return serveMetrics({ host: config.host, port: config.metricsPort, ...createParentMetrics(measuring) })
}
