import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { OperationTypeNode, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Edition } from './engine/profile/backend.ts'
import { CLIENT_ADDRESS_HEADER } from './engine/clientAddress.ts'
import { createCaptchaJudge, demandCaptchas } from './engine/captcha.ts'
import type { DemandedCaptchas } from './engine/captchaForms.ts'
import { composeSchema } from './engine/execution/composeSchema.ts'
import type { Clock, CommerceContext, IsBreachedPassword, StoreView, Synonyms } from './engine/context.ts'
import { storeInCurrency } from './engine/currency.ts'
import type { StatusProfile } from './engine/profile/statusProfile.ts'
import type { ExpressCheckout } from './engine/expressCheckout.ts'
import type { CardPayments } from './engine/cardPayments.ts'
import { ADYEN_WEBHOOK_PATH, type AdyenPayments } from './engine/adyenPayments.ts'
import { PAYMENT_WEBHOOK_PATH, type RedirectPayments } from './engine/redirectPayments.ts'
import type { FindDownload } from './engine/download.ts'
import { createExecutor } from './engine/execution/executor.ts'
import { createShopCalendar } from './engine/shopCalendar.ts'
import { readGraphqlRequest, RequestRefusal } from './engine/execution/httpRequest.ts'
import { limitsOf } from './engine/execution/limits.ts'
import { ODDITIES } from './engine/profile/oddities.ts'
import { limitColumns } from './engine/execution/columnLimits.ts'
import { slowFields, type Slowness } from './engine/execution/slowness.ts'
import { bearerToken } from './engine/tokens.ts'
import { PASSWORD_COST, type PasswordCost } from './engine/passwordCost.ts'
import { NO_ORDER_FACTS, type OrderFacts } from './modules/mail/orderFacts.ts'
import { filterableCodes, sortableAttributes } from './modules/catalog/products/attributes.ts'
import { sampleFileOfPath } from './modules/catalog/purchase/downloadFiles.ts'
import { commerceModules } from './modules/commerceModules.ts'
import { findCustomer } from './modules/customer/repository.ts'
import { customerIdOfToken, digestOf } from './modules/customer/tokens.ts'
import { takeNotice } from './modules/adyen/payments.ts'
import { settlePayment } from './modules/mollie/payments.ts'
import { paymentOfId } from './modules/mollie/repository.ts'
import { createOutbox, type Outbox } from './modules/mail/outbox.ts'
import { purchasedFile } from './modules/sales/purchasedLinks.ts'
import { cacheIdSalt, loadStores } from './modules/store/repository.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import type { SeedShop } from './seed/types.ts'

/** The part of a logger that the engine needs; a pino logger fits. */
export type CommerceLog = { readonly error: (details: object, message: string) => void }

export type CommerceEngineOptions = {
  /** A file, or `:memory:`. */
  readonly databasePath: string
  readonly profile: StatusProfile
  readonly edition?: Edition
  /** The public origin, e.g. `http://localhost:3000`; links and media URLs start with it. */
  readonly baseUrl: string
  /** The storefront's home page of each store view by code; left out, the paths of Magento. */
  readonly homeUrls?: Readonly<Record<string, string>>
  readonly clock: Clock
  /** Cryptographically strong alphanumeric text of the given length. */
  readonly randomText: (length: number) => string
  readonly log: CommerceLog
  /** Content of a new database; ignored if one exists. */
  readonly seed: SeedShop
  /** The name of the shop: a database that was seeded for another one is refused. */
  readonly seedName?: string
  /** True unless a merchant forbids introspection, as in Magento. */
  readonly isIntrospectionAllowed?: boolean
  /** Receives the cache tags of changes that shoppers can see. */
  readonly onChange?: (tags: readonly string[]) => void
  /** For tests of a storefront in front of a slow backend. */
  readonly slowness?: Slowness
  /** Offers `paypal_express`. */
  readonly expressCheckout?: ExpressCheckout | null
  /** Offers `braintree` and `braintree_paypal`. */
  readonly cardPayments?: CardPayments | null
  /** Stands for a Magento with Mollie's module: offers `mollie_methods_…`, and has the fields of the module. */
  readonly redirectPayments?: RedirectPayments | null
  /** Stands for a Magento with Adyen's module: offers `adyen_cc`, and has the fields of the module. */
  readonly adyenPayments?: AdyenPayments | null
  /** The words that a search treats as the same, by language or locale. */
  readonly synonyms?: Synonyms
  /** False leaves the accounts and gift cards of the seed out, whose passwords and codes are published. */
  readonly hasDemoData?: boolean
  /** Refuses new passwords that were in a known data breach; without it none is. */
  readonly isBreachedPassword?: IsBreachedPassword
  /** The work factors of password hashes; tests sign in too often for those of production. */
  readonly passwordCost?: PasswordCost
  /** The codes of the store views in which the shop offers no right of withdrawal. */
  readonly storesWithoutWithdrawal?: readonly string[]
  /** The forms that ask for reCAPTCHA; none by default. */
  readonly captchas?: DemandedCaptchas
  /** Facts for the mails about orders; none without a host. */
  readonly orderFacts?: OrderFacts
}

/** An online shop that answers like Magento's GraphQL endpoint. */
export type CommerceEngine = {
  /** Answers one GraphQL-over-HTTP request; never rejects. */
  readonly handle: (request: Request) => Promise<Response>
  /** The shop's mail, for the courier that delivers it. */
  readonly outbox: Outbox
  readonly findDownload: FindDownload
  readonly close: () => void
}

const NO_STORE = 'no-store, no-cache, must-revalidate, max-age=0'
const MOST_CACHED_ADDRESSES = 1_000
const PUBLIC_FOR_A_DAY = 'public, max-age=86400, s-maxage=86400'

/** Opens the database, brings it up to date, seeds it when empty, and serves `schema.graphql` from it. */
export function createCommerceEngine(options: CommerceEngineOptions): CommerceEngine {
  const { profile, clock, randomText, log } = options
  const db = openDatabase(options.databasePath)
  migrate(
    db,
    commerceModules.flatMap((module) => module.migrations),
  )
  const edition = options.edition ?? 'open-source'
  const seed = options.hasDemoData === false ? withoutDemoData(options.seed) : options.seed
  const shop = shopOfEdition(seed, edition)
  seedDatabase({
    db,
    modules: commerceModules,
    shop,
    shopName: options.seedName ?? null,
    clock,
    randomText,
    passwordCost: options.passwordCost,
  })

  const stores = loadStores(db)
  const shops = stores.map((store) => ({ store, calendar: createShopCalendar(store.config.timezone) }))
  const salt = cacheIdSalt(db, randomText)
  const baseUrl = options.baseUrl.endsWith('/') ? options.baseUrl : `${options.baseUrl}/`
  const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')
  const thirdParties = [...(options.redirectPayments ? ['Mollie'] : []), ...(options.adyenPayments ? ['Adyen'] : [])]
  const backend = { profile, edition, thirdParties }
  const schema = composeSchema(schemaText, commerceModules, backend, {
    filterable: filterableCodes(db),
    // Magento's schema lacks the attributes that are used for sorting but not searchable.
    sortable: sortableAttributes(db).flatMap((each) => (each.is_searchable === 1 ? [each.code] : [])),
  })
  limitColumns(schema)
  const captchas = options.captchas ?? {}
  demandCaptchas(schema, schemaText, captchas)
  const isGoodCaptcha = createCaptchaJudge(clock)
  if (options.slowness) slowFields(schema, options.slowness)
  let isCold = true
  const executor = createExecutor({
    schema,
    limits: limitsOf(profile),
    isIntrospectionAllowed: options.isIntrospectionAllowed ?? true,
    onInternalError: (error) =>
      log.error({ err: error.originalError ?? error, path: error.path }, 'A commerce resolver failed'),
  })
  const oddities = ODDITIES[profile]
  /** The addresses whose answers Magento's page cache would contain for the default store view. */
  const cachedAddresses = new Set<string>()
  const refusalStatus = profile === '2.4.7' ? 500 : 400

  function shopOf({ url, method, headers }: Request): (typeof shops)[number] {
    const [defaultShop] = shops
    if (!defaultShop) throw new Error('The database has no active store view')
    const shopNamed = (name: string) => shops.find((candidate) => candidate.store.code === name)
    const code = headers.get('store')?.trim() ?? ''
    if (code === '') {
      const cookie = oddities.readsStoreCookie ? /(?:^|;\s*)store=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1] : ''
      return shopNamed(cookie ?? '') ?? defaultShop
    }
    if (code === 'default') return defaultShop
    const shop = shopNamed(code)
    if (shop) return shop
    if (oddities.servesUnknownStoresFromCache && method === 'GET' && cachedAddresses.has(new URL(url).search)) {
      return defaultShop
    }
    throw new RequestRefusal(`Requested store is not found (${code})`)
  }

  /** Records a public answer of the default store view and returns whether it was recorded before. */
  function noteCached(url: string, store: StoreView): boolean {
    if (store.id !== stores[0]?.id || store.displayCurrency !== stores[0].displayCurrency) return false
    const { search } = new URL(url)
    if (cachedAddresses.has(search)) return true
    if (cachedAddresses.size >= MOST_CACHED_ADDRESSES) cachedAddresses.clear()
    cachedAddresses.add(search)
    return false
  }

  /** The headers that tell caches between Magento and the shopper how an answer may be used. */
  function cacheHeaders(shown: ReadonlySet<string>, answer: Answered): Readonly<Record<string, string>> {
    const { isMutation, isPublic, isFromCache } = answer
    if (oddities.keepsCachingToItself) return isMutation || isFromCache ? {} : { 'x-magento-tags': 'FPC' }
    if (!isPublic) return {}
    return {
      'x-magento-tags': ['FPC', ...shown].join(','),
      'cache-control': PUBLIC_FOR_A_DAY,
      vary: 'Store, Content-Currency, Authorization',
    }
  }

  function inCurrency(store: StoreView, header: string | null): StoreView {
    const code = header?.trim() ?? ''
    const shown = code === '' ? store : storeInCurrency(store, code)
    if (!shown) throw new RequestRefusal('Please correct the target currency')
    return shown
  }

  function cacheIdOf(store: StoreView, customerId: number | null): string {
    const group = customerId === null ? 0 : 1
    const factors = [store.displayCurrency, group, customerId === null ? 0 : 1, store.config.defaultCountry, store.code]
    return createHash('sha256')
      .update(`${factors.join('|').toUpperCase()}|${salt}`)
      .digest('hex')
  }

  /** Delays only the first request after the start, not later ones that arrive meanwhile. */
  async function warmUp(): Promise<void> {
    const milliseconds = isCold ? (options.slowness?.firstRequestMs ?? 0) : 0
    isCold = false
    if (milliseconds > 0) await options.slowness?.pause(milliseconds)
  }

  function contextOf(request: Request, { store, calendar, customerId, sessionDigest, lost }: Asked): CommerceContext {
    return {
      db,
      store,
      stores,
      get customerId() {
        return customerId !== null && findCustomer(db, customerId) ? customerId : null
      },
      sessionDigest,
      clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER),
      clock,
      today: calendar(clock.now()),
      indexDay: shops[0]?.calendar(clock.now()) ?? calendar(clock.now()),
      randomText,
      baseUrl,
      homeUrl: options.homeUrls?.[store.code] ?? (store.id === stores[0]?.id ? baseUrl : `${baseUrl}${store.code}`),
      mediaBaseUrl: `${baseUrl}media/`,
      profile,
      oddities,
      lost,
      passwordCost: options.passwordCost ?? PASSWORD_COST,
      isBreachedPassword: options.isBreachedPassword ?? null,
      expressCheckout: options.expressCheckout ?? null,
      cardPayments: options.cardPayments ?? null,
      redirectPayments: options.redirectPayments ?? null,
      adyenPayments: options.adyenPayments ?? null,
      captchas,
      isCaptchaSolved: (kind) => isGoodCaptcha(request.headers.get('x-recaptcha') ?? '', kind),
      synonyms: options.synonyms ?? {},
      hasWithdrawal: !options.storesWithoutWithdrawal?.includes(store.code),
      orderFacts: options.orderFacts ?? NO_ORDER_FACTS,
      shown: new Set(),
      changed: new Set(),
      memo: new Map(),
    }
  }

  /** As Mollie calls a shop: a form with the id of the payment. The answer says nothing about payments. */
  async function takeWebhook(request: Request): Promise<Response> {
    const id = new URLSearchParams(await request.text()).get('id') ?? ''
    const payment = paymentOfId(db, id)
    await inNobodysName(request, async (context) => payment && settlePayment(context, payment.order_id))
    return new Response(null, { status: 200, headers: { 'cache-control': NO_STORE } })
  }

  /** As Adyen calls a shop: JSON with signed messages. It calls again until the answer is "[accepted]". */
  async function takeNotices(request: Request): Promise<Response> {
    const notices = options.adyenPayments?.readNotices(await request.text()) ?? null
    if (notices === null) return new Response(null, { status: 401, headers: { 'cache-control': NO_STORE } })
    await inNobodysName(request, async (context) => {
      for (const notice of notices) await takeNotice(context, notice)
    })
    return new Response('[accepted]', { status: 200, headers: { 'cache-control': NO_STORE } })
  }

  async function inNobodysName(request: Request, act: (context: CommerceContext) => Promise<unknown>): Promise<void> {
    const { store, calendar } = shopOf(request)
    const context = contextOf(request, { store, calendar, customerId: null, sessionDigest: null, lost: new Map() })
    await act(context)
    if (context.changed.size > 0) options.onChange?.([...context.changed])
  }

  const handlerOf = (request: Request) => {
    const path = request.method === 'POST' ? new URL(request.url).pathname : null
    return path === PAYMENT_WEBHOOK_PATH ? takeWebhook : path === ADYEN_WEBHOOK_PATH ? takeNotices : answer
  }

  async function answer(request: Request): Promise<Response> {
    await warmUp()
    const { store: requested, calendar } = shopOf(request)
    const store = inCurrency(requested, request.headers.get('content-currency'))
    const { query, variables, isGet } = await readGraphqlRequest(request, oddities)

    const token = bearerToken(request.headers.get('authorization'))
    const verdict = token === null ? null : customerIdOfToken(db, token, clock.now())
    if (verdict && 'invalid' in verdict && profile !== '2.4.7') {
      return jsonResponse(401, errorBody(verdict.invalid, 'graphql-authentication'))
    }
    const customerId = verdict && 'customerId' in verdict ? verdict.customerId : null

    const prepared = executor.prepare(query, variables)
    const cacheId = { 'x-magento-cache-id': cacheIdOf(store, customerId) }
    if (prepared.kind === 'invalid') {
      return jsonResponse(prepared.isSyntaxError ? refusalStatus : 200, { errors: [prepared.error] }, cacheId)
    }
    const isMutation = prepared.operationType === OperationTypeNode.MUTATION
    if (isGet && isMutation) throw new RequestRefusal('Mutation requests allowed only for POST requests')

    const sessionDigest = customerId === null || token === null ? null : digestOf(token)
    const context = contextOf(request, { store, calendar, customerId, sessionDigest, lost: prepared.lost })
    for (const module of commerceModules) module.beforeRequest?.(context)
    const result = await executor.run(prepared.document, variables, context)
    if (context.changed.size > 0) options.onChange?.([...context.changed])
    // The answer to a request with a token may be personal, so no shared cache may store it.
    const isPublic = isGet && prepared.isCacheable && !result.errors && token === null
    const isFromCache = isPublic && noteCached(request.url, store)
    return jsonResponse(statusOf(result, profile), result, {
      ...(isMutation ? {} : cacheId),
      ...cacheHeaders(context.shown, { isMutation, isPublic, isFromCache }),
    })
  }

  function answerFailure(error: unknown): Response {
    if (!(error instanceof RequestRefusal)) {
      log.error({ err: error }, 'The commerce engine failed')
      return jsonResponse(500, errorBody('Internal server error', null))
    }
    if (oddities.answersUnreadableWithHtml && error.unreadable !== null) return unreadableAnswer(error.unreadable)
    const status = error.status === 'profile' ? refusalStatus : error.status
    return jsonResponse(status, errorBody(error.message, 'graphql-input'), error.headers)
  }

  return {
    async handle(request) {
      if (request.method === 'OPTIONS' && !oddities.answersUnreadableWithHtml)
        return new Response(null, { status: 204, headers: { allow: 'GET, POST, OPTIONS' } })
      const response = await handlerOf(request)(request).catch(answerFailure)
      if (oddities.setsCookies) response.headers.append('set-cookie', cookieOf(request, randomText))
      return response
    },
    outbox: createOutbox(db),
    findDownload({ path, authorization, isHead }) {
      const sample = sampleFileOfPath(db, path)
      if (sample !== null) return { kind: 'file', file: sample, isPrivate: false }
      return purchasedFile(db, { path, token: bearerToken(authorization), now: clock.now(), isCounted: !isHead })
    },
    close: () => db.close(),
  }
}

/** The facts of a request that its resolvers depend on. */
type Asked = Pick<CommerceContext, 'store' | 'customerId' | 'sessionDigest' | 'lost'> & {
  readonly calendar: ReturnType<typeof createShopCalendar>
}

/** The facts that the headers of an answer depend on. */
type Answered = {
  readonly isMutation: boolean
  readonly isPublic: boolean
  readonly isFromCache: boolean
}

const TEN_YEARS_SECONDS = 315_360_000
const COOKIE_LENGTH = 32

/** The cookies that Magento sets for every client. */
function cookieOf({ method }: Request, randomText: (length: number) => string): string {
  const value = randomText(COOKIE_LENGTH)
  return method === 'POST'
    ? `private_content_version=${value}; Max-Age=${TEN_YEARS_SECONDS}; path=/; SameSite=Lax`
    : `PHPSESSID=${value}; Max-Age=3600; path=/; HttpOnly; SameSite=Lax`
}

/** Magento's page for unexpected errors, and PHP's text if even that page cannot be rendered. */
const unreadableAnswer = (kind: 'html' | 'text'): Response =>
  kind === 'html'
    ? new Response(
        '<!doctype html>\n<html><head><title>There has been an error processing your request</title></head><body></body></html>',
        { status: 500, headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': NO_STORE } },
      )
    : new Response('An error has happened during application run. See exception log for details.\n', {
        status: 500,
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': NO_STORE },
      })

/** Without the accounts, their orders, and the gift cards. */
const withoutDemoData = (shop: SeedShop): SeedShop => ({
  ...shop,
  customers: [],
  orders: [],
  giftCards: [],
  reviews: shop.reviews.map((review) => ({ ...review, customer: null })),
})

/** The catalogue of a new shop: gift cards only if the schema has them. */
function shopOfEdition(shop: SeedShop, edition: Edition): SeedShop {
  if (edition !== 'commerce') return shop
  const skus = new Set(shop.commerceProducts.map(({ sku }) => sku))
  return { ...shop, products: [...shop.products.filter(({ sku }) => !skus.has(sku)), ...shop.commerceProducts] }
}

/** Reference §2.3: since 2.4.8 the first categorised error decides; before, every resolver error came with 200. */
function statusOf(result: FormattedExecutionResult, profile: StatusProfile): number {
  if (profile === '2.4.7') return 200
  const category = result.errors?.find((error) => error.extensions?.category !== undefined)?.extensions?.category
  if (category === 'graphql-authentication') return 401
  return category === 'graphql-authorization' ? 403 : 200
}

const errorBody = (message: string, category: string | null): { errors: GraphQLFormattedError[] } => ({
  errors: [category === null ? { message } : { message, extensions: { category } }],
})

const jsonResponse = (status: number, body: FormattedExecutionResult, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': NO_STORE, ...headers },
  })
