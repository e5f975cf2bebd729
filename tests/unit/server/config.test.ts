import { availableParallelism } from 'node:os'
import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { shopFolderOf } from '#server/shop/selectedShop.ts'
import SHOP from '#shop-folder/shop.config.ts'

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment, SHOP)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

function problemsOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment, SHOP)
  return parsed.ok ? [] : parsed.problems
}

test('needs no variable at all', () => {
  expect(configOf({})).toEqual({
    shopFolder: shopFolderOf(undefined),
    mode: 'production',
    host: 'localhost',
    port: 3000,
    metricsPort: null,
    drainSeconds: 0,
    publicOrigin: 'http://localhost:3000',
    stores: SHOP.stores,
    isDemo: true,
    isTrial: false,
    legal: SHOP.legal,
    deliveryCalendar: SHOP.deliveryCalendar,
    features: {},
    synonyms: SHOP.search?.synonyms,
    dataDirectory: resolve('data'),
    mediaCacheDirectory: resolve('data/media-cache'),
    assets: null,
    redisUrl: null,
    databaseUrl: null,
    consentDays: 1095,
    commerce: {
      kind: 'embedded',
      profile: '2.4.8',
      edition: 'open-source',
      isIntrospectionAllowed: true,
      paypalExpressUrl: null,
      captchas: {},
      braintreeUrl: null,
      mollieUrl: null,
      adyen: null,
      passwordRangeUrl: null,
    },
    transport: { getQueries: false, operations: 'own', defer: 'auto', client: null },
    mail: { kind: 'letterBox', from: null },
    vendors: {
      accessibilityWidget: null,
      tagManager: null,
      personalisation: null,
      reviews: null,
      sessionRecorder: null,
      tagSources: [],
      onPersonalPages: [],
    },
    monitoringDsn: null,
    vitals: 'kept',
    hasOfflinePages: true,
    deliveryDays: 'flatrate=2-4 freeshipping=2-4',
    pages: {
      concurrency: 16,
      queue: 64,
      cacheBytes: 67_108_864,
      freshSeconds: 60,
      staleSeconds: 240,
      errorSeconds: 86_400,
      purgers: new BlockList(),
    },
    catalogueRenewalMs: 21_600_000,
    proxies: new BlockList(),
    tokenStorage: 'record',
    tracing: null,
    workers: 1,
    limitsFactor: 1,
    trustedTypes: 'report',
    logLevel: 'warn',
    faults: false,
  })
})

test('tells days of delivery that are configured, and the demo shop’s own', () => {
  const COMMERCE_GRAPHQL_URL = 'https://shop.example/graphql'
  expect(configOf({ COMMERCE_GRAPHQL_URL }).deliveryDays).toBe('')
  expect(configOf({ COMMERCE_GRAPHQL_URL, DELIVERY_DAYS: 'ups=1-3 dhl_de=3-3' }).deliveryDays).toBe(
    'ups=1-3 dhl_de=3-3',
  )
  for (const wrong of ['ups', 'ups=4-1', 'ups=1', 'ups=1-100', 'ups=1-2,dhl=1-2']) {
    expect(problemsOf({ DELIVERY_DAYS: wrong })).toEqual([
      'DELIVERY_DAYS: must be carriers with their fewest and most working days, e.g. flatrate=2-4 freeshipping=2-4',
    ])
  }
})

test('opens the fault switchboard to tests and refuses it in production, also by default', () => {
  expect(configOf({ FAULTS: '1', NODE_ENV: 'test' }).faults).toBe(true)
  expect(configOf({ FAULTS: '0' }).faults).toBe(false)
  const refusal = ['FAULTS: must be unset or 0 when NODE_ENV is production, which it is by default']
  expect(problemsOf({ FAULTS: '1', NODE_ENV: 'production' })).toEqual(refusal)
  expect(problemsOf({ FAULTS: '1' })).toEqual(refusal)
  expect(problemsOf({ FAULTS: 'yes', NODE_ENV: 'test' })).toEqual(['FAULTS: must be one of 0, 1'])
})

test('takes an empty variable for one that is not set', () => {
  expect(configOf({ PORT: '', COMMERCE_GRAPHQL_URL: '', NODE_ENV: '' })).toEqual(configOf({}))
})

test('lets the public origin follow the port unless it is set', () => {
  expect(configOf({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
  expect(configOf({ PORT: '8080', PUBLIC_URL: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example')
})

test('finds the pictures beside the commerce endpoint unless told otherwise', () => {
  const graphql = { COMMERCE_GRAPHQL_URL: 'https://magento.example/eu/graphql' }
  expect(configOf(graphql).commerce).toEqual({
    kind: 'upstream',
    graphqlUrl: 'https://magento.example/eu/graphql',
    mediaUrl: 'https://magento.example/media/',
    budgets: { documentMs: 3_000, queryMs: 15_000, mutationMs: 15_000, orderMs: 60_000 },
  })
  expect(configOf({ ...graphql, COMMERCE_MEDIA_URL: 'https://cdn.example/pub/media' }).commerce).toMatchObject({
    mediaUrl: 'https://cdn.example/pub/media/',
  })
})

test('reads the address of Redis or Valkey', () => {
  expect(configOf({ VALKEY_URL: 'valkeys://:secret@cache.example:6380' }).redisUrl).toMatch(/^valkeys:/)
  const [problem] = problemsOf({ REDIS_URL: 'http://:secret@cache.example' })
  expect(problem).toMatch(/^REDIS_URL: must be a redis:/)
  expect(problem).not.toContain('secret')
})

test('reads the address of PostgreSQL, and says that hosts with one Redis have none', () => {
  const url = 'postgres://shop:secret@db.example/shop?sslmode=verify-full'
  expect(configOf({ DATABASE_URL: url }).databaseUrl).toBe(url)
  const [problem] = problemsOf({ DATABASE_URL: 'mysql://shop:secret@db.example/shop' })
  expect(problem).toMatch(/^DATABASE_URL: must be a postgres:/)
  expect(problem).not.toContain('secret')
  const noticesOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment, SHOP)
    return parsed.ok ? parsed.notices.filter((notice) => notice.startsWith('DATABASE_URL')) : null
  }
  expect(noticesOf({ REDIS_URL: 'redis://cache.example' })).toHaveLength(1)
  expect(noticesOf({ REDIS_URL: 'redis://cache.example', DATABASE_URL: url })).toEqual([])
  expect(noticesOf({})).toEqual([])
})

test('runs one process for each core in front of a Magento, and one otherwise', () => {
  const graphql = { COMMERCE_GRAPHQL_URL: 'https://magento.example/graphql' }
  expect(configOf(graphql).workers).toBe(availableParallelism())
  expect(configOf({ ...graphql, NODE_ENV: 'development' }).workers).toBe(1)
  expect(configOf({ WORKERS: '3' }).workers).toBe(3)
  for (const wrong of ['0', '65', 'two'])
    expect(problemsOf({ WORKERS: wrong })).toEqual(['WORKERS: must be a whole number from 1 to 64'])
  for (const mode of [{ NODE_ENV: 'development' }, { NODE_ENV: 'test', FAULTS: '1' }]) {
    expect(problemsOf({ ...mode, WORKERS: '2' })).toEqual(['WORKERS: must be 1 in development and with FAULTS'])
    expect(configOf({ ...mode, WORKERS: '1' }).workers).toBe(1)
  }
})

test('reads where traces are sent, without a word about their key', () => {
  expect(
    configOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,authorization=Basic%20YQ==',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }).tracing,
  ).toEqual({
    endpoint: 'https://collector.example:4318',
    headers: { 'x-key': 'a key', authorization: 'Basic YQ==' },
    serviceName: 'vetrina',
    ratio: 0.05,
  })
  for (const wrong of ['s3cret', 'x-key=%E0', 'x-key=a,'])
    expect(problemsOf({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS: must be name=value, several separated by commas, percent-encoded',
    ])
  expect(problemsOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toEqual([
    'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1',
  ])
})

test('reads how long the backend may take', () => {
  const graphql = { COMMERCE_GRAPHQL_URL: 'https://magento.example/graphql' }
  const { commerce } = configOf({ ...graphql, COMMERCE_TIMEOUTS: 'document=2.5 order=90' })
  expect(commerce).toMatchObject({
    budgets: { documentMs: 2_500, queryMs: 15_000, mutationMs: 15_000, orderMs: 90_000 },
  })
  for (const wrong of ['document=0', 'page=3', 'document', 'document=3,order=4']) {
    expect(problemsOf({ ...graphql, COMMERCE_TIMEOUTS: wrong })).toEqual([
      'COMMERCE_TIMEOUTS: must be seconds of document, query, mutation and order, e.g. document=3 mutation=15',
    ])
  }
})

test('reads how the storefront asks', () => {
  const asked = { COMMERCE_GET_QUERIES: 'on', COMMERCE_DEFER: 'off', COMMERCE_CLIENT_NAME: 'vetrina web' }
  expect(configOf(asked).transport).toEqual({
    getQueries: true,
    operations: 'own',
    defer: 'off',
    client: { name: 'vetrina web' },
  })
  expect(configOf({ ...asked, COMMERCE_OPERATIONS: 'any' }).transport.operations).toBe('any')
  expect(configOf({ ...asked, NODE_ENV: 'development' }).transport.operations).toBe('any')
  expect(configOf({ ...asked, COMMERCE_CLIENT_VERSION: '1.2' }).transport.client).toEqual({
    name: 'vetrina web',
    version: '1.2',
  })
  expect(problemsOf({ COMMERCE_GET_QUERIES: 'yes', COMMERCE_DEFER: '1', COMMERCE_CLIENT_NAME: 'a\nb' })).toEqual([
    'COMMERCE_GET_QUERIES: must be one of on, off',
    'COMMERCE_DEFER: must be one of on, off, auto',
    'COMMERCE_CLIENT_NAME: must be printable ASCII that neither begins nor ends with a space',
  ])
  expect(problemsOf({ COMMERCE_CLIENT_VERSION: '1.2' })).toEqual([
    'COMMERCE_CLIENT_VERSION: must be unset unless COMMERCE_CLIENT_NAME is set',
  ])
})

test('sends mail to a server when there is one and it knows the sender', () => {
  const MAIL_URL = 'smtps://shop:s3cret@mail.example:465'
  expect(configOf({ MAIL_URL, MAIL_FROM: 'Terra e Smalto <ordini@shop.example>' }).mail).toEqual({
    kind: 'smtp',
    url: MAIL_URL,
    from: 'Terra e Smalto <ordini@shop.example>',
  })
  expect(configOf({ MAIL_FROM: 'ordini@shop.example' }).mail).toEqual({
    kind: 'letterBox',
    from: 'ordini@shop.example',
  })
  const form = 'an e-mail address or a name with one, e.g. My Shop <orders@shop.example>'
  expect(problemsOf({ MAIL_URL })).toEqual([`MAIL_FROM: must be set beside MAIL_URL, to ${form}`])
  expect(problemsOf({ MAIL_URL: 'https://shop:s3cret@mail.example', MAIL_FROM: 'x\nBcc: <a@b>' })).toEqual([
    'MAIL_URL: must be an smtp:// or smtps:// address, e.g. smtps://user:password@mail.example:465',
    `MAIL_FROM: must be ${form}`,
  ])
})

test('limits are on, multiplied, or off with a notice', () => {
  const factors = [{}, { REQUEST_LIMITS: 'on' }, { REQUEST_LIMITS: '20' }].map((env) => configOf(env).limitsFactor)
  expect(factors).toEqual([1, 1, 20])
  const off = parseConfig({ REQUEST_LIMITS: 'off' }, SHOP)
  expect(off.ok && [off.config.limitsFactor, off.notices.join()]).toEqual([
    0,
    'REQUEST_LIMITS is off: passwords and codes can be guessed, and mails sent, without a limit',
  ])
  for (const wrong of ['0', '-1', '1000', 'x']) expect(problemsOf({ REQUEST_LIMITS: wrong })).toHaveLength(1)
})

test('tokens are in cookies only where browsers keep secure ones', () => {
  expect(configOf({ TOKEN_STORAGE: 'record', PUBLIC_URL: 'http://shop.example' }).tokenStorage).toBe('record')
  const secure = ['https://shop.example', 'http://localhost:3000', 'http://it.localhost']
  for (const PUBLIC_URL of secure) {
    expect(configOf({ TOKEN_STORAGE: 'cookie', PUBLIC_URL }).tokenStorage).toBe('cookie')
  }
  for (const PUBLIC_URL of ['http://shop.example', 'http://localhost.example', 'http://192.168.1.7:3000']) {
    expect(problemsOf({ TOKEN_STORAGE: 'cookie', PUBLIC_URL })).toEqual([
      'TOKEN_STORAGE: must be record unless PUBLIC_URL is an https:// address or that of localhost: browsers keep no secure cookies of others',
    ])
  }
  expect(problemsOf({ TOKEN_STORAGE: 'session' })).toEqual(['TOKEN_STORAGE: must be one of record, cookie'])
})

test('names every wrong variable with the accepted form, one line each, without its value', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    HOST: 'http://localhost',
    COMMERCE_GRAPHQL_URL: 'https://user:secret@magento.example/graphql',
    COMMERCE_PROFILE: '2.3',
    COMMERCE_EDITION: 'enterprise',
    PUBLIC_URL: 'https://shop.example/path',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
  })
  expect(problems).toEqual([
    'PORT: must be a whole number from 1 to 65535',
    'HOST: must be a host name or an IP address, without scheme and port',
    'COMMERCE_GRAPHQL_URL: must be an absolute http:// or https:// address without user name, password, query and fragment',
    'COMMERCE_PROFILE: must be one of 2.4.8, 2.4.7',
    'COMMERCE_EDITION: must be one of open-source, commerce',
    'PUBLIC_URL: must be an http:// or https:// origin without path, e.g. https://shop.example',
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, silent',
    'NODE_ENV: must be one of production, development, test',
  ])
  expect(problems.join()).not.toContain('secret')
})

test.each(['0', '65536', '-1', '3000.5', ' 3000'])('refuses port %j', (PORT) => {
  expect(problemsOf({ PORT })).toHaveLength(1)
})

test.each(['magento.example/graphql', '/graphql', 'ftp://magento.example', 'https://magento.example/graphql?x=1'])(
  'refuses commerce address %j',
  (COMMERCE_GRAPHQL_URL) => {
    expect(problemsOf({ COMMERCE_GRAPHQL_URL })).toHaveLength(1)
  },
)

test('invites no external script unless its variable says so', () => {
  expect(configOf({ TAG_MANAGER_ID: 'GTM-ABC123' }).vendors.tagManager).toBeNull()
  const { vendors } = configOf({
    TAG_MANAGER: 'on',
    TAG_MANAGER_ID: 'GTM-ABC123',
    REVIEWS_WIDGET_URL: 'https://reviews.example/w.js?shop=1',
  })
  expect(vendors.tagManager).toEqual({ url: 'https://www.googletagmanager.com/gtm.js', id: 'GTM-ABC123' })
  expect(vendors.tagSources).toContain('https://*.google-analytics.com')
  expect(vendors.reviews).toEqual({ url: 'https://reviews.example/w.js?shop=1' })
  expect(vendors.personalisation).toBeNull()
})

test('a tag manager without an id is not loaded, and the start says so in one line', () => {
  const parsed = parseConfig({ TAG_MANAGER: 'on' }, { ...SHOP, vendors: { tagManagerId: null } })
  expect(parsed).toMatchObject({
    config: { vendors: { tagManager: null, tagSources: [] } },
    notices: ['TAG_MANAGER is on and TAG_MANAGER_ID is not set: no tag manager is loaded'],
  })
})

test('the id in the shop’s configuration counts where the environment names none', () => {
  const defaults = { ...SHOP, vendors: { tagManagerId: 'GTM-BUILT1' } }
  const built = parseConfig({ TAG_MANAGER: 'on' }, defaults)
  expect(built).toMatchObject({ config: { vendors: { tagManager: { id: 'GTM-BUILT1' } } }, notices: [] })
  const named = parseConfig({ TAG_MANAGER: 'on', TAG_MANAGER_ID: 'GTM-ABC123' }, defaults)
  expect(named).toMatchObject({ config: { vendors: { tagManager: { id: 'GTM-ABC123' } } } })
})

test('accepts the limits of rendering and caching, and no cache at all', () => {
  const pages = {
    RENDER_CONCURRENCY: '8',
    RENDER_QUEUE: '0',
    PAGE_CACHE_MB: '0',
    PAGE_CACHE_SECONDS: '5',
    PAGE_CACHE_STALE_SECONDS: '0',
  }
  expect(configOf(pages).pages).toMatchObject({
    concurrency: 8,
    queue: 0,
    cacheBytes: 0,
    freshSeconds: 5,
    staleSeconds: 0,
  })
  const { purgers } = configOf({ PAGE_CACHE_PURGERS: '10.0.0.5 10.1.0.0/16 fd00::/8' }).pages
  const asked = ['10.0.0.5', '10.0.0.6', '10.1.2.3'].map((address) => purgers.check(address))
  expect([...asked, purgers.check('fd12::1', 'ipv6')]).toEqual([true, false, true, true])
  expect(problemsOf({ PAGE_CACHE_PURGERS: '10.0.0.5 magento 10.0.0.0/33' })).toEqual([
    'PAGE_CACHE_PURGERS: must be IP addresses or networks separated by spaces, e.g. 10.0.0.5 10.1.0.0/16',
  ])
  expect(configOf({ TRUSTED_PROXIES: '10.0.0.5' }).proxies.check('10.0.0.5')).toBe(true)
  expect(configOf({}).proxies.check('10.0.0.5')).toBe(false)
  expect(problemsOf({ RENDER_CONCURRENCY: '0', RENDER_QUEUE: '-1', PAGE_CACHE_MB: '64 MB' })).toEqual([
    'RENDER_CONCURRENCY: must be a whole number from 1 to 99999',
    'RENDER_QUEUE: must be a whole number from 0 to 99999',
    'PAGE_CACHE_MB: must be a whole number from 0 to 99999',
  ])
})

test('lets no variable write into the content security policy', () => {
  expect(
    problemsOf({
      TAG_MANAGER: 'yes',
      TAG_MANAGER_ID: 'GTM-1; script-src *',
      TAG_MANAGER_SOURCES: "https://a.example 'unsafe-inline'",
      PERSONALISATION_URL: 'javascript:alert(1)',
      ACCESSIBILITY_WIDGET_URL: 'https://user:secret@widget.example/w.js',
    }),
  ).toEqual([
    'TAG_MANAGER: must be one of on, off',
    'TAG_MANAGER_ID: must be a container id, e.g. GTM-ABC1234',
    'TAG_MANAGER_SOURCES.1: must be origins separated by spaces, e.g. https://stats.example https://*.ads.example',
    'ACCESSIBILITY_WIDGET_URL: must be an absolute http:// or https:// address without user name and password',
    'PERSONALISATION_URL: must be an absolute http:// or https:// address without user name and password',
  ])
})

test('a shop in production in front of its own backend names its merchant', () => {
  const { legal: _legal, ...unnamed } = SHOP
  const own = { COMMERCE_GRAPHQL_URL: 'https://shop.example/graphql', NODE_ENV: 'production' }
  const parsed = parseConfig(own, unnamed)
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    expect.stringContaining('shop.config.ts: legal.imprint: is missing'),
  ])
  expect(parseConfig(own, { ...SHOP, isDemo: false }).ok).toBe(true)
  expect(parseConfig({ ...own, NODE_ENV: 'development' }, unnamed).ok).toBe(true)
  expect(parseConfig({}, unnamed).ok).toBe(true)
})

describe('a shop that is open to the public', () => {
  const open = {
    COMMERCE_GRAPHQL_URL: 'https://magento.example/graphql',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    MAIL_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'orders@shop.example',
  }
  const shop = { ...SHOP, isDemo: false }
  const problemsIn = (environment: Readonly<Record<string, string | undefined>>, definition = shop) => {
    const parsed = parseConfig(environment, definition)
    return parsed.ok ? [] : parsed.problems
  }

  test('starts with its mail server and all facts that its countries ask for', () => {
    expect(problemsIn(open)).toEqual([])
  })

  test('in front of the embedded engine has the same duties, and the demo shop has none', () => {
    const { COMMERCE_GRAPHQL_URL: _url, MAIL_URL: _mail, ...embedded } = open
    expect(problemsIn(embedded)).toEqual([expect.stringMatching(/^MAIL_URL: must be set/)])
    const { legal: _legal, ...unnamed } = shop
    expect(problemsIn(embedded, unnamed as typeof shop)).toEqual([expect.stringContaining('legal.imprint: is missing')])
    const { MAIL_FROM: _from, ...silent } = embedded
    expect(problemsIn(silent, { ...shop, isDemo: true })).toEqual([])
    expect(problemsIn({ ...silent, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  test('does not start without a way to send statements of withdrawal', () => {
    const { MAIL_URL: _url, ...mute } = open
    expect(problemsIn(mute)).toEqual([expect.stringMatching(/^MAIL_URL: must be set: statements of withdrawal/)])
    const elsewhere = { ...shop, country: 'US', ...(SHOP.legal && { legal: { ...SHOP.legal, withdrawal: null } }) }
    expect(problemsIn(mute, elsewhere)).toEqual([])
  })

  test('does not start without facts that a country asks for', () => {
    if (!SHOP.legal) throw new Error('The shop of the test names its merchant.')
    const { vatId: _vatId, ...imprint } = SHOP.legal.imprint
    const spanish = { ...shop, country: 'ES', legal: { ...SHOP.legal, imprint, withdrawal: { days: 7 } } }
    expect(problemsIn(open, spanish)).toEqual([
      expect.stringMatching(/shop\.config\.ts: legal\.imprint\.vatId: is missing, and needed in ES \(docs\/law\.md\)$/),
      expect.stringContaining('legal.withdrawal.days: is less than the 14 days of ES'),
      expect.stringContaining('legal.guarantee.legalMonths: is less than the 36 months of ES'),
    ])
  })

  const BODY = { name: 'Médiateur', url: 'https://mediator.example' }
  const MEDIATOR = /legal\.disputes\.participates: is not true, and every consumer has a mediator in FR/
  test.each([
    ['DE', undefined, [/legal\.disputes: is missing, and needed in DE/]],
    ['DE', { participates: false }, []],
    ['FR', undefined, [MEDIATOR]],
    ['FR', { participates: false, body: BODY }, [MEDIATOR]],
    ['FR', { participates: true, body: BODY }, []],
    ['AT', undefined, []],
    ['IT', undefined, []],
  ])('in %s states the settlement of disputes by its law: %o', (country, disputes, problems) => {
    if (!SHOP.legal) throw new Error('The shop of the test names its merchant.')
    const legal = { ...SHOP.legal, ...(disputes && { disputes }) }
    const found = problemsIn(open, { ...shop, country, legal })
    expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })

  test('is not held up where the law of its country is not known', () => {
    const { vatId: _vatId, ...imprint } = SHOP.legal?.imprint ?? { company: '', address: [], email: '' }
    expect(
      problemsIn(open, { ...shop, country: 'US', ...(SHOP.legal && { legal: { ...SHOP.legal, imprint } }) }),
    ).toEqual([])
  })
})

describe('a demo shop in front of somebody’s Magento', () => {
  const own = { COMMERCE_GRAPHQL_URL: 'https://shop.example/graphql', NODE_ENV: 'production' }
  const demo = { ...SHOP, isDemo: true, vendors: { tagManagerId: 'GTM-DEMO1' } }

  test.each([undefined, 'shops/other'])('SHOP=%s: is a trial without the facts of its merchant', (folder) => {
    const parsed = parseConfig({ ...own, TAG_MANAGER: 'on', ...(folder !== undefined && { SHOP: folder }) }, demo)
    expect(parsed).toMatchObject({
      config: { isTrial: true, legal: undefined, deliveryDays: '', vendors: { tagManager: null } },
      notices: [
        `A trial without legal facts and days of delivery: ${folder ?? 'shops/terra-e-smalto'} shows an invented merchant, not that of COMMERCE_GRAPHQL_URL: create a folder of your own in shops (src/shop/defineShop.ts, without isDemo) and set SHOP to it`,
        'TAG_MANAGER is on and TAG_MANAGER_ID is not set: no tag manager is loaded',
      ],
    })
  })

  test('is not served to the public', () => {
    const parsed = parseConfig({ ...own, PUBLIC_URL: 'https://shop.example' }, demo)
    expect(parsed).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^SHOP: .* set SHOP to it before PUBLIC_URL is an https:\/\/ address$/)],
    })
  })

  test.each([
    ['the embedded engine', {}, demo],
    ['another shop', own, { ...demo, isDemo: false }],
  ])('and %s is none', (_what, environment, shop) => {
    const mail = { MAIL_URL: 'smtps://mail.example:465', MAIL_FROM: 'orders@shop.example' }
    const parsed = parseConfig({ ...environment, ...mail, PUBLIC_URL: 'https://shop.example', TAG_MANAGER: 'on' }, shop)
    expect(parsed).toMatchObject({
      config: { isTrial: false, legal: SHOP.legal, vendors: { tagManager: { id: 'GTM-DEMO1' } } },
      notices: [],
    })
  })
})

test.each([
  [{}, 'kept'],
  [{ METRICS_PORT: '9090' }, 'sent'],
  [{ METRICS_PORT: '9090', WEB_VITALS: 'off' }, null],
] as const)('measurements of browsers with %j: %s', (environment, vitals) => {
  expect(configOf(environment).vitals).toBe(vitals)
})
