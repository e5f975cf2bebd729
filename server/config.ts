import { BlockList, isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import type { TimeBudgets } from '#server/gateway/outages/timeBudget.ts'
import { CAPTCHA_FORMS, CAPTCHA_KINDS, type DemandedCaptchas } from '#server/commerce/engine/captchaForms.ts'
import type { Edition } from '#server/commerce/engine/profile/backend.ts'
import { projectFolder, shopFolderOf } from '#server/shop/selectedShop.ts'
import { lawProblems } from '#server/shop/lawProblems.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { VENDORS } from '#src/shop/defineShop.ts'
import type { ShopDefinition, VendorName } from '#src/shop/defineShop.ts'
import type { StatusProfile } from '#server/commerce/engine/profile/statusProfile.ts'

/** A provider with the shape of Adyen's Checkout API. */
export type AdyenAddress = {
  /** With a trailing slash. */
  readonly url: string
  /** The key with which it signs webhooks, in hexadecimal digits; null takes none. */
  readonly hmacKey: string | null
}

/** The source of the shop's data. */
type CommerceSource =
  | {
      readonly kind: 'embedded'
      readonly profile: StatusProfile
      readonly edition: Edition
      /** Like Magento, which allows it unless a setting forbids it. */
      readonly isIntrospectionAllowed: boolean
      /** The address of a payment provider with its own page, with a trailing slash; null offers none. */
      readonly paypalExpressUrl: string | null
      /** The forms that ask for reCAPTCHA, for tests. */
      readonly captchas: DemandedCaptchas
      /** The address of a provider of payments by card in the checkout, with a trailing slash; null for none. */
      readonly braintreeUrl: string | null
      /** The address of a provider on whose page buyers pay after the order, with a trailing slash; null for none. */
      readonly mollieUrl: string | null
      /** A provider of payments by card whose last steps follow the order; null for none. */
      readonly adyen: AdyenAddress | null
      /** The address of a service that knows passwords of breaches, with a trailing slash; null for none. */
      readonly passwordRangeUrl: string | null
    }
  | {
      readonly kind: 'upstream'
      /** Endpoint of Magento or Adobe Commerce, e.g. `https://magento.example/graphql`. */
      readonly graphqlUrl: string
      /** Folder of the original pictures, with a trailing slash. */
      readonly mediaUrl: string
      readonly budgets: TimeBudgets
    }

/** How the storefront sends its requests; all of it optional (spec §7). */
type TransportConfig = {
  /** Public queries of guests are sent as GET by persisted id, so that caches can answer them. */
  readonly getQueries: boolean
  /** `own`: browsers may send the storefront's operations only; `any`: any document. */
  readonly operations: (typeof OPERATIONS)[number]
  /** Deferred operations are answered in parts; `auto`: if the backend's schema announces `@defer`. */
  readonly defer: (typeof DEFER)[number]
  /** The name and version that the storefront sends to the backend; null sends none. */
  readonly client: { readonly name: string; readonly version?: string } | null
}

/** How the embedded engine's mail is delivered; a Magento sends its own. */
export type MailDelivery =
  /** `url` contains the password of the mail server: never log it. */
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  /** Files in the data folder; with a null sender the store view's own is used. */
  | { readonly kind: 'letterBox'; readonly from: string | null }

/** Limits of rendering and of the page cache (docs/performance.md). */
export type PagesConfig = {
  /** The number of simultaneous renders, and of waiting requests; further requests get a 503. */
  readonly concurrency: number
  readonly queue: number
  /** The size of the page cache for guests; 0 disables it. */
  readonly cacheBytes: number
  /** How long a cached page is served as it is, and how long after that while it is rendered again. */
  readonly freshSeconds: number
  readonly staleSeconds: number
  /** How long after that it is served if it cannot be rendered, because the backend fails. */
  readonly errorSeconds: number
  /** The addresses that may purge the page cache. */
  readonly purgers: BlockList
}

/** Where traces are sent, and how many of them. */
export type TracingConfig = {
  readonly endpoint: string
  /** They may contain a key: never log them. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The share of requests that are recorded, 0 to 1. */
  readonly ratio: number
}

/** The configuration of the process from its environment; no other module of the host reads `process.env`. */
export type Config = {
  readonly mode: 'production' | 'development' | 'test'
  /** Name or address to listen on. `localhost` listens on every loopback address of the machine, IPv4 and IPv6. */
  readonly host: string
  readonly port: number
  /** The number of web processes; with one this process serves by itself. */
  readonly workers: number
  /** The port of the metrics, on the same host name; null serves none. */
  readonly metricsPort: number | null
  /** How long the host still serves after SIGTERM, so that load balancers notice that it is not ready. */
  readonly drainSeconds: number
  /** The public origin, without a trailing slash; canonical links and media addresses start with it. */
  readonly publicOrigin: string
  readonly stores: ShopDefinition['stores']
  /** The folder of an invented merchant: its accounts and gift cards have published passwords and codes. */
  readonly isDemo: boolean
  /** A demo shop in front of somebody's Magento: the facts of its invented merchant do not count. */
  readonly isTrial: boolean
  /** The facts of the merchant; undefined for a shop that states none, and for a trial. */
  readonly legal: ShopDefinition['legal']
  readonly deliveryCalendar: ShopDefinition['deliveryCalendar']
  /** The functions that the shop switches off. */
  readonly features: NonNullable<ShopDefinition['features']>
  /** The words that searches of the embedded engine treat as the same, by locale. */
  readonly synonyms: NonNullable<ShopDefinition['search']>['synonyms']
  /** Absolute path of the folder with the database, the mail and a Magento's original pictures. */
  readonly dataDirectory: string
  /** Absolute path of the folder of rendered pictures. Several hosts may share one, and it may be emptied at any time. */
  readonly mediaCacheDirectory: string
  /** The folder in which hosts keep the hashed files of the last builds, and for how long; null keeps none. */
  readonly assets: { readonly directory: string; readonly days: number } | null
  /** The Redis or Valkey that all hosts share, which may contain a password: never log it. Null for a single host. */
  readonly redisUrl: string | null
  /**
   * The PostgreSQL in which all hosts keep statements and proofs of consent, which may contain a password: never log it.
   * Null keeps them in the data folder.
   */
  readonly databaseUrl: string | null
  /** How long proofs of consent are kept. */
  readonly consentDays: number
  /** Absolute path of the shop's folder. */
  readonly shopFolder: string
  readonly commerce: CommerceSource
  readonly transport: TransportConfig
  readonly vendors: VendorConfig
  readonly mail: MailDelivery
  /** The project to which errors and traces are sent; null sends none. Its key is public by design. */
  readonly monitoringDsn: string | null
  /** Browsers measure how fast pages are: for the data layer (`kept`), or also for the metrics of this host (`sent`). */
  readonly vitals: 'kept' | 'sent' | null
  /** Browsers keep an offline page and the files of visited pages. */
  readonly hasOfflinePages: boolean
  /** Working days from order to door by carrier, e.g. `flatrate=2-4 freeshipping=2-4`; empty shows none. */
  readonly deliveryDays: string
  /** Milliseconds after which the addresses for search engines are read again. */
  readonly catalogueRenewalMs: number
  readonly pages: PagesConfig
  /** The trusted proxies in front of this host; their `X-Forwarded-For` names the client. */
  readonly proxies: BlockList
  /** Customers' tokens are in the storefront's record, or in cookies that scripts cannot read (server/tokens). */
  readonly tokenStorage: (typeof TOKEN_STORAGES)[number]
  /** Multiplies the tries that the limits allow (server/limits); 0 switches the limits off. */
  readonly limitsFactor: number
  /** Whether browsers with Trusted Types report texts without a policy, or refuse them. */
  readonly trustedTypes: (typeof TRUSTED_TYPES)[number]
  /** Null records no traces. */
  readonly tracing: TracingConfig | null
  readonly logLevel: LogLevel
  /** Enables `/__faults`, with which tests break the running shop. Never in production. */
  readonly faults: boolean
}

type ScriptConfig = { readonly url: string }

/** The external scripts of the shop; null for those that are off. All of it is public. */
export type VendorConfig = {
  readonly accessibilityWidget: ScriptConfig | null
  readonly tagManager: (ScriptConfig & { readonly id: string }) | null
  readonly personalisation: ScriptConfig | null
  readonly reviews: ScriptConfig | null
  /** The monitor's recorder of visits, by the address to which it reports. */
  readonly sessionRecorder: ScriptConfig | null
  /** Origins that the tags in the tag manager's container load from and report to. */
  readonly tagSources: readonly string[]
  /** Those that may run on pages with the shopper's own data too. */
  readonly onPersonalPages: readonly VendorName[]
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MODES = ['production', 'development', 'test'] as const
const SWITCH = ['0', '1'] as const
const EDITIONS = ['open-source', 'commerce'] as const satisfies readonly Edition[]
const PROFILES = ['2.4.8', '2.4.7'] as const satisfies readonly StatusProfile[]

const ON_OFF = ['on', 'off'] as const
const DEFER = ['on', 'off', 'auto'] as const
const TRUSTED_TYPES = ['report', 'enforce'] as const
const OPERATIONS = ['own', 'any'] as const
const TOKEN_STORAGES = ['record', 'cookie'] as const

const CAPTCHA_FORM = `forms with their kinds, separated by spaces, e.g. CUSTOMER_LOGIN=RECAPTCHA_V3; forms: ${CAPTCHA_FORMS.join(', ')}; kinds: ${CAPTCHA_KINDS.join(', ')}`

const DEFAULT_TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js'
/** The origins to which Google's own tags report. */
const DEFAULT_TAG_SOURCES =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

const PORT_FORM = 'a whole number from 1 to 65535'
const HOST_FORM = 'a host name or an IP address, without scheme and port'
const URL_FORM = 'an absolute http:// or https:// address without user name, password, query and fragment'
const FAULTS_FORM = 'unset or 0 when NODE_ENV is production, which it is by default'
const ORIGIN_FORM = 'an http:// or https:// origin without path, e.g. https://shop.example'
const HEADER_FORM = 'printable ASCII that neither begins nor ends with a space'
const TAG_MANAGER_ID_FORM = 'a container id, e.g. GTM-ABC1234'
const SCRIPT_FORM = 'an absolute http:// or https:// address without user name and password'
const DSN_FORM = 'a Sentry DSN without a secret key, e.g. https://public@errors.example/1'
const SOURCES_FORM = 'origins separated by spaces, e.g. https://stats.example https://*.ads.example'
const REDIS_FORM =
  'a redis:// or rediss:// address (valkey:// or valkeys:// too), e.g. redis://:password@redis.example:6379'
const DATABASE_FORM = 'a postgres:// address, e.g. postgres://shop:password@postgres.example:5432/shop'
const MAIL_URL_FORM = 'an smtp:// or smtps:// address, e.g. smtps://user:password@mail.example:465'
const MAIL_FROM_FORM = 'an e-mail address or a name with one, e.g. My Shop <orders@shop.example>'
const NETWORKS_FORM = 'IP addresses or networks separated by spaces, e.g. 10.0.0.5 10.1.0.0/16'
const VENDORS_FORM = `names separated by spaces, of ${VENDORS.join(', ')}`
const DELIVERY_DAYS_FORM = 'carriers with their fewest and most working days, e.g. flatrate=2-4 freeshipping=2-4'
const BUDGETS_FORM = 'seconds of document, query, mutation and order, e.g. document=3 mutation=15'
const COUNT_FORM = 'a whole number from 1 to 99999'
const SHARE_FORM = 'a number from 0 to 1'
const TRACE_HEADERS_FORM = 'name=value, several separated by commas, percent-encoded'
const MOST_WORKERS = 64
const WORKERS_FORM = `a whole number from 1 to ${MOST_WORKERS}`
const AMOUNT_FORM = 'a whole number from 0 to 99999'
const LIMITS_FORM = 'on, off, or a whole number from 1 to 999 by which the allowed tries are multiplied'
const SECURE_FORM = 'an https:// address or that of localhost: browsers keep no secure cookies of others'
const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`

/** No line breaks, because it becomes a mail header. */
const MAIL_FROM = /^([^\s<>@]+@[^\s<>@]+|[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/

const address = v.pipe(
  v.string(),
  v.check((text) => parseAddress(text) !== null, URL_FORM),
)

const redisAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text)
    return url !== null && /^(?:redis|valkey)s?:$/.test(url.protocol) && url.hostname !== ''
  }, REDIS_FORM),
)

const databaseAddress = v.pipe(
  v.string(),
  v.check((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''), DATABASE_FORM),
)

/** The characters that are allowed in an HTTP header. */
const headerText = v.pipe(v.string(), v.regex(/^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/, HEADER_FORM))

const scriptAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
  }, SCRIPT_FORM),
)

/** A public key, a host and a project; a secret key, as in old formats, must not reach a browser. */
const DSN = /^https?:\/\/[a-z\d]+@[a-z\d.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/i

const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/i

const amount = v.pipe(v.string(), v.regex(/^\d{1,5}$/, AMOUNT_FORM), v.transform(Number))
const count = v.pipe(v.string(), v.regex(/^0*[1-9]\d{0,4}$/, COUNT_FORM), v.transform(Number))

const workers = v.pipe(
  v.string(),
  v.regex(/^0*[1-9]\d?$/, WORKERS_FORM),
  v.transform(Number),
  v.maxValue(MOST_WORKERS, WORKERS_FORM),
)

const share = v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, SHARE_FORM), v.transform(Number))

/** In the form of OpenTelemetry: `name=value,name=value`, percent-encoded. */
const traceHeaders = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^(?:[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*)?$/, TRACE_HEADERS_FORM),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const pairs = dataset.value.split(',').filter((pair) => pair !== '')
      return Object.fromEntries(
        pairs.map((pair) => {
          const [name = '', ...value] = pair.split('=')
          return [name, decodeURIComponent(value.join('='))]
        }),
      )
    } catch (error) {
      if (!(error instanceof URIError)) throw error
      addIssue({ message: TRACE_HEADERS_FORM })
      return NEVER
    }
  }),
)

/** In milliseconds. */
const DEFAULT_BUDGETS: TimeBudgets = { documentMs: 3_000, queryMs: 15_000, mutationMs: 15_000, orderMs: 60_000 }

const BUDGET = /^(?<name>document|query|mutation|order)=(?<seconds>(?!0+(?:\.0+)?$)\d{1,3}(?:\.\d)?)$/

const budgets = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/ +/).filter((one) => one !== '')),
  v.check((all) => all.every((one) => BUDGET.test(one)), BUDGETS_FORM),
  v.transform((all): TimeBudgets => {
    const given = all.flatMap((one) => {
      const { name, seconds } = BUDGET.exec(one)?.groups ?? {}
      return [[`${name}Ms`, Number(seconds) * 1_000] as const]
    })
    return { ...DEFAULT_BUDGETS, ...Object.fromEntries(given) }
  }),
)

const networks = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/ +/).filter((one) => one !== '')),
  v.check((all) => all.every((one) => parseNetwork(one) !== null), NETWORKS_FORM),
)

const captchaPair = v.strictTuple([v.picklist(CAPTCHA_FORMS, CAPTCHA_FORM), v.picklist(CAPTCHA_KINDS, CAPTCHA_FORM)])

const captchaList = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/ +/).flatMap((one) => (one === '' ? [] : [one.split('=')]))),
  v.rawTransform(({ dataset, addIssue, NEVER }): DemandedCaptchas => {
    const pairs = v.safeParse(v.array(captchaPair), dataset.value)
    if (pairs.success) return Object.fromEntries(pairs.output)
    addIssue({ message: CAPTCHA_FORM })
    return NEVER
  }),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT_FORM),
  v.transform(Number),
  v.minValue(1, PORT_FORM),
  v.maxValue(65_535, PORT_FORM),
)

const Environment = v.object({
  SHOP: v.optional(v.string()),
  PORT: v.optional(port, '3000'),
  METRICS_PORT: v.optional(port),
  WORKERS: v.optional(workers),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, HOST_FORM)), 'localhost'),
  DRAIN_SECONDS: v.optional(amount, '0'),
  DATA_DIR: v.optional(v.string(), './data'),
  MEDIA_CACHE_DIR: v.optional(v.string()),
  ASSETS_DIR: v.optional(v.string()),
  ASSET_DAYS: v.optional(count, '14'),
  REDIS_URL: v.optional(redisAddress),
  VALKEY_URL: v.optional(redisAddress),
  DATABASE_URL: v.optional(databaseAddress),
  CONSENT_DAYS: v.optional(count, '1095'),
  COMMERCE_GRAPHQL_URL: v.optional(address),
  COMMERCE_MEDIA_URL: v.optional(address),
  COMMERCE_TIMEOUTS: budgets,
  COMMERCE_PROFILE: v.optional(v.picklist(PROFILES, oneOf(PROFILES)), '2.4.8'),
  COMMERCE_EDITION: v.optional(v.picklist(EDITIONS, oneOf(EDITIONS)), 'open-source'),
  COMMERCE_INTROSPECTION: v.optional(v.picklist(ON_OFF, oneOf(ON_OFF)), 'on'),
  PAYPAL_EXPRESS_URL: v.optional(address),
  COMMERCE_CAPTCHA: captchaList,
  BRAINTREE_URL: v.optional(address),
  MOLLIE_URL: v.optional(address),
  ADYEN_URL: v.optional(address),
  ADYEN_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([\da-f]{2})+$/i, 'is not made of pairs of hexadecimal digits')),
  ),
  PASSWORD_RANGE_URL: v.optional(address),
  COMMERCE_OPERATIONS: v.optional(v.picklist(OPERATIONS, oneOf(OPERATIONS))),
  COMMERCE_GET_QUERIES: v.optional(v.picklist(ON_OFF, oneOf(ON_OFF)), 'off'),
  COMMERCE_DEFER: v.optional(v.picklist(DEFER, oneOf(DEFER)), 'auto'),
  COMMERCE_CLIENT_NAME: v.optional(headerText),
  COMMERCE_CLIENT_VERSION: v.optional(headerText),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseAddress(text)?.pathname === '/', ORIGIN_FORM),
    ),
  ),
  TAG_MANAGER: v.optional(v.picklist(ON_OFF, oneOf(ON_OFF)), 'off'),
  TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z\d]{4,12}$/, TAG_MANAGER_ID_FORM))),
  TAG_MANAGER_URL: v.optional(scriptAddress, DEFAULT_TAG_MANAGER_URL),
  TAG_MANAGER_SOURCES: v.pipe(
    v.optional(v.string(), DEFAULT_TAG_SOURCES),
    v.transform((text) => text.trim().split(/ +/)),
    v.array(v.pipe(v.string(), v.regex(SOURCE, SOURCES_FORM))),
  ),
  ACCESSIBILITY_WIDGET_URL: v.optional(scriptAddress),
  PERSONALISATION_URL: v.optional(scriptAddress),
  REVIEWS_WIDGET_URL: v.optional(scriptAddress),
  VENDORS_ON_PERSONAL_PAGES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().split(/ +/)),
      v.array(v.picklist(VENDORS, VENDORS_FORM)),
    ),
  ),
  MAIL_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isMailServer(text), MAIL_URL_FORM),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(MAIL_FROM, MAIL_FROM_FORM))),
  OFFLINE_PAGES: v.optional(v.picklist(ON_OFF, oneOf(ON_OFF)), 'on'),
  WEB_VITALS: v.optional(v.picklist(ON_OFF, oneOf(ON_OFF)), 'on'),
  MONITORING_DSN: v.optional(v.pipe(v.string(), v.regex(DSN, DSN_FORM))),
  DELIVERY_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isDeliveryDays(text), DELIVERY_DAYS_FORM),
    ),
  ),
  RENDER_CONCURRENCY: v.optional(count, '16'),
  RENDER_QUEUE: v.optional(amount, '64'),
  PAGE_CACHE_MB: v.optional(amount, '64'),
  PAGE_CACHE_SECONDS: v.optional(amount, '60'),
  PAGE_CACHE_STALE_SECONDS: v.optional(amount, '240'),
  PAGE_CACHE_ERROR_SECONDS: v.optional(amount, '86400'),
  PAGE_CACHE_PURGERS: networks,
  CATALOGUE_HOURS: v.optional(count, '6'),
  TRUSTED_PROXIES: networks,
  TOKEN_STORAGE: v.optional(v.picklist(TOKEN_STORAGES, oneOf(TOKEN_STORAGES)), 'record'),
  REQUEST_LIMITS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(on|off|[1-9]\d{0,2})$/, LIMITS_FORM),
      v.transform((text) => ({ on: 1, off: 0 })[text] ?? Number(text)),
    ),
    'on',
  ),
  TRUSTED_TYPES: v.optional(v.picklist(TRUSTED_TYPES, oneOf(TRUSTED_TYPES)), 'report'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders,
  OTEL_SERVICE_NAME: v.optional(headerText, 'vetrina'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, oneOf(LOG_LEVELS)), 'warn'),
  NODE_ENV: v.optional(v.picklist(MODES, oneOf(MODES)), 'production'),
  FAULTS: v.optional(v.picklist(SWITCH, oneOf(SWITCH)), '0'),
})

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(Environment.entries)

const deliveryDaysOf = ({ deliveryDays }: Pick<ShopDefinition, 'deliveryDays'>): string =>
  Object.entries(deliveryDays)
    .map(([carrier, { fewest, most }]) => `${carrier}=${fewest}-${most}`)
    .join(' ')

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config; readonly notices: readonly string[] }
  /** One line for every wrong variable: its name and the accepted format. Never its value, which may be a secret. */
  | { readonly ok: false; readonly problems: readonly string[] }

const NO_LEGAL_FACTS =
  'legal.imprint: is missing: a shop in production names its merchant on every page (src/shop/defineShop.ts)'

const NO_MAIL =
  'must be set: statements of withdrawal and their receipts are sent by mail (or every store has withdrawal: null)'

const demoRemedy = (selected: string | undefined): string =>
  `${relative(projectFolder, shopFolderOf(selected))} shows an invented merchant, not that of COMMERCE_GRAPHQL_URL: create a folder of your own in shops (src/shop/defineShop.ts, without isDemo) and set SHOP to it`

/**
 * Parses the whole configuration. An empty variable counts as not set, because tools such as Docker Compose write empty
 * ones.
 */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
  shop: Pick<
    ShopDefinition,
    'country' | 'deliveryCalendar' | 'deliveryDays' | 'features' | 'isDemo' | 'legal' | 'search' | 'stores' | 'vendors'
  >,
): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, given)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: must be ${issue.message}`)
    return { ok: false, problems: [...new Set(problems)] }
  }
  const isTrial = parsed.output.COMMERCE_GRAPHQL_URL !== undefined && shop.isDemo === true
  const values = {
    ...parsed.output,
    TAG_MANAGER_ID: parsed.output.TAG_MANAGER_ID ?? (isTrial ? null : shop.vendors.tagManagerId),
  }
  if (values.FAULTS === '1' && values.NODE_ENV === 'production') {
    return { ok: false, problems: [`FAULTS: must be ${FAULTS_FORM}`] }
  }
  if (values.WORKERS !== undefined && values.WORKERS > 1 && !mayHaveWorkers(values)) {
    return { ok: false, problems: [`WORKERS: must be ${ALONE_FORM}`] }
  }
  if (values.COMMERCE_CLIENT_VERSION !== undefined && values.COMMERCE_CLIENT_NAME === undefined) {
    return { ok: false, problems: ['COMMERCE_CLIENT_VERSION: must be unset unless COMMERCE_CLIENT_NAME is set'] }
  }
  const publicOrigin = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  const isSecure = publicOrigin.startsWith('https:')
  // A demo shop shows the embedded engine, and a Magento's shop sells on any address.
  const sells =
    values.NODE_ENV === 'production' &&
    (values.COMMERCE_GRAPHQL_URL !== undefined || (isSecure && shop.isDemo !== true))
  if (sells && shop.legal === undefined) {
    return { ok: false, problems: [`${join(shopFolderOf(values.SHOP), 'shop.config.ts')}: ${NO_LEGAL_FACTS}`] }
  }
  if (isTrial && values.NODE_ENV === 'production' && isSecure) {
    return { ok: false, problems: [`SHOP: ${demoRemedy(values.SHOP)} before PUBLIC_URL is an https:// address`] }
  }
  if (sells && isSecure) {
    const problems = publicShopProblems(values, shop)
    if (problems.length > 0) return { ok: false, problems }
  }
  if (values.TOKEN_STORAGE === 'cookie' && !keepsSecureCookies(publicOrigin)) {
    return { ok: false, problems: [`TOKEN_STORAGE: must be record unless PUBLIC_URL is ${SECURE_FORM}`] }
  }
  const mail = mailDelivery(values)
  if (mail === null) {
    return { ok: false, problems: [`MAIL_FROM: must be set beside MAIL_URL, to ${MAIL_FROM_FORM}`] }
  }
  const sharesPages = (values.REDIS_URL ?? values.VALKEY_URL) !== undefined
  const isTagManagerMissing = values.TAG_MANAGER === 'on' && values.TAG_MANAGER_ID === null
  return {
    ok: true,
    notices: [
      ...(isTrial ? [`A trial without legal facts and days of delivery: ${demoRemedy(values.SHOP)}`] : []),
      ...(values.REQUEST_LIMITS === 0
        ? ['REQUEST_LIMITS is off: passwords and codes can be guessed, and mails sent, without a limit']
        : []),
      ...(sharesPages && values.DATABASE_URL === undefined
        ? [
            'DATABASE_URL is not set: each host keeps statements of withdrawal and proofs of consent in its own DATA_DIR',
          ]
        : []),
      ...(isTagManagerMissing ? ['TAG_MANAGER is on and TAG_MANAGER_ID is not set: no tag manager is loaded'] : []),
    ],
    config: {
      mode: values.NODE_ENV,
      host: values.HOST,
      port: values.PORT,
      metricsPort: values.METRICS_PORT ?? null,
      workers: values.WORKERS ?? usualWorkers(values),
      drainSeconds: values.DRAIN_SECONDS,
      publicOrigin,
      stores: shop.stores,
      isDemo: shop.isDemo === true,
      isTrial,
      legal: isTrial ? undefined : shop.legal,
      deliveryCalendar: shop.deliveryCalendar,
      features: shop.features ?? {},
      synonyms: shop.search?.synonyms ?? {},
      dataDirectory: resolve(values.DATA_DIR),
      mediaCacheDirectory: resolve(values.MEDIA_CACHE_DIR ?? join(values.DATA_DIR, 'media-cache')),
      assets:
        values.ASSETS_DIR === undefined ? null : { directory: resolve(values.ASSETS_DIR), days: values.ASSET_DAYS },
      redisUrl: values.REDIS_URL ?? values.VALKEY_URL ?? null,
      databaseUrl: values.DATABASE_URL ?? null,
      consentDays: values.CONSENT_DAYS,
      shopFolder: shopFolderOf(values.SHOP),
      commerce: values.COMMERCE_GRAPHQL_URL
        ? {
            kind: 'upstream',
            graphqlUrl: values.COMMERCE_GRAPHQL_URL,
            mediaUrl: values.COMMERCE_MEDIA_URL
              ? values.COMMERCE_MEDIA_URL.replace(/\/*$/, '/')
              : new URL('/media/', values.COMMERCE_GRAPHQL_URL).href,
            budgets: values.COMMERCE_TIMEOUTS,
          }
        : {
            kind: 'embedded',
            profile: values.COMMERCE_PROFILE,
            edition: values.COMMERCE_EDITION,
            isIntrospectionAllowed: values.COMMERCE_INTROSPECTION === 'on',
            paypalExpressUrl: values.PAYPAL_EXPRESS_URL?.replace(/\/*$/, '/') ?? null,
            captchas: values.COMMERCE_CAPTCHA,
            braintreeUrl: values.BRAINTREE_URL?.replace(/\/*$/, '/') ?? null,
            mollieUrl: values.MOLLIE_URL?.replace(/\/*$/, '/') ?? null,
            adyen:
              values.ADYEN_URL === undefined
                ? null
                : { url: values.ADYEN_URL.replace(/\/*$/, '/'), hmacKey: values.ADYEN_HMAC_KEY ?? null },
            passwordRangeUrl: values.PASSWORD_RANGE_URL?.replace(/\/*$/, '/') ?? null,
          },
      transport: {
        getQueries: values.COMMERCE_GET_QUERIES === 'on',
        operations: values.COMMERCE_OPERATIONS ?? (values.NODE_ENV === 'production' ? 'own' : 'any'),
        defer: values.COMMERCE_DEFER,
        client: clientOf(values.COMMERCE_CLIENT_NAME, values.COMMERCE_CLIENT_VERSION),
      },
      vendors: vendorsOf(values, shop.vendors),
      mail,
      monitoringDsn: values.MONITORING_DSN ?? null,
      vitals: vitalsOf(values),
      hasOfflinePages: values.OFFLINE_PAGES === 'on',
      deliveryDays: values.DELIVERY_DAYS ?? (isTrial ? '' : deliveryDaysOf(shop)),
      pages: {
        concurrency: values.RENDER_CONCURRENCY,
        queue: values.RENDER_QUEUE,
        cacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
        freshSeconds: values.PAGE_CACHE_SECONDS,
        staleSeconds: values.PAGE_CACHE_STALE_SECONDS,
        errorSeconds: values.PAGE_CACHE_ERROR_SECONDS,
        purgers: networksOf(values.PAGE_CACHE_PURGERS),
      },
      catalogueRenewalMs: values.CATALOGUE_HOURS * 3_600_000,
      proxies: networksOf(values.TRUSTED_PROXIES),
      tokenStorage: values.TOKEN_STORAGE,
      limitsFactor: values.REQUEST_LIMITS,
      trustedTypes: values.TRUSTED_TYPES,
      tracing:
        values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : {
              endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
              headers: values.OTEL_EXPORTER_OTLP_HEADERS,
              serviceName: values.OTEL_SERVICE_NAME,
              ratio: values.OTEL_TRACES_SAMPLER_ARG,
            },
      logLevel: values.LOG_LEVEL,
      faults: values.FAULTS === '1',
    },
  }
}

const ALONE_FORM = '1 in development and with FAULTS'

/** In development Vite, and in tests the switchboard of faults, belong to one process. */
const mayHaveWorkers = ({ NODE_ENV, FAULTS }: Pick<v.InferOutput<typeof Environment>, 'NODE_ENV' | 'FAULTS'>) =>
  NODE_ENV !== 'development' && FAULTS !== '1'

/** One process for each core. The embedded engine keeps a core of its own busy, and its demo shop is a small one. */
const usualWorkers = (
  values: Pick<v.InferOutput<typeof Environment>, 'NODE_ENV' | 'FAULTS' | 'COMMERCE_GRAPHQL_URL'>,
): number => (mayHaveWorkers(values) && values.COMMERCE_GRAPHQL_URL !== undefined ? availableParallelism() : 1)

/** Without a port for metrics nobody would read the measurements. */
function vitalsOf({
  WEB_VITALS,
  METRICS_PORT,
}: Pick<v.InferOutput<typeof Environment>, 'WEB_VITALS' | 'METRICS_PORT'>): Config['vitals'] {
  if (WEB_VITALS === 'off') return null
  return METRICS_PORT === undefined ? 'kept' : 'sent'
}

/** Browsers trust the names of their own machine without a certificate. */
const keepsSecureCookies = (origin: string): boolean =>
  origin.startsWith('https:') || /^(?:.+\.)?localhost$/.test(new URL(origin).hostname)

type Network = { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' }

function parseNetwork(text: string): Network | null {
  const { address = '', bits } = /^(?<address>[^/]+)(?:\/(?<bits>\d{1,3}))?$/.exec(text)?.groups ?? {}
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const network = {
    address,
    bits: bits === undefined ? most : Number(bits),
    family: most === 32 ? 'ipv4' : 'ipv6',
  } as const
  return most > 0 && network.bits <= most ? network : null
}

function networksOf(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of texts.map(parseNetwork)) {
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return list
}

const clientOf = (name: string | undefined, version: string | undefined): TransportConfig['client'] =>
  name === undefined ? null : { name, ...(version !== undefined && { version }) }

type VendorVariables = Omit<v.InferOutput<typeof Environment>, 'TAG_MANAGER_ID'> & {
  readonly TAG_MANAGER_ID: string | null
}

function vendorsOf(values: VendorVariables, { onPersonalPages = [] }: ShopDefinition['vendors']): VendorConfig {
  const script = (url: string | undefined) => (url === undefined ? null : { url })
  const { TAG_MANAGER_ID: id } = values
  const tagManager = values.TAG_MANAGER === 'on' && id !== null ? { url: values.TAG_MANAGER_URL, id } : null
  return {
    accessibilityWidget: script(values.ACCESSIBILITY_WIDGET_URL),
    tagManager,
    personalisation: script(values.PERSONALISATION_URL),
    reviews: script(values.REVIEWS_WIDGET_URL),
    sessionRecorder: script(values.MONITORING_DSN && new URL(values.MONITORING_DSN).origin),
    tagSources: tagManager ? values.TAG_MANAGER_SOURCES : [],
    onPersonalPages: values.VENDORS_ON_PERSONAL_PAGES ?? onPersonalPages,
  }
}

/** The legal duties of a shop that is open to the public and does not meet them. */
function publicShopProblems(
  { SHOP, MAIL_URL }: Pick<v.InferOutput<typeof Environment>, 'SHOP' | 'MAIL_URL'>,
  shop: Pick<ShopDefinition, 'country' | 'stores' | 'legal'>,
): readonly string[] {
  if (!shop.legal) return []
  const { legal } = shop
  const file = join(shopFolderOf(SHOP), 'shop.config.ts')
  const takesWithdrawals = shop.stores.some((store) => statedFacts(legal, store).withdrawal !== null)
  return [
    ...lawProblems(shop, legal).map((problem) => `${file}: ${problem} (docs/law.md)`),
    ...(takesWithdrawals && MAIL_URL === undefined ? [`MAIL_URL: ${NO_MAIL}`] : []),
  ]
}

type MailVariables = Pick<v.InferOutput<typeof Environment>, 'MAIL_URL' | 'MAIL_FROM'>

/** Null for a mail server without a sender. */
function mailDelivery({ MAIL_URL: url, MAIL_FROM: from }: MailVariables): MailDelivery | null {
  if (url === undefined) return { kind: 'letterBox', from: from ?? null }
  return from === undefined ? null : { kind: 'smtp', url, from }
}

function isDeliveryDays(text: string): boolean {
  return text.split(/ +/).every((one) => {
    const [, fewest, most] = /^[\w-]+=(\d{1,2})-(\d{1,2})$/.exec(one) ?? []
    return fewest !== undefined && Number(fewest) <= Number(most)
  })
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

function parseAddress(text: string): URL | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.username || url.password || url.search || url.hash ? null : url
}
