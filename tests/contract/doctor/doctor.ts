// `npm run doctor -- <url>`: examines a merchant's backend for this storefront, with a remedy for each finding.
import { readFileSync } from 'node:fs'
import { optionalParts } from '#server/gateway/optionalParts.ts'
import { isPaymentCode } from '#src/features/checkout/payment/offeredMethods.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { createCommerceClient, type CommerceClient, type Fetch } from '../commerceClient.ts'
import { lackingRoots, reachBackend, UPDATE_REMEDY } from './reachBackend.ts'
import { visitScreens } from '../screens.ts'
import { openStorefront, valuesAt, type Storefront } from '../storefront.ts'

export type Finding = {
  readonly about: string
  /** `problem`: the shop cannot be used; `advice`: it works, but with less. */
  readonly kind: 'fine' | 'advice' | 'problem'
  readonly words: string
  readonly remedy?: string
}

type Diagnosis = { readonly findings: readonly Finding[]; readonly isUsable: boolean }

type DoctorOptions = {
  readonly url: string | undefined
  readonly fetch: Fetch
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
}

const SLOW_MS = 1_000

const SCHEMA_FILE = new URL('../../../schema.graphql', import.meta.url)

export async function examine({ url: typed, fetch, now }: DoctorOptions): Promise<Diagnosis> {
  const reached = await reachBackend(typed, fetch)
  if ('problem' in reached) {
    return diagnosisOf([{ about: 'address', kind: 'problem', words: reached.problem, remedy: reached.remedy }])
  }
  const patient = answering(fetch)
  const client = createCommerceClient(reached.url, patient)
  const shop = await openStorefront({ client, fetch: patient, now })
  const missing = lackingRoots(shop.backend.lacking)
  if (missing !== null) {
    return diagnosisOf([{ about: 'schema', kind: 'problem', words: missing, remedy: UPDATE_REMEDY }])
  }
  if (shop.backend.problem !== null) {
    const words = `The backend does not say what it has: ${shop.backend.problem}`
    const remedy = 'Look into the backend’s log for what failed, and try again'
    return diagnosisOf([{ about: 'schema', kind: 'problem', words, remedy }])
  }
  const screens = await visitScreens(shop)
  return diagnosisOf([
    ...versionOf(shop),
    ...(await storeViews(client)),
    ...(await taxDisplay(client)),
    ...(await pictures(shop, patient)),
    ...(await mailedLinks(client)),
    ...(await recaptcha(client)),
    ...waysToPay(shop),
    ...waysToShip(shop),
    ...speed(shop),
    ...screens.flatMap(({ screen, misses }) =>
      misses.map(({ words, remedy, isNeeded }): Finding => ({
        about: screen,
        kind: isNeeded ? 'problem' : 'advice',
        words,
        remedy,
      })),
    ),
  ])
}

/** A query without an answer is one finding among others, and does not end the examination. */
const answering =
  (fetch: Fetch): Fetch =>
  (request) =>
    fetch(request).catch((error: unknown) => {
      const { cause, message } = error instanceof Error ? error : new Error(String(error))
      return new Response(cause instanceof Error ? cause.message : message, { status: 504 })
    })

const diagnosisOf = (findings: readonly Finding[]): Diagnosis => ({
  findings,
  isUsable: findings.every(({ kind }) => kind !== 'problem'),
})

/** Magento does not reveal its version; its schema does. */
function versionOf({ backend, withheld }: Storefront): readonly Finding[] {
  const has = (name: string) => backend.parts.get(name) === true
  const edition = has('Customer.store_credit') ? 'Adobe Commerce' : 'Magento Open Source'
  const later = optionalParts(readFileSync(SCHEMA_FILE, 'utf8')).filter(
    ({ group, name }) => group === '2.4.8' && backend.parts.has(name),
  )
  const missing = later.filter(({ name }) => !has(name))
  const isMixed = missing.length > 0 && missing.length < later.length
  const version = missing.length === 0 ? '2.4.8 or newer' : '2.4.7'
  return [
    isMixed
      ? {
          about: 'version',
          kind: 'advice',
          words: `${edition} of no version that is known: of what came with 2.4.8 it lacks ${missing.map(({ name }) => name).join(', ')}`,
          remedy: 'What is missing is not offered to shoppers. Update all modules of Magento to one version',
        }
      : { about: 'version', kind: 'fine', words: `${edition} ${version}, as its schema looks` },
    {
      about: 'features',
      kind: 'fine',
      words:
        withheld.length === 0
          ? 'All features of the storefront are offered'
          : `${withheld.length} operations belong to features that this version or edition does not have`,
    },
  ]
}

/** The answer to a query with fields that not every version has; null if it is refused. */
async function tryAsking(client: CommerceClient, query: string): Promise<unknown> {
  const { body } = await client.send(query)
  return body?.errors?.length ? null : (body?.data ?? null)
}

async function storeViews(client: CommerceClient): Promise<readonly Finding[]> {
  const data = await tryAsking(
    client,
    `{ availableStores { store_code store_name locale default_display_currency_code product_url_suffix
       category_url_suffix } }`,
  )
  const views = valuesAt(data, 'availableStores') as readonly (Readonly<Record<string, string | null>> | null)[]
  if (data === null || views.length === 0) {
    const remedy = 'Check that the store views are active'
    return [{ about: 'store views', kind: 'advice', words: 'The backend does not tell its store views', remedy }]
  }
  const codes = new Set(views.map((view) => view?.['store_code']))
  const missing = STOREFRONT_LOCALES.filter(({ magentoStoreCode }) => !codes.has(magentoStoreCode))
  const told = views.map((view): Finding => ({
    about: `store view ${view?.['store_code']}`,
    kind: 'fine',
    words: [
      `“${view?.['store_name']}”`,
      `language ${view?.['locale']}`,
      `currency ${view?.['default_display_currency_code']}`,
      `addresses end in “${view?.['product_url_suffix'] ?? ''}” (products) and “${view?.['category_url_suffix'] ?? ''}” (categories)`,
    ].join(', '),
  }))
  const untold = missing.map((locale): Finding => {
    const isDefault = locale === STOREFRONT_LOCALES[0]
    return {
      about: `store view ${locale.magentoStoreCode}`,
      kind: isDefault ? 'problem' : 'advice',
      words: isDefault
        ? 'It is missing, and every question names it'
        : `It is missing, so ${locale.label} is not offered`,
      remedy: `Create it under Stores > All Stores, or name the codes of this backend in shop.config.ts of the shop's folder`,
    }
  })
  return [...told, ...untold]
}

/** Magento's numbers. */
const TAX_DISPLAY: Readonly<Record<string, string>> = { 1: 'without tax', 2: 'with tax', 3: 'with and without tax' }

async function taxDisplay(client: CommerceClient): Promise<readonly Finding[]> {
  const data = await tryAsking(client, '{ storeConfig { store_code shopping_cart_display_price } }')
  const [shown] = valuesAt(data, 'storeConfig.shopping_cart_display_price')
  const words = TAX_DISPLAY[String(shown)]
  if (words === undefined) return [{ about: 'tax', kind: 'advice', words: 'How prices are shown is not told' }]
  if (words === TAX_DISPLAY[2]) return [{ about: 'tax', kind: 'fine', words: `The cart shows prices ${words}` }]
  const remedy =
    'The storefront shows prices as the store view is set to. Where the law wants prices with tax for consumers, as in ' +
    'the European Union, set "Including Tax" under Stores > Configuration > Sales > Tax'
  return [{ about: 'tax', kind: 'advice', words: `The backend is set to prices ${words}`, remedy }]
}

const RESIZED = /\/cache\/[0-9a-f]{32}\//

async function pictures(shop: Storefront, fetch: Fetch): Promise<readonly Finding[]> {
  const [url] = valuesAt(shop.answers.get('CategoryPageQuery')?.data, 'products.items.small_image.url')
  const about = 'pictures'
  if (typeof url !== 'string') return [{ about, kind: 'advice', words: 'No picture was found to look at' }]
  const original = url.replace(RESIZED, '/')
  const problem = await pictureProblem(original, fetch)
  const remedy =
    'Check the base URL for media of the store view, and that the web server serves pub/media to the storefront'
  if (problem !== null) {
    return [{ about, kind: 'problem', words: `The picture ${original} cannot be had: ${problem}`, remedy }]
  }
  return [
    {
      about,
      kind: 'fine',
      words: RESIZED.test(url)
        ? 'Pictures can be had; the backend names resized ones, and the storefront asks for the originals'
        : 'Original pictures can be had',
    },
  ]
}

async function pictureProblem(url: string, fetch: Fetch): Promise<string | null> {
  try {
    const { status, headers } = await fetch(new Request(url))
    if (status !== 200) return `status ${status}`
    const type = headers.get('content-type') ?? ''
    return type.startsWith('image/') ? null : `it is no picture but ${type || 'of no type'}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Magento sends the mails, and their links begin with the base URL that the merchant sets. */
async function mailedLinks(client: CommerceClient): Promise<readonly Finding[]> {
  const data = await tryAsking(client, '{ storeConfig { store_code secure_base_link_url } }')
  const [link] = valuesAt(data, 'storeConfig.secure_base_link_url')
  const about = 'links in mails'
  const url = typeof link === 'string' ? URL.parse(link) : null
  if (url === null) return [{ about, kind: 'advice', words: 'Where links in mails lead is not told' }]
  if (url.origin !== new URL(client.url).origin) return [{ about, kind: 'fine', words: `They lead to ${url.href}` }]
  const remedy =
    'Set “Base Link URL” (and “Secure Base Link URL”) to the address of the storefront under Stores > Configuration > ' +
    'General > Web, and leave the base URLs and those for media and static files as they are'
  return [{ about, kind: 'advice', words: `They lead to ${url.href}, Magento’s own pages`, remedy }]
}

async function recaptcha(client: CommerceClient): Promise<readonly Finding[]> {
  const data = await tryAsking(client, '{ recaptchaV3Config { is_enabled forms } }')
  const about = 'reCAPTCHA'
  const isEnabled = valuesAt(data, 'recaptchaV3Config.is_enabled')[0] === true
  const forms = valuesAt(data, 'recaptchaV3Config.forms')
  const words =
    isEnabled && forms.length > 0
      ? `v3 protects ${forms.join(', ')}, and the storefront sends its tokens`
      : 'v3 protects no form; other kinds are told since 2.4.8'
  return [{ about, kind: 'fine', words }]
}

function waysToPay(shop: Storefront): readonly Finding[] {
  const methods = valuesAt(
    shop.answers.get('setShippingAddressMutation')?.data,
    'setShippingAddressesOnCart.cart.available_payment_methods',
  ) as readonly ({ readonly code: string; readonly title: string } | null)[]
  const codes = methods.flatMap((method) => method?.code ?? [])
  const about = 'ways to pay'
  if (codes.length === 0) return []
  const served = codes.filter(isPaymentCode)
  const others = codes.filter((code) => !served.includes(code))
  const remedy = 'Switch on another one that docs/payments.md lists, or add this one as described there'
  return [
    served.length > 0
      ? { about, kind: 'fine', words: `The storefront can take ${served.join(', ')}` }
      : { about, kind: 'problem', words: `None that the storefront can take: ${codes.join(', ')}`, remedy },
    ...(others.length > 0 && served.length > 0
      ? [{ about, kind: 'advice', words: `Not offered to shoppers: ${others.join(', ')}`, remedy } as const]
      : []),
    ...methods.flatMap((method) => (method ? namedOtherwise(method) : [])),
  ]
}

/** A method whose name on the pages before a cart is another one than at the checkout. */
function namedOtherwise({ code, title }: { readonly code: string; readonly title: string }): readonly Finding[] {
  const [{ paymentNames = {}, magentoStoreCode }] = STOREFRONT_LOCALES
  const name = paymentNames[code]
  if (!SHOP.payments?.includes(code) || name === title) return []
  const before = name === undefined ? 'has an ordinary name' : `is named “${name}”`
  return [
    {
      about: 'ways to pay',
      kind: 'advice',
      words: `${code} is “${title}” at the checkout, and ${before} in footer, product and cart`,
      remedy: `Write the title into paymentNames of the store ${magentoStoreCode} in shop.config.ts`,
    },
  ]
}

function waysToShip(shop: Storefront): readonly Finding[] {
  const methods = valuesAt(
    shop.answers.get('setShippingAddressMutation')?.data,
    'setShippingAddressesOnCart.cart.shipping_addresses.available_shipping_methods',
  ) as readonly ({ readonly carrier_code: string; readonly method_code: string } | null)[]
  const names = methods.flatMap((method) => (method ? [`${method.carrier_code}/${method.method_code}`] : []))
  if (names.length === 0) return []
  return [{ about: 'ways to ship', kind: 'fine', words: `All are offered: ${names.join(', ')}` }]
}

function speed(shop: Storefront): readonly Finding[] {
  const times = [...shop.answers]
    .slice(0, 10)
    .map(([name, { milliseconds }]) => ({ name, ms: Math.round(milliseconds) }))
  const sorted = times.toSorted((one, other) => one.ms - other.ms)
  const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0
  const slowest = sorted.at(-1)
  const words = `Median of ${times.length} questions ${median} ms, slowest ${slowest?.ms} ms (${slowest?.name})`
  if (median < SLOW_MS) return [{ about: 'speed', kind: 'fine', words }]
  const remedy = 'Run Magento in production mode with OPcache, keep all caches on and the indexers on schedule'
  return [{ about: 'speed', kind: 'advice', words, remedy }]
}

const SIGNS = { fine: 'ok     ', advice: 'advice ', problem: 'PROBLEM' } as const

/** One finding as lines for a terminal. */
export const linesOf = ({ about, kind, words, remedy }: Finding): string =>
  `${SIGNS[kind]}  ${about}: ${words}${remedy === undefined ? '' : `\n         What to do: ${remedy}`}`
