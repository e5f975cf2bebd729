import type { Logger } from 'pino'
import { graphqlFailure } from '#server/gateway/graphqlFailure.ts'
import { BUSY, type Engine } from './engine.ts'
import {
  type CallOptions,
  type EngineHost,
  type EngineHostOptions,
  type Outcome,
  startEngineHost,
} from './engineHost.ts'
import type { CallName, EngineAnswer, EngineCall, EngineSetup } from './messages.ts'
import { createOpenWorker } from './openWorker.ts'
import { createSortOperation, type Sorted, type SortOperation } from './operationLane.ts'

export type StartEngineOptions = Pick<EngineHostOptions, 'aheadMs' | 'onChange'> & {
  readonly setup: EngineSetup
  readonly log: Logger
}

/** An engine in a thread of its own. */
export type EngineInThread = Engine & {
  /** Blocks the thread until the returned function is called. For tests. */
  readonly hold: () => () => void
  /** The e-mail addresses of accounts with published passwords; empty but in a demo shop. */
  readonly demoAccounts: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Mail, downloads and the like: short, and never kept waiting by shoppers who browse. */
const SMALL_CALL: CallOptions = { lane: 'selling', isRepeatable: true }

/** Longer bodies are not read here. The storefront's largest, with a full address form, has some 10 kB. */
const LONGEST_READ_BODY_BYTES = 32_768

const RETRY_AFTER_SECONDS = 2

/** Starts the engine's thread. Rejects with a StartupFailure for everything that the shop's owner can fix. */
export const startEngine = ({ setup, log, aheadMs, onChange }: StartEngineOptions): Promise<EngineHost> =>
  startEngineHost({
    openWorker: createOpenWorker(setup),
    log,
    aheadMs,
    onChange,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return { cancel: () => clearTimeout(timer) }
    },
  })

/** The engine of a host, which may run beside another process. */
export function createEngine(host: EngineHost, schemaText: string): EngineInThread {
  const sort = createSortOperation(schemaText)

  async function small<Name extends CallName>(call: Extract<EngineCall, { readonly name: Name }>) {
    const outcome = await host.call<Name>(call, SMALL_CALL)
    if (outcome.kind === 'answered') return outcome.output
    throw new Error(`The engine did not carry out ${call.name}: ${outcome.kind}`)
  }

  return {
    async handle(request) {
      const { method, url, headers, signal } = request
      const body = request.body ? await request.arrayBuffer() : null
      const input = { method, url, headers: [...headers], body }
      const { lane, isQuery } = sorted(sort, method, url, body)
      return responseTo(await host.call({ name: 'operation', input }, { lane, isRepeatable: isQuery, signal }))
    },
    outbox: {
      claim: (now, hiddenUntil) => small<'claimMail'>({ name: 'claimMail', input: { now, hiddenUntil } }),
      delivered: async (mailId) => void (await small<'mailDelivered'>({ name: 'mailDelivered', input: { mailId } })),
      failed: async (mailId, dueAt) =>
        void (await small<'mailFailed'>({ name: 'mailFailed', input: { mailId, dueAt } })),
    },
    async findDownload(input) {
      const outcome = await host.call<'findDownload'>({ name: 'findDownload', input }, SMALL_CALL)
      return outcome.kind === 'answered' ? outcome.output : BUSY
    },
    hold: host.hold,
    demoAccounts: () => small<'demoAccounts'>({ name: 'demoAccounts', input: {} }),
    close: host.close,
  }
}

function sorted(sort: SortOperation, method: string, url: string, body: ArrayBuffer | null): Sorted {
  if (method !== 'POST') return { ...sort(new URL(url).searchParams.get('query') ?? ''), isQuery: true }
  return sort(body !== null && body.byteLength <= LONGEST_READ_BODY_BYTES ? queryIn(body) : '')
}

/** Empty for a body that the engine will refuse. */
function queryIn(body: ArrayBuffer): string {
  try {
    const { query } = (JSON.parse(new TextDecoder().decode(body)) ?? {}) as { readonly query?: unknown }
    return typeof query === 'string' ? query : ''
  } catch (error) {
    if (error instanceof SyntaxError) return ''
    throw error
  }
}

/** The statuses that may not have a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

const answered = ({ status, headers, body }: EngineAnswer): Response =>
  new Response(WITHOUT_BODY.has(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })

function responseTo(outcome: Outcome<'operation'>): Response {
  switch (outcome.kind) {
    case 'answered':
      return answered(outcome.output)
    case 'busy':
      return graphqlFailure({
        status: 503,
        message: 'The shop has too much to do at the moment. Try again in a moment.',
        code: 'UPSTREAM_BUSY',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    case 'stopped':
      // Not a status that clients repeat: the same operation would take as long again.
      return graphqlFailure({
        status: 500,
        message: 'The operation took too long and was stopped. Ask for less.',
        code: 'OPERATION_STOPPED',
      })
    case 'interrupted':
      return graphqlFailure({
        status: 504,
        message: 'The operation was interrupted. It is not known whether it was carried out.',
        code: 'UPSTREAM_INTERRUPTED',
      })
  }
}
