import type { Logger } from 'pino'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { CURRENCY_COOKIE_MAX_AGE_SECONDS, CURRENCY_COOKIE_NAME } from '#src/shop/currencyCookie.ts'
import type { ShopDefinition, StoreDefinition } from '#src/shop/defineShop.ts'
import { addressIn, originOf, pathOf, storeAt } from '#src/shop/addresses/storeAddresses.ts'
import { HAND_OVER_PATH, SWITCH_CURRENCY_PATH, SWITCH_STORE_PATH } from '#src/shop/addresses/switchAddresses.ts'
import type { PageRenderer } from '#server/http/documentHandler.ts'
import { findCounterpart } from './findCounterpart.ts'
import type { Counterpart } from './findCounterpart.ts'

type SwitchStoreOptions = {
  readonly stores: ShopDefinition['stores']
  readonly publicOrigin: string
  readonly gateway: CommerceGateway
  /** Whether an address belongs to the backend's URL space, whose paths differ between store views. */
  readonly isInUrlSpace: (address: URL) => boolean
  /** Reads and writes the cookie with the choice about cookies. */
  readonly consent: Pick<PageRenderer, 'consentTextOf' | 'consentCookieOf'>
  readonly log: Logger
  readonly timeoutMs?: number
}

/** Parameters of a list that mean the same in every language. */
const KEPT_LIST_PARAMS = ['sort', 'view', 'per-page', 'page']

/**
 * A chosen value of a filter: its label, for readers, and the number of its option or the uid of its category, which all
 * store views share.
 */
const FILTER_TOKEN = /^[^_]*-(?:\d+|(?=\w*[A-Z])\w+)$/

/** A range of prices is one of the currency. */
const isKeptPrice = (text: string, here: StoreDefinition, to: StoreDefinition): boolean =>
  here.currency === to.currency && /^[\d.]*-[\d.]*$/.test(text)

/**
 * The parameters that another store understands: the state of a list, and a product's options in the words of that store.
 * Nothing of campaigns.
 */
const keptParams = (
  params: URLSearchParams,
  options: Counterpart['options'],
  here: StoreDefinition,
  to: StoreDefinition,
): URLSearchParams =>
  new URLSearchParams(
    [...params].flatMap(([name, text]) => {
      const option = options.get(name)
      if (option !== undefined) return option === null ? [] : [[name, option]]
      const isKept =
        KEPT_LIST_PARAMS.includes(name) ||
        (name === 'price' ? isKeptPrice(text, here, to) : text.split('_').every((token) => FILTER_TOKEN.test(token)))
      return isKept ? [[name, text]] : []
    }),
  )

/** The query of one of the shop's own pages, in which a price can only be a filter of the search. */
function keptSearch({ search, searchParams }: URL, here: StoreDefinition, to: StoreDefinition): string {
  const price = searchParams.get('price')
  if (price === null || isKeptPrice(price, here, to)) return search
  const params = new URLSearchParams(searchParams)
  params.delete('price')
  return queryOf(params)
}

const queryOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '')

/** Longer addresses are none of this shop. */
const MOST_CHARACTERS = 2_048

/**
 * `GET /api/switch-store?to=<store view>&from=<address>` redirects to the same page in another store.
 * `POST /api/switch-currency` with `currency` and `from` as form fields remembers a currency and redirects back. Both
 * work without scripts; `from` is a path of the host that is asked.
 *
 * Cookies belong to one host name. To a store of another domain the first redirect therefore leads by way of
 * `GET /api/hand-over?consent=<choice>&to=<path>` there, which remembers the shopper's choice about cookies. It believes
 * the choice only if the `Referer` is a page of this shop: a page of another site cannot send that.
 */
export function createSwitchStore(options: SwitchStoreOptions): (request: Request) => Promise<Response> {
  const isSecure = options.publicOrigin.startsWith('https:')
  const withSecure = (cookie: string) => (isSecure ? `${cookie}; Secure` : cookie)
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === SWITCH_STORE_PATH && request.method !== 'POST') {
      const from = addressOf(request, searchParams.get('from'))
      const to = options.stores.find(({ magentoStoreCode }) => magentoStoreCode === searchParams.get('to'))
      if (from === null || to === undefined)
        return refused(400, 'Needs the parameters `to`, a store, and `from`, a path.')
      const [origin, path] = [originOf(to, options.publicOrigin), await pathIn(to, from, options)]
      const consent = options.consent.consentTextOf(request.headers.get('cookie'))
      if (origin === from.origin || consent === null) return redirect(302, `${origin}${path}`)
      return redirect(302, `${origin}${HAND_OVER_PATH}?${new URLSearchParams({ consent, to: path })}`)
    }
    if (pathname === HAND_OVER_PATH && request.method !== 'POST') {
      const to = addressOf(request, searchParams.get('to'))
      if (to === null) return refused(400, 'Needs the parameter `to`, a path.')
      const cookie = handedOver(request, searchParams.get('consent') ?? '', options)
      return redirect(302, `${to.pathname}${to.search}`, cookie === null ? {} : { 'set-cookie': withSecure(cookie) })
    }
    if (pathname === SWITCH_CURRENCY_PATH && request.method === 'POST') {
      const fields = new URLSearchParams(await request.text())
      const from = addressOf(request, fields.get('from'))
      const currency = fields.get('currency') ?? ''
      if (from === null || !/^[A-Z]{3}$/.test(currency)) return refused(400, 'Needs the fields `currency` and `from`.')
      const attributes = `Max-Age=${CURRENCY_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
      return redirect(303, `${from.pathname}${from.search}`, {
        'set-cookie': withSecure(`${CURRENCY_COOKIE_NAME}=${currency}; ${attributes}`),
      })
    }
    return refused(405, 'This address does not answer this method.')
  }
}

/** The cookie with a choice that was made at another domain of the shop; null if it is to be made here. */
function handedOver(
  request: Request,
  text: string,
  { stores, publicOrigin, consent }: SwitchStoreOptions,
): string | null {
  const page = URL.parse(request.headers.get('referer') ?? '')
  if (page === null || !stores.some((store) => originOf(store, publicOrigin) === page.origin)) return null
  // The choice at this domain counts.
  if (consent.consentTextOf(request.headers.get('cookie')) !== null) return null
  return consent.consentCookieOf(text)
}

const refused = (status: number, words: string): Response =>
  new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const redirect = (status: number, location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-store', ...headers } })

/** An address of the host that was asked; null for anything else, so that nobody is sent to another site. */
function addressOf({ url }: Request, path: string | null): URL | null {
  if (path === null || !/^\/(?![/\\])/.test(path) || path.length > MOST_CHARACTERS) return null
  const { origin } = new URL(url)
  const address = URL.parse(path, origin)
  return address?.origin === origin ? address : null
}

async function pathIn(to: StoreDefinition, from: URL, options: SwitchStoreOptions): Promise<string> {
  const { gateway, stores, log, timeoutMs = 3_000 } = options
  const here = storeAt(from, stores)
  const path = pathOf(here, from.pathname)
  // The host's own addresses are no pages.
  if (path === '/' || from.pathname.startsWith('/api/')) return addressIn(to, '/')
  if (!options.isInUrlSpace(from)) return `${addressIn(to, path)}${keptSearch(from, here, to)}`
  try {
    const counterpart = await findCounterpart({
      gateway,
      from: here.magentoStoreCode,
      to: to.magentoStoreCode,
      path,
      params: from.searchParams,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (counterpart === null) return addressIn(to, '/')
    const params = keptParams(from.searchParams, counterpart.options, here, to)
    return `${addressIn(to, counterpart.path)}${queryOf(params)}`
  } catch (error) {
    log.warn({ err: error }, 'The address of a page in another store was not found')
    return addressIn(to, '/')
  }
}
