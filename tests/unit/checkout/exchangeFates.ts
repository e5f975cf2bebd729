import type { SimulatedExchange } from '#tests/unit/session/browserStage.tsx'

/** The fate of a request. */
export type ExchangeFate =
  | 'fine'
  /** The backend executes it now; the answer arrives later. */
  | 'acted'
  /** The backend executes it and the answer never arrives. */
  | 'lost'
  /** The page sees a broken connection, and the backend executes it after that. */
  | 'late'
  | 'neverArrived'
  /** The backend executes it and the answer is truncated. */
  | 'truncated'
  /** The backend executes it and fails. */
  | 'failed'
  | 'failedUnacted'

/** Shorter than all reads of an open cart together: no shop can know of a request that arrives at any later time. */
const LATE_MS = 2_000

const unreachable = () => new TypeError('Failed to fetch')

/** Lets requests meet their fates; the backend executes each at most once. */
export function createExchangeFates(
  serve: (exchange: SimulatedExchange) => Promise<Response>,
  /** Called after the backend has executed one. */
  onActed: () => void,
) {
  const answers = new Map<SimulatedExchange, { readonly status: number; readonly body: string }>()
  const underWay = new Set<Promise<unknown>>()

  const act = async (exchange: SimulatedExchange) => {
    const known = answers.get(exchange)
    if (known) return known
    const response = await serve(exchange)
    const answer = { status: response.status, body: await response.text() }
    answers.set(exchange, answer)
    onActed()
    return answer
  }
  const actLate = (exchange: SimulatedExchange) =>
    setTimeout(() => {
      const acting = act(exchange).finally(() => underWay.delete(acting))
      underWay.add(acting)
    }, LATE_MS)

  const proceed = async (exchange: SimulatedExchange, how: ExchangeFate) => {
    if (!answers.has(exchange)) {
      if (how === 'neverArrived') return exchange.answer(unreachable())
      if (how === 'failedUnacted') return exchange.answer(new Response('', { status: 500 }))
      if (how === 'late') {
        actLate(exchange)
        return exchange.answer(unreachable())
      }
    }
    const { status, body } = await act(exchange)
    switch (how) {
      case 'acted':
        return
      case 'lost':
      case 'late':
      case 'neverArrived':
        return exchange.answer(unreachable())
      case 'failed':
      case 'failedUnacted':
        return exchange.answer(new Response('', { status: 500 }))
      case 'truncated':
        return exchange.answer(new Response(body.slice(0, -3), { status }))
      case 'fine':
        return exchange.answer(new Response(body, { status }))
    }
  }

  return {
    proceed,
    act,
    actLate,
    isActed: (exchange: SimulatedExchange) => answers.has(exchange),
    /** Resolves when the requests that arrived late are executed. */
    whenExecuted: () => Promise.all(underWay),
  }
}
