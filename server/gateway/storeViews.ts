import type { Logger } from 'pino'
import type { StoreViewFacts } from '#src/shop/storeViewFacts.ts'
import type { CommerceGateway } from './commerceGateway.ts'

/** The store views of a backend by code. */
export type StoreViewsByCode = Readonly<Record<string, StoreViewFacts>>

/** A store view that the shop wants to show. */
type WantedStoreView = {
  readonly code: string
  /** The currencies that shoppers may choose from. */
  readonly currencies: readonly string[]
}

type StoreViewsOptions = {
  readonly gateway: CommerceGateway
  /** The store views of the shop, the default one first. */
  readonly wanted: readonly [WantedStoreView, ...WantedStoreView[]]
  readonly log: Logger
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly timeoutMs?: number
}

export type StoreViews = {
  /** Null until the backend has answered: then no store view is known to be missing. */
  readonly current: () => StoreViewsByCode | null
  /** Asks the backend at once if its answer says that it no longer has a store view. */
  readonly noteAnswer: (answer: Response) => Promise<void>
}

/** How long an answer is valid: a merchant adds and closes store views, though rarely. */
export const RENEWAL_MS = 600_000

/** The interval while the backend has not answered. */
const RETRY_MS = 30_000

/** The shortest interval between two queries, after an answer has refused a store view. */
const RECHECK_MS = 5_000

/** The beginning of Magento's refusal. */
const NOT_FOUND = 'Requested store is not found'

const STORES_QUERY = '{availableStores{store_code store_name timezone}}'

const CURRENCIES_QUERY = '{currency{available_currency_codes default_display_currency_code}}'

/** Queries the store views at the start, and again in the background on use after ten minutes. */
export async function openStoreViews(options: StoreViewsOptions): Promise<StoreViews> {
  const { log, now } = options
  const [{ code: first }] = options.wanted
  const { views, refused } = await ask(options)
  let known = views
  let askedAt = now()
  if (refused.includes(first) || (known !== null && !(first in known))) {
    log.error(
      `The commerce server has no store view “${first}”, which every page asks for: the shop shows nothing until there is one`,
    )
  } else if (known === null) {
    log.warn('The commerce server does not tell its store views: all that the shop is built for are offered')
  }
  for (const { code } of options.wanted) {
    if (known !== null && first in known && !(code in known))
      log.warn(`The commerce server has no store view “${code}”: it is not offered`)
  }
  async function renew(): Promise<void> {
    askedAt = now()
    const answer = await ask(options)
    // A single failure does not mean that a store view was closed.
    if (answer.views === null) return
    for (const { code } of options.wanted) {
      const [was, is] = [known === null || code in known, code in answer.views]
      if (was && !is)
        log.warn(`The commerce server no longer has the store view “${code}”: it is not offered, its pages answer 404`)
      else if (!was && is) log.warn(`The commerce server has the store view “${code}” again: it is offered`)
    }
    known = answer.views
  }
  return {
    current() {
      if (now() - askedAt >= (known === null ? RETRY_MS : RENEWAL_MS)) void renew()
      return known
    },
    async noteAnswer(answer) {
      if (answer.status < 400 || now() - askedAt < RECHECK_MS) return
      if ((await answer.clone().text()).includes(NOT_FOUND)) await renew()
    },
  }
}

type Told = {
  readonly views: StoreViewsByCode | null
  /** The codes that the backend does not know. */
  readonly refused: readonly string[]
}

/** A backend lists the store views of one website, so those of other websites are queried with their own codes. */
async function ask(options: StoreViewsOptions): Promise<Told> {
  const known: Record<string, StoreViewFacts> = {}
  const refused: string[] = []
  const failed: string[] = []
  for (const { code } of options.wanted) {
    if (code in known) continue
    const answer = await answerOf(options, code, STORES_QUERY)
    const told = factsIn(answer)
    if (told) Object.assign(known, told)
    else if (answer?.errors?.[0]?.message?.startsWith(NOT_FOUND)) refused.push(code)
    else failed.push(code)
  }
  if (failed.length > 0 || Object.keys(known).length === 0) return { views: null, refused }
  const views: Record<string, StoreViewFacts> = {}
  for (const [code, facts] of Object.entries(known)) {
    const { currencies = [] } = options.wanted.find((store) => store.code === code) ?? {}
    const offered = currencies.length > 0 ? await currenciesOf(options, code, currencies) : []
    views[code] = { ...facts, ...(offered.length > 1 && { currencies: offered }) }
  }
  return { views, refused }
}

/** The currencies that the shop wants and the store view allows, the store view's own first. */
async function currenciesOf(options: StoreViewsOptions, code: string, wanted: readonly string[]) {
  const { currency } = (await answerOf(options, code, CURRENCIES_QUERY))?.data ?? {}
  const own = currency?.default_display_currency_code
  if (!own) return []
  const allowed = currency.available_currency_codes ?? []
  return [own, ...wanted.filter((one) => one !== own && allowed.includes(one))]
}

/** Null for an answer that is not JSON or does not come in time. */
async function answerOf({ gateway, timeoutMs = 5_000 }: StoreViewsOptions, code: string, query: string) {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store: code },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    return (await (await gateway.handle(request)).json()) as Answer
  } catch (error) {
    // The gateway rejects only when the time is over; an answer that is not JSON contains no store view.
    if (request.signal.aborted || error instanceof SyntaxError) return null
    throw error
  }
}

type Answer = {
  readonly errors?: readonly { readonly message?: string }[]
  readonly data?: {
    readonly availableStores?:
      | readonly ({
          readonly store_code?: string | null
          readonly store_name?: string | null
          readonly timezone?: string | null
        } | null)[]
      | null
    readonly currency?: {
      readonly available_currency_codes?: readonly (string | null)[] | null
      readonly default_display_currency_code?: string | null
    } | null
  } | null
} | null

function factsIn(answer: Answer): StoreViewsByCode | null {
  const stores = answer?.data?.availableStores
  if (!Array.isArray(stores) || stores.length === 0) return null
  return Object.fromEntries(
    stores.flatMap((store) => {
      if (!store?.store_code) return []
      const timeZone = knownTimeZone(store.timezone)
      return [[store.store_code, { name: store.store_name ?? store.store_code, ...(timeZone && { timeZone }) }]]
    }),
  )
}

function knownTimeZone(name: string | null | undefined): string | null {
  if (!name) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    // The time zone is newer than the data of this host.
    return null
  }
}
