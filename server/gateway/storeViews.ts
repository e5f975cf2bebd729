import type { Logger } from 'pino'
import type { CommerceGateway } from './commerceGateway.ts'

/** The store views of a backend: their names by code. */
export type StoreViewNames = Readonly<Record<string, string>>

type StoreViewsOptions = {
  readonly gateway: CommerceGateway
  /** The code of a store view in the website whose store views count. */
  readonly storeCode: string
  readonly log: Logger
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly timeoutMs?: number
}

export type StoreViews = {
  /** Null until the backend has answered: then no store view is known to be missing. */
  readonly current: () => StoreViewNames | null
}

/** How long an answer is valid: a merchant adds and closes store views, though rarely. */
export const RENEWAL_MS = 600_000

const QUERY = '{availableStores{store_code store_name}}'

/** Queries the store views at the start, and again in the background on use after ten minutes. */
export async function openStoreViews(options: StoreViewsOptions): Promise<StoreViews> {
  const { log, now } = options
  const { names, isRefused } = await ask(options)
  let known = names
  let askedAt = now()
  if (isRefused || (known !== null && !(options.storeCode in known))) {
    log.error(
      `The commerce server has no store view “${options.storeCode}”, which every page asks for: the shop shows nothing until there is one`,
    )
  } else if (known === null) {
    log.warn('The commerce server does not tell its store views: all that the shop is built for are offered')
  }
  return {
    current() {
      if (now() - askedAt >= RENEWAL_MS) {
        askedAt = now()
        void ask(options).then((answer) => {
          // A single failure does not mean that a store view was closed.
          if (answer.names !== null) known = answer.names
        })
      }
      return known
    },
  }
}

type Told = {
  readonly names: StoreViewNames | null
  /** The backend has no store view with this code. */
  readonly isRefused: boolean
}

async function ask({ gateway, storeCode, timeoutMs = 5_000 }: StoreViewsOptions): Promise<Told> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store: storeCode },
    body: JSON.stringify({ query: QUERY }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer: unknown = await (await gateway.handle(request)).json()
    const message = (answer as Answer)?.errors?.[0]?.message
    return { names: namesIn(answer), isRefused: message?.startsWith('Requested store is not found') ?? false }
  } catch (error) {
    // The gateway rejects only when the time is over; an answer that is not JSON contains no store view.
    if (request.signal.aborted || error instanceof SyntaxError) return { names: null, isRefused: false }
    throw error
  }
}

type Answer = {
  readonly errors?: readonly { readonly message?: string }[]
  readonly data?: {
    readonly availableStores?:
      | readonly ({ readonly store_code?: string | null; readonly store_name?: string | null } | null)[]
      | null
  } | null
} | null

function namesIn(answer: unknown): StoreViewNames | null {
  const stores = (answer as Answer)?.data?.availableStores
  if (!Array.isArray(stores) || stores.length === 0) return null
  return Object.fromEntries(
    stores.flatMap((store) => (store?.store_code ? [[store.store_code, store.store_name ?? store.store_code]] : [])),
  )
}
