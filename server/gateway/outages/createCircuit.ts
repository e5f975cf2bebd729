import { CircuitState, circuitBreaker, ConstantBackoff, CountBreaker, handleWhenResult } from 'cockatiel'

/** The outcome of one request to the backend. */
export type Outcome = {
  readonly response: Response
  /** The backend could not be reached, did not answer in time, or answered with an error page. */
  readonly isOutage: boolean
}

type CircuitOptions = {
  /** Asks the backend something small. Resolves to whether it answered as a backend does. */
  readonly probe: () => Promise<boolean>
  readonly onOpen: () => void
  /** Called when the backend answers again. */
  readonly onClose: () => void
  /** Calls once after a number of milliseconds. */
  readonly later: (ms: number, run: () => void) => { readonly cancel: () => void }
}

export type Circuit = {
  /** No request is sent now, because most of the last ones failed. */
  readonly isOpen: () => boolean
  /**
   * Sends a request and counts its outcome; null if the circuit is open. A rejection, which means that the client has
   * gone, is not counted.
   */
  readonly send: (ask: () => Promise<Outcome>) => Promise<Response | null>
  /** Ends the probes. */
  readonly stop: () => void
}

/** The circuit opens when more than half of the last twenty requests failed, and at least five were sent. */
const WINDOW = { threshold: 0.5, size: 20, minimumNumberOfCalls: 5 }

const FIRST_PROBE_MS = 1_000
const SLOWEST_PROBE_MS = 10_000

/**
 * Stops requests to a backend that fails, so that nobody waits for it and it can recover. Only probes of the host try
 * whether it answers again: no shopper's request is risked, and the waiting ones do not arrive all at once.
 */
export function createCircuit({ probe, onOpen, onClose, later }: CircuitOptions): Circuit {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => isOutage(outcome)),
    { breaker: new CountBreaker(WINDOW), halfOpenAfter: new ConstantBackoff(0) },
  )
  let isStopped = false
  let probeMs = FIRST_PROBE_MS
  let timer: ReturnType<CircuitOptions['later']> | null = null

  const isOpen = () => policy.state !== CircuitState.Closed

  async function tryAgain(): Promise<void> {
    const response = new Response(null)
    await policy.execute(async (): Promise<Outcome> => ({ response, isOutage: !(await probe()) }))
  }

  policy.onBreak(() => {
    if (isStopped) return
    if (timer === null) onOpen()
    timer = later(probeMs, () => void tryAgain())
    probeMs = Math.min(probeMs * 2, SLOWEST_PROBE_MS)
  })
  policy.onReset(() => {
    timer = null
    probeMs = FIRST_PROBE_MS
    onClose()
  })

  return {
    isOpen,
    async send(ask) {
      if (isOpen()) return null
      const { response } = await policy.execute(ask)
      return response
    },
    stop() {
      isStopped = true
      timer?.cancel()
    },
  }
}

const isOutage = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'isOutage' in outcome && outcome.isOutage === true
