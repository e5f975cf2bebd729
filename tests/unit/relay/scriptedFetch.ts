/** The end of a scripted exchange. */
export type Reply = Response | Error

/** One call of fetch, pending until the test ends it. */
export type Exchange = {
  readonly address: string
  readonly method: string
  readonly headers: Headers
  /** The variables sent, from the body or the address. */
  readonly variables: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  readonly reply: (reply: Reply) => void
  /** Replied to, or aborted. */
  readonly isOver: () => boolean
}

/** A fetch that answers on demand, and that an abort ends like the platform's, including bodies. */
export function scriptFetch(onCall: (exchange: Exchange) => void = () => undefined) {
  const exchanges: Exchange[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { body, method = 'GET', headers, signal } = init
    if (!signal || typeof input !== 'string') throw new Error('The transport gives an address and a signal')
    let over = false
    signal.addEventListener('abort', () => {
      over = true
      reject(signal.reason as Error)
    })
    const exchange: Exchange = {
      address: input,
      method,
      headers: new Headers(headers),
      variables: variablesOf(input, body),
      signal,
      isOver: () => over,
      reply(reply) {
        over = true
        if (reply instanceof Error) reject(reply)
        else resolve(abortable(reply, signal))
      },
    }
    exchanges.push(exchange)
    onCall(exchange)
    return promise
  }
  return { fetch, exchanges }
}

/** As {@link scriptFetch}; every call is answered at once with the next reply, the last one repeatedly. */
export function replyInTurn(...replies: readonly (() => Reply)[]) {
  let turn = 0
  return scriptFetch((exchange) => {
    const reply = replies[Math.min(turn, replies.length - 1)]
    turn += 1
    if (reply) exchange.reply(reply())
  })
}

function variablesOf(address: string, body: RequestInit['body']): Exchange['variables'] {
  const text = typeof body === 'string' ? body : null
  if (text !== null) return (JSON.parse(text) as { variables: Exchange['variables'] }).variables
  const parameters = new URL(address, 'http://shop.test').searchParams
  return JSON.parse(parameters.get('variables') ?? '{}') as Exchange['variables']
}

/** A body that ends with an error when its request is aborted. */
function abortable(response: Response, signal: AbortSignal): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const breakOff = () => controller.error(signal.reason)
      if (signal.aborted) breakOff()
      else signal.addEventListener('abort', breakOff, { once: true })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (signal.aborted) return
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  const { status, headers } = response
  return new Response(body, { status, headers })
}

/** A body of these chunks; the last action ends it, leaves it open, or breaks the connection. */
export function bodyOf(chunks: readonly (string | Uint8Array)[], end: 'close' | 'stall' | 'drop' = 'close') {
  const encoder = new TextEncoder()
  const rest = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk))
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift()
      if (chunk) controller.enqueue(chunk)
      else if (end === 'close') controller.close()
      else if (end === 'drop') controller.error(new TypeError('terminated'))
      else return new Promise<void>(() => undefined)
      return undefined
    },
  })
}
