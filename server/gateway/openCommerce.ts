import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import { TRACE_HEADERS } from '#server/http/traceHeaders.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { Config } from '#server/config.ts'
import type { Engine, MailQueue } from '#server/engine/engine.ts'
import type { EngineInThread } from '#server/engine/startEngine.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { createCircuit } from './outages/createCircuit.ts'
import { createUpstreamGateway } from './createUpstreamGateway.ts'
import { probeUpstream, type UpstreamProblem } from './probeUpstream.ts'
import { createTimeBudget } from './outages/timeBudget.ts'

type OpenCommerceOptions = {
  readonly config: Config
  readonly fetch: typeof fetch
  readonly log: Logger
  readonly schemaText: string
  /** Opens the embedded engine, or connects to it; not called in front of another backend. */
  readonly openEngine: () => Promise<EngineInThread>
  /** Called when another backend answers again after an outage. */
  readonly onReturn: () => void
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly meter: Meter
}

/** How long a probe waits for a backend that failed. */
const PROBE_MS = 3_000

type OpenedCommerce = {
  readonly gateway: CommerceGateway
  /** The same gateway without reports, for queries about the schema: their callers report a failure once. */
  readonly quietGateway: CommerceGateway
  /** Another backend failed last, and is only probed until it answers. */
  readonly isAway: () => boolean
  /** Why the commerce server's answer was not usable; null if it was. */
  readonly problem: UpstreamProblem | null
  /** The embedded engine's mail; null in front of a Magento, which sends its own. */
  readonly outbox: MailQueue | null
  /** Downloadable files of the embedded engine. A real Magento serves its own. */
  readonly findDownload: Engine['findDownload'] | null
  /** Takes the calls of a payment provider; null if the commerce server takes them itself. */
  readonly paymentWebhook: Engine['handle'] | null
  /** The e-mail addresses of accounts with published passwords; empty but in a demo shop. */
  readonly demoAccounts: readonly string[]
  /** Blocks the embedded engine until the returned function is called. For tests. */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}

/** Opens the configured source of the shop's data. `close` ends the embedded engine. */
export async function openCommerce({
  config,
  fetch,
  log,
  schemaText,
  openEngine,
  onReturn,
  now,
  meter,
}: OpenCommerceOptions): Promise<OpenedCommerce> {
  const { commerce, publicOrigin } = config
  if (commerce.kind === 'upstream') {
    const url = commerce.graphqlUrl
    const circuit = createCircuit({
      probe: async () => (await probeUpstream({ url, fetch, timeoutMs: PROBE_MS })) === null,
      onOpen: () => log.error('The commerce server fails: it gets no requests until it answers a probe'),
      onClose: () => {
        log.warn('The commerce server answers again')
        onReturn()
      },
      later: (ms, run) => {
        const timer = setTimeout(run, ms)
        timer.unref()
        return { cancel: () => clearTimeout(timer) }
      },
    })
    return {
      gateway: createUpstreamGateway({
        url,
        fetch,
        log,
        circuit,
        budgetOf: createTimeBudget({ schemaText, budgets: commerce.budgets, now }),
        meter,
        ownHeaders: TRACE_HEADERS,
        identity: {
          'user-agent': `Vetrina (+${publicOrigin})`,
          'x-forwarded-host': new URL(publicOrigin).host,
          'x-forwarded-proto': new URL(publicOrigin).protocol.slice(0, -1),
        },
      }),
      isAway: circuit.isOpen,
      quietGateway: createUpstreamGateway({ url, fetch, log: { error: () => undefined } }),
      problem: await probeUpstream({ url, fetch }),
      outbox: null,
      findDownload: null,
      paymentWebhook: null,
      demoAccounts: [],
      hold: () => () => undefined,
      close: async () => circuit.stop(),
    }
  }
  const engine = await openEngine()
  // The same gateway as for another backend: the engine imitates a Magento, including cookies and HTML pages.
  const gateway = createUpstreamGateway({
    url: new URL('graphql', publicOrigin).href,
    fetch: (input, init) => engine.handle(new Request(input, init)),
    log,
    meter,
    ownHeaders: [CLIENT_ADDRESS_HEADER],
  })
  return {
    gateway,
    quietGateway: gateway,
    isAway: () => false,
    problem: null,
    outbox: engine.outbox,
    findDownload: engine.findDownload,
    paymentWebhook: commerce.mollieUrl === null && commerce.adyen === null ? null : engine.handle,
    demoAccounts: await engine.demoAccounts(),
    hold: engine.hold,
    close: engine.close,
  }
}
