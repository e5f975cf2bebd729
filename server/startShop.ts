import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/commerce/engine/context.ts'
import type { MailQueue } from '#server/engine/engine.ts'
import type { FaultEffects, FaultSwitchboard } from '#server/faults/createFaultSwitchboard.ts'
import { createCatalogueReader } from '#server/discovery/catalogueReader.ts'
import { discoveryRoutes } from '#server/discovery/discoveryRoutes.ts'
import { APPLE_PAY_DOMAIN_FILE } from '#server/discovery/hostFiles.ts'
import { alternatesOf } from '#server/discovery/sitemaps.ts'
import { openAddressIndex } from '#server/discovery/addressIndex.ts'
import { openFeedFiles } from '#server/discovery/feedFiles.ts'
import { createProductFeeds } from '#server/discovery/productFeeds.ts'
import { createPages } from '#server/documents/createPages.ts'
import { publishAssets } from '#server/http/assetLibrary.ts'
import { readiness } from '#server/http/health.ts'
import { createTooLargePage } from '#server/http/headersTooLarge.ts'
import { createHostPages } from '#server/documents/hostPage.ts'
import { createUnavailablePage } from '#server/documents/unavailablePage.ts'
import { readMailLogo } from '#server/mail/mailLogo.ts'
import type { MailLogo } from '#server/mail/mailLogo.ts'
import { readShop } from '#server/shop/selectedShop.ts'
import { createAnswerCache, type KeptAnswer } from '#server/documents/answerCache.ts'
import { createPageStore, type Purge } from '#server/documents/pageStore.ts'
import { createRenderQueue } from '#server/documents/renderQueue.ts'
import type { SharedPage } from '#server/documents/sharedPage.ts'
import { createGetGateway } from '#server/gateway/createGetGateway.ts'
import { probeSchema } from '#server/gateway/probeSchema.ts'
import { createCapabilityKeeper, type CapabilityFile, type CapabilityKeeper } from '#server/gateway/capabilityKeeper.ts'
import { CAPTCHA_PARTS, createCaptchaKeeper, withPartsOfHost } from '#server/gateway/captchaSettings.ts'
import { createTrialKeeper } from '#server/gateway/trials/triedMutations.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { createAllowList } from '#server/gateway/operations/createAllowList.ts'
import { createPersistedQueryGateway } from '#server/gateway/operations/createPersistedQueryGateway.ts'
import { createBlocksGateway } from '#server/gateway/createBlocksGateway.ts'
import { createSettingsGateway } from '#server/gateway/createSettingsGateway.ts'
import { createClosedDays } from '#server/shop/closedDays.ts'
import { offeredParts, overriddenSettings } from '#server/shop/features.ts'
import { createConditionsGateway } from '#server/gateway/createConditionsGateway.ts'
import { createUnlistedGateway } from '#server/gateway/unlisted/createUnlistedGateway.ts'
import { createDecodingGateway } from '#server/gateway/decodeTextFields.ts'
import { openCommerce } from '#server/gateway/openCommerce.ts'
import {
  conditionParts,
  leftOutParts,
  namesIn,
  optionalParts,
  wantedOf,
  type Wanted,
} from '#server/gateway/optionalParts.ts'
import { createReducedGateway } from '#server/gateway/operations/createReducedGateway.ts'
import { knownOperations } from '#server/gateway/operations/knownOperations.ts'
import { readOperations, readPersistedQueries } from '#server/gateway/operations/readPersistedQueries.ts'
import { createPolicyOf } from '#server/gateway/operationPolicy.ts'
import { createRefusalWatch } from '#server/gateway/refusalWatch.ts'
import { createSentText, idOfText } from '#server/gateway/sentText.ts'
import { createApp } from '#server/http/createApp.ts'
import type { CreatePageRenderer } from '#server/http/documentHandler.ts'
import { listen, type Listener } from '#server/http/listen.ts'
import { offlineWorker } from '#server/http/offlineWorker.ts'
import { purgeRoute } from '#server/http/purgeRoute.ts'
import { serveDownloads } from '#server/http/serveDownloads.ts'
import { staticAssets } from '#server/http/staticAssets.ts'
import { createLimitedGateway } from '#server/limits/createLimitedGateway.ts'
import { type CreateCounter, createLimiter, createMemoryCounter } from '#server/limits/createLimiter.ts'
import type { Courier } from '#server/mail/courier.ts'
import { createLocalMasters } from '#server/media/createLocalMasters.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type * as CreateMetrics from '#server/metrics/createMetrics.ts'
import type { Metrics } from '#server/metrics/createMetrics.ts'
import type { MetricsServer } from '#server/metrics/serveMetrics.ts'
import { vitalsRoute } from '#server/metrics/vitalsRoute.ts'
import type { ParentLink } from '#server/processes/parentLink.ts'
import { createMediaHandler } from '#server/media/createMediaHandler.ts'
import { createUpstreamMasters } from '#server/media/createUpstreamMasters.ts'
import type { MediaMasters } from '#server/media/mediaMasters.ts'
import { renderPicture, renderSharePicture } from '#server/media/renderPicture.ts'
import { writeFileAtomically } from '#server/media/writeFileAtomically.ts'
import { makeWritable } from '#server/makeWritable.ts'
import { randomText } from '#server/randomText.ts'
import { openRecords } from '#server/records/openRecords.ts'
import { refuseNewer } from '#server/refuseNewer.ts'
import { seedDownloadsFolder, seedMediaFolder } from '#server/shop/selectedSeed.ts'
import { OFFLINE_WORKERS, type ViteManifest } from '#server/ssr/pageAssets.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { campaignParamsOf } from '#src/shop/addresses/campaignParams.ts'
import { originOf, pathOf, storeAt, unescapedPath } from '#src/shop/addresses/storeAddresses.ts'
import { createSwitchStore } from '#server/stores/switchStore.ts'
import { createEndSessions } from '#server/tokens/createEndSessions.ts'
import { createTokenGateway } from '#server/tokens/createTokenGateway.ts'
import type { Tracing } from '#server/tracing/openTracing.ts'
import { fetchStoreFacts } from '#server/withdrawals/fetchStoreFacts.ts'
import { consentRoute } from '#server/consents/consentRoute.ts'
import { keepConsents } from '#server/consents/keepConsents.ts'
import { createReference } from '#server/withdrawals/reference.ts'
import { createWithdrawalDesk } from '#server/withdrawals/withdrawalDesk.ts'
import { formPages } from '#server/forms/formPages.ts'
import { withdrawalPages } from '#server/withdrawals/withdrawalPages.ts'
import { withdrawalRoute } from '#server/withdrawals/withdrawalRoute.ts'

export type StartShopOptions = {
  readonly config: Config
  readonly log: Logger
  readonly createPageRenderer: CreatePageRenderer
  /** The folder of the files built for the browser; not read in development. */
  readonly clientDirectory: string
  /** The parent of a web process; null for a host of one process. */
  readonly parent: ParentLink | null
}

/** A running shop. */
export type Shop = {
  /** See `openCommerce`. */
  readonly demoAccounts: readonly string[]
  /** Tells load balancers that no new shoppers are wanted; the shop still serves those who come. */
  readonly drain: () => void
  /** Lets pending requests finish, at most 10 s, then closes everything that was opened. */
  readonly stop: () => Promise<void>
}

const STOP_GRACE_MS = 10_000
const DAY_MS = 86_400_000

/** A part of every Magento whose `route` refuses disabled products. */
const SINCE_ROUTES_HIDE_DISABLED = 'Mutation.resendConfirmationEmail'

/** How often the host looks whether the catalogue has to be read again for search engines. */
const READING_CHECK_MS = 300_000

/** The size of the answer cache relative to the page cache; a page's answers together are smaller than the page. */
const ANSWERS_SHARE = 0.5

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Assembles the host and starts listening. Throws {@link StartupFailure} for every problem that the shop's owner can
 * fix: a data folder that is not writable, an address without a commerce server, a port in use.
 */
export async function startShop(options: StartShopOptions): Promise<Shop> {
  const { config, log, createPageRenderer, clientDirectory, parent } = options
  const isFirst = parent?.isFirst ?? true
  const { publicOrigin, stores, dataDirectory, transport } = config
  const closedDays = createClosedDays(config)
  const originAt = (hostname: string) => originOf(storeAt({ hostname, pathname: '/' }, stores), publicOrigin)
  makeWritable('DATA_DIR', dataDirectory)
  makeWritable('MEDIA_CACHE_DIR', config.mediaCacheDirectory)
  const pageStore = createPageStore<SharedPage>(config.pages.cacheBytes, { keepsPurged: true })
  const answerStore = createPageStore<KeptAnswer>(config.pages.cacheBytes * ANSWERS_SHARE)
  let renewSharedAnswers: () => void = () => undefined
  const now = () => performance.now()
  const purgeHere = (what: Purge) => {
    answerStore.purge(what)
    pageStore.purge(what)
    renewSharedAnswers()
  }
  const createLocalCounter = parent?.createCounter ?? createMemoryCounter
  const cluster =
    config.redisUrl === null
      ? null
      : await joinCluster(config.redisUrl, { log, onPurge: purgeHere, createLocalCounter })
  const purge = (what: Purge) => {
    purgeHere(what)
    cluster?.purges.tell(what)
    parent?.purge(what)
  }
  const faults = config.faults
    ? await loadFaults(config, { onChange: () => purge('all'), holdEngine: () => commerce.hold() })
    : null
  const clock = faults?.clock ?? { now: Date.now }
  const schemaText = readFileSync(projectFile('schema.graphql'), 'utf8')
  const aheadMs = faults?.aheadMs ?? (() => 0)
  const onReturn = () => {
    capabilities.doubt()
    renewSharedAnswers()
  }
  const tracing = await loadTracing(config, log)
  // The port opens when everything that it measures exists.
  let metrics: Metrics | null = null
  const meter: Meter = {
    answered: (facts) => metrics?.answered(facts),
    upstreamAnswered: (facts) => metrics?.upstreamAnswered(facts),
    vitalMeasured: (vital) => metrics?.vitalMeasured(vital),
  }
  const commerce = await openCommerce({
    config,
    fetch,
    log,
    schemaText,
    openEngine: async () => {
      // Imported dynamically: a shop in front of a real Magento does not need it.
      const [{ createEngine, startEngine }, { engineSetupOf }] = await Promise.all([
        import('#server/engine/startEngine.ts'),
        import('#server/engine/engineSetup.ts'),
      ])
      if (parent) return createEngine(parent.engineHost, schemaText)
      const setup = engineSetupOf(config)
      if (!setup) throw new Error('There is no engine in front of another backend')
      return createEngine(await startEngine({ setup, log, aheadMs, onChange: purge }), schemaText)
    },
    onReturn,
    now,
    meter,
  })
  const sentText = createSentText(schemaText)
  // The extensions of a shop have operations of their own.
  const operationFiles = [
    projectFile('persisted_queries.json'),
    join(config.shopFolder, 'persisted_queries.json'),
  ].filter((path) => existsSync(path))
  const operations = operationFiles.flatMap((path) => readOperations(path, sentText))
  const wanted = withPartsOfHost(wantedOf(schemaText, operations), schemaText)
  const capabilities = keepCapabilities(wanted, {
    gateway: commerce.quietGateway,
    config,
    log,
    // The other hosts ask the backend themselves.
    onChange: () => purgeHere('all'),
  })
  // A server that has answered before exists at this address: it may be down, and return while the shop is running.
  if (commerce.problem && !capabilities.isKnown()) {
    const words = `No commerce server at COMMERCE_GRAPHQL_URL (${upstreamUrl(config)}): ${commerce.problem.words}`
    if (!commerce.problem.isPassing) throw new StartupFailure(words)
    log.error(words)
  }
  const records = await openRecords(config, { log, isFirst })
  const withdrawals = createWithdrawalDesk({
    records,
    merchantEmail: addressOf(config.mail.from),
    shopOf: async (storeCode) => ({
      ...(await fetchStoreFacts(commerce.gateway, storeCode, new URL(publicOrigin).hostname)),
      url: publicOrigin,
    }),
    now: clock.now,
    createReference,
    randomText,
  })
  let isDraining = false
  const addresses = refuseNewer(join(dataDirectory, 'addresses.sqlite'), openAddressIndex)
  let vite: ViteDevServer | null = null
  try {
    vite = config.mode === 'development' ? await startVite() : null
    await capabilities.start()
    const captcha = createCaptchaKeeper({
      gateway: commerce.quietGateway,
      schemaText,
      storeCodes: stores.map(({ magentoStoreCode }) => magentoStoreCode),
      has: (part) => capabilities.current().parts.includes(part),
      // The other hosts ask the backend themselves.
      onChange: () => purgeHere('all'),
      log,
      now,
    })
    const trials = createTrialKeeper({
      gateway: commerce.quietGateway,
      schemaText,
      storeCodes: stores.map(({ magentoStoreCode }) => magentoStoreCode),
      has: (part) => capabilities.current().parts.includes(part),
      onChange: () => purgeHere('all'),
      log,
      now,
    })
    await Promise.all([captcha.start(), trials.start()])
    const queries = new Map(operationFiles.flatMap((path) => [...readPersistedQueries(path, sentText)]))
    const leftOut = leftOutParts(schemaText)
    const reduced = createReducedGateway({
      gateway: commerce.gateway,
      schema: wanted.schema,
      parts: leftOut,
      has: (part) => capabilities.current().parts.includes(part),
    })
    const unlisted = createUnlistedGateway({
      gateway: reduced,
      routesToDisabled: () => !capabilities.current().parts.includes(SINCE_ROUTES_HIDE_DISABLED),
      pathOf: addresses.productPath,
      now,
    })
    const conditions = createConditionsGateway(unlisted)
    const blocks = createBlocksGateway({ gateway: conditions, texts: operations, now, log })
    const decoding = createSettingsGateway(
      createDecodingGateway({ gateway: blocks, schemaText }),
      overriddenSettings(config.features),
    )
    const optional = new Set([...optionalParts(schemaText), ...leftOut].map(({ name }) => name))
    const watched = createRefusalWatch({
      gateway: decoding,
      ownTexts: new Set(operations),
      schemaText,
      isLacking: (part) => optional.has(part) && !capabilities.current().parts.includes(part),
      onRefusal: (operation, reason) => {
        log.error({ operation, reason }, 'The commerce server does not allow an operation of the storefront')
        capabilities.doubt()
      },
    })
    const limiter = createLimiter({
      factor: config.limitsFactor,
      createCounter: cluster?.createCounter ?? createLocalCounter,
      onFailure: (error) => log.error({ err: error }, 'The limiter cannot count tries'),
    })
    const limited = createLimitedGateway({ gateway: watched, limiter, schemaText })
    const tokens =
      config.tokenStorage === 'cookie' ? createTokenGateway({ gateway: limited, schemaText, log }) : limited
    const gateway = createPersistedQueryGateway({ gateway: tokens, queries })
    const allowed =
      transport.operations === 'any'
        ? null
        : knownOperations({
            path: join(dataDirectory, 'operations.json'),
            ids: operations.map(idOfText),
            now: clock.now(),
            warn: (words) => log.warn(words),
          })
    const toBrowsers = faults?.around(gateway, 'browser') ?? gateway
    // In development every page is rendered again.
    const isCaching = vite === null && config.pages.cacheBytes > 0
    const policyOf = createPolicyOf(schemaText)
    const publicQueries = new Map([...queries].filter(([, text]) => policyOf(text).includes('public')))
    const asking = createGetGateway(gateway, new Set(publicQueries.values()))
    const optionalNames = new Set(wanted.parts.map(({ name }) => name))
    const isOptional = (part: string) => optionalNames.has(part)
    const conditionsByText = new Map(
      [...publicQueries.values()].map((text) => [text, conditionParts(text, wanted.schema, isOptional)]),
    )
    const neededParts = new Map(
      [...publicQueries.values()].map((text) => {
        const included = new Set(
          [...(conditionsByText.get(text) ?? new Map<string, readonly string[]>()).values()].flat(),
        )
        return [text, [...namesIn(text, wanted.schema)].filter((name) => isOptional(name) && !included.has(name))]
      }),
    )
    const offered = () => offeredParts(capabilities.current().parts, config.features)
    const isAnswerable = (text: string) => {
      const parts = offered()
      return (neededParts.get(text) ?? []).every((name) => parts.includes(name))
    }
    const conditionsOf = (text: string) => {
      const conditions = conditionsByText.get(text)
      if (!conditions) return null
      const parts = offered()
      return Object.fromEntries(
        [...conditions].map(([variable, names]) => [variable, names.every((name) => parts.includes(name))]),
      )
    }
    const answerCache = isCaching
      ? createAnswerCache({
          gateway: asking,
          store: answerStore,
          queries: publicQueries,
          now,
          log,
          isAnswerable,
          conditionsOf,
          isBackendAway: commerce.isAway,
          ...config.pages,
        })
      : null
    const rendering = answerCache ?? asking
    const worker = vite ? null : builtWorker(clientDirectory, config.hasOfflinePages)
    const createNonce = () => randomBytes(16).toString('base64url')
    const partsOfHost = new Set([...CAPTCHA_PARTS, ...leftOut.map(({ name }) => name)])
    const publicConfig = () => {
      const { parts, deferral } = capabilities.current()
      return {
        getQueries: transport.getQueries,
        deferral: transport.defer === 'auto' ? deferral : transport.defer === 'on',
        fields: offeredParts(parts, config.features).filter(
          (part) => !partsOfHost.has(part) && !trials.isRefused(part),
        ),
        client: transport.client,
        vendors: config.vendors,
        deliveryDays: config.deliveryDays,
        closedDays: config.deliveryDays === '' ? {} : closedDays(clock.now()),
        captcha: captcha.current(),
        isTrial: config.isTrial,
        monitoringDsn: config.monitoringDsn,
        vitals: config.vitals,
        hasOfflinePages: worker !== null && config.hasOfflinePages,
      }
    }
    const renderer = await createPageRenderer({
      gateway: faults?.around(rendering, 'rendering') ?? rendering,
      publicOrigin,
      stores,
      publicConfig,
      log,
      now,
      alternatesOf: (address) => {
        const store = storeAt(address, stores)
        // The address of a filtered or sorted list is no page of its own.
        if (address.search !== '') return []
        const path = pathOf(store, unescapedPath(address.pathname))
        return alternatesOf(addresses, path, store, { stores, shopOrigin: publicOrigin })
      },
      vite,
    })
    const build = vite ? '' : buildOf(clientDirectory)
    const offeredStores = () => {
      const codes = renderer.storeCodes()
      return stores.filter(({ magentoStoreCode }) => codes.includes(magentoStoreCode))
    }
    const { definition, theme } = await readShop(config.shopFolder)
    const hostPages = await createHostPages({ folder: config.shopFolder, brand: definition.brand, theme })
    const lastResort = await createUnavailablePage({
      folder: config.shopFolder,
      stores,
      hostPages,
      textsOf: renderer.unavailableTextsOf,
    })
    const queue = createRenderQueue({ concurrency: config.pages.concurrency, capacity: config.pages.queue })
    const pages = createPages({
      renderer,
      campaignParams: campaignParamsOf(definition.campaignParams),
      queue,
      cache: isCaching
        ? {
            store: pageStore,
            ...config.pages,
            ...(cluster && {
              shelf: cluster.openShelf({
                version: () => JSON.stringify([build, publicConfig()]),
                seconds: config.pages.freshSeconds + config.pages.staleSeconds + config.pages.errorSeconds,
                now,
              }),
            }),
          }
        : null,
      lastResort,
      development: vite !== null,
      trustedTypes: config.trustedTypes,
      log,
      now,
      createNonce,
      isBackendAway: commerce.isAway,
      ...(config.commerce.kind === 'upstream' && { documentMs: config.commerce.budgets.documentMs }),
    })
    const { productFeed: feed, attributes } = definition
    const feedFiles = feed ? openFeedFiles(join(dataDirectory, 'feeds')) : null
    const catalogueReader = createCatalogueReader({
      index: addresses,
      feeds:
        feed && feedFiles
          ? createProductFeeds({ files: feedFiles, feed, attributes, shopOrigin: publicOrigin, log })
          : null,
      gateway,
      stores: offeredStores,
      allStores: stores,
      shopOrigin: publicOrigin,
      render: (address) =>
        pages.handle(new Request(address, { headers: { accept: 'text/html' } }), { nonce: createNonce() }),
      isInUrlSpace: renderer.isSharedAddress,
      onChange: () => {
        pageStore.purge('all')
        parent?.purge('all')
      },
      log,
      now: clock.now,
      renewalMs: config.catalogueRenewalMs,
    })
    /** One process of a host reads the catalogue for all of them. */
    const wantCatalogue = isFirst ? catalogueReader.want : () => parent?.wantCatalogue()
    const handler = createApp({
      publicOrigin,
      originAt,
      development: vite !== null,
      gateway: allowed ? createAllowList({ gateway: toBrowsers, isKnown: (id) => allowed.has(id), log }) : toBrowsers,
      faultRoutes: faults?.routes ?? null,
      media: createMediaHandler({
        masters: mediaMasters(config),
        cacheDirectory: config.mediaCacheDirectory,
        render: renderPicture,
        renderShare: renderSharePicture,
        shareGround: theme.light.page,
        createId: randomUUID,
        log,
      }),
      downloads:
        commerce.findDownload &&
        serveDownloads({
          find: commerce.findDownload,
          directory: seedDownloadsFolder(config.shopFolder),
          tokenStorage: config.tokenStorage,
        }),
      discovery: discoveryRoutes({
        index: addresses,
        feeds: feedFiles,
        stores: () => {
          const [first = stores[0], ...others] = offeredStores()
          return [first, ...others]
        },
        shopOrigin: publicOrigin,
        // The legal facts of a demo merchant do not count in a trial.
        shop: { ...definition, legal: config.legal },
        applePayDomain: applePayDomainOf(config.shopFolder),
        want: wantCatalogue,
      }),
      paymentWebhook: commerce.paymentWebhook,
      withdrawals: withdrawalRoute({
        limiter,
        desk: stores.some((store) => statedFacts(config.legal, store).withdrawal !== null) ? withdrawals : null,
        originAt,
        log,
      }),
      withdrawalPages: withdrawalPages({
        limiter,
        desk: withdrawals,
        originAt,
        stores,
        isOpen: (store) => statedFacts(config.legal, store).withdrawal !== null,
        hostPages,
        textsOf: ({ locale, intlLocale }) => renderer.withdrawalTextsOf(locale, intlLocale),
        timeZoneOf: async ({ magentoStoreCode }) =>
          (await fetchStoreFacts(commerce.gateway, magentoStoreCode, definition.brand.name)).timeZone,
      }),
      formPages: formPages({
        gateway: faults?.around(limited, 'browser') ?? limited,
        originAt,
        stores,
        hostPages,
        textsOf: renderer.formTextsOf,
        send: renderer.sendForm,
        captcha: () => publicConfig().captcha,
      }),
      consents: consentRoute({ consents: records.consents, limiter, originAt, now: clock.now }),
      vitals: vitalsRoute({
        isOn: config.vitals === 'sent',
        pageNames: renderer.pageNames(),
        meter,
        limiter,
        originAt,
      }),
      // In the other mode there are no cookies to remove.
      endSessions: createEndSessions({ gateway: limited, log }),
      switchStore: createSwitchStore({
        stores,
        publicOrigin,
        gateway,
        isInUrlSpace: renderer.isSharedAddress,
        consent: renderer,
        log,
      }),
      assets: vite ? vite.middlewares : builtAssets(clientDirectory, config),
      offlineWorker: offlineWorker(worker),
      lastResort,
      proxies: config.proxies,
      readiness: readiness([
        () => (isDraining ? 'the host is about to end' : null),
        () => (cluster?.isReady() === false ? 'Redis is away' : null),
        () => (records.isReady() ? null : 'PostgreSQL is away'),
        () => (commerce.isAway() && pageStore.bytes() === 0 ? 'the backend fails and no page is kept' : null),
      ]),
      purges: purgeRoute({ allowed: config.pages.purgers, purge, log }),
      documents: pages.handle,
      log,
      meter,
      beginTrace: tracing?.beginTrace ?? null,
      now,
      createRequestId: randomUUID,
      createNonce,
    })
    const operationNames = new Set(operations.map((text) => /^\w+ (\w+)/.exec(text)?.[1] ?? ''))
    metrics = await loadMetrics(config, {
      isOwnOperation: (name) => operationNames.has(name),
      gauges: {
        vetrina_renders_running: () => queue.load().running,
        vetrina_renders_waiting: () => queue.load().waiting,
        vetrina_page_cache_bytes: pageStore.bytes,
        vetrina_backend_away: () => Number(commerce.isAway()),
      },
    })
    const tooLargePage = await createTooLargePage(
      stores.map(({ locale }) => locale),
      renderer.tooLargeTextsOf,
    )
    const metricsServer = parent === null ? await openMetricsServer(config, metrics) : null
    parent?.listen({
      onPurge: (what, isNews) => {
        purgeHere(what)
        // One process reports a change of the engine to the other hosts.
        if (isNews && isFirst) cluster?.purges.tell(what)
      },
      onWantCatalogue: () => {
        if (isFirst) catalogueReader.want()
      },
      measure: async () => (await metrics?.measure()) ?? [],
    })
    const endPublishing = vite || !isFirst ? () => undefined : await keepAssetsPublished(clientDirectory, config, log)
    const listener = await listenOrExplain({ handler, tooLargePage }, config)
    const outboxes = isFirst ? [commerce.outbox, records.outbox].filter((outbox) => outbox !== null) : []
    const logo = await readMailLogo(config.shopFolder, definition.brand, theme)
    const couriers = await Promise.all(outboxes.map((outbox) => sendCourier(outbox, { config, log, clock, logo })))
    renewSharedAnswers = () => void answerCache?.renew(renderer.storeCodes())
    renewSharedAnswers()
    // Answers that are never fresh need no renewal.
    const renewalSeconds = config.pages.staleSeconds || config.pages.freshSeconds
    const renewal =
      answerCache && renewalSeconds > 0 ? setInterval(() => renewSharedAnswers(), renewalSeconds * 1000).unref() : null
    const endKeepingConsents = isFirst
      ? keepConsents({
          consents: records.consents,
          texts: await renderer.consentTexts(),
          days: config.consentDays,
          now: clock.now,
          log,
        })
      : null
    const lookForDueReading = isFirst ? setInterval(catalogueReader.want, READING_CHECK_MS).unref() : null
    return {
      demoAccounts: commerce.demoAccounts,
      drain: () => {
        isDraining = true
      },
      stop: async () => {
        capabilities.stop()
        endPublishing()
        await metricsServer?.close()
        if (renewal) clearInterval(renewal)
        if (lookForDueReading) clearInterval(lookForDueReading)
        await catalogueReader.stop()
        await answerCache?.close()
        await Promise.all([listener.close(STOP_GRACE_MS), ...couriers.map((courier) => courier.stop(STOP_GRACE_MS))])
        await pages.close()
        await vite?.close()
        faults?.close()
        await endKeepingConsents?.()
        await records.close()
        addresses.close()
        await commerce.close()
        await cluster?.close()
        await tracing?.close()
      },
    }
  } catch (error) {
    capabilities.stop()
    await vite?.close()
    faults?.close()
    await records.close()
    addresses.close()
    await commerce.close()
    await cluster?.close()
    throw error
  }
}

type CapabilityParts = {
  readonly gateway: CommerceGateway
  readonly config: Config
  readonly log: Logger
  readonly onChange: () => void
}

function keepCapabilities(wanted: Wanted, { gateway, config, log, onChange }: CapabilityParts): CapabilityKeeper {
  return createCapabilityKeeper({
    names: wanted.parts.map(({ name }) => name),
    groups: new Map(wanted.parts.map(({ name, group }) => [name, group])),
    ask: () => probeSchema({ gateway, wanted }),
    // The embedded engine is part of the host, and changes with it.
    file: config.commerce.kind === 'upstream' ? capabilityFile(join(config.dataDirectory, 'capabilities.json')) : null,
    url: upstreamUrl(config),
    onChange,
    log,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      timer.unref()
      return { cancel: () => clearTimeout(timer) }
    },
    now: () => performance.now(),
  })
}

const upstreamUrl = ({ commerce }: Config): string => (commerce.kind === 'upstream' ? commerce.graphqlUrl : '')

const capabilityFile = (path: string): CapabilityFile => ({
  read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  write: (text) => writeFileAtomically(path, Buffer.from(text), randomUUID),
})

/** Imported only on demand: production never loads this code. */
async function loadFaults(config: Config, effects: FaultEffects): Promise<FaultSwitchboard> {
  const { createFaultSwitchboard } = await import('#server/faults/createFaultSwitchboard.ts')
  return createFaultSwitchboard(config, effects)
}

type CourierParts = {
  readonly config: Config
  readonly log: Logger
  readonly clock: Clock
  readonly logo: MailLogo | null
}

/** The address in a From line. */
const addressOf = (from: string | null): string | null =>
  from === null ? null : (/<([^<>]+)>$/.exec(from)?.[1] ?? from)

async function sendCourier(outbox: MailQueue, { config, log, clock, logo }: CourierParts): Promise<Courier> {
  const [{ startCourier }, { smtpDelivery }, { letterBoxDelivery }] = await Promise.all([
    import('#server/mail/courier.ts'),
    import('#server/mail/smtpDelivery.ts'),
    import('#server/mail/letterBoxDelivery.ts'),
  ])
  const { mail, publicOrigin, dataDirectory, legal } = config
  const sender = { publicOrigin, logo, imprint: statedFacts(legal).imprint }
  return startCourier({
    outbox,
    deliver:
      mail.kind === 'smtp'
        ? smtpDelivery({ ...mail, ...sender })
        : letterBoxDelivery({ ...mail, ...sender, directory: join(dataDirectory, 'mail') }),
    log,
    now: clock.now,
    // It rejects only when it is aborted, which ends the pause too.
    pause: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  })
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({ root: projectFile('.'), server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })
}

function builtAssets(directory: string, { assets }: Config): RequestHandler {
  if (!existsSync(directory)) throw new StartupFailure('The shop is not built yet: run `npm run build` first')
  return staticAssets(directory, assets?.directory)
}

/** Before a document names the files of this build, every host can serve them. */
async function keepAssetsPublished(clientDirectory: string, { assets }: Config, log: Logger): Promise<() => void> {
  const own = join(clientDirectory, 'assets')
  if (assets === null || !existsSync(own)) return () => undefined
  makeWritable('ASSETS_DIR', assets.directory)
  const publish = () =>
    publishAssets({ own, shared: assets.directory, days: assets.days, now: Date.now, createId: randomUUID })
  await publish()
  const daily = setInterval(() => {
    publish().catch((error: unknown) => log.error({ err: error }, 'The files of this build could not be published'))
  }, DAY_MS)
  daily.unref()
  return () => clearInterval(daily)
}

/** Identifies a build by the names of its files. */
function buildOf(clientDirectory: string): string {
  const folder = join(clientDirectory, 'assets')
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return createHash('sha256').update(names.join('\n')).digest('base64url')
}

/** Imported only on demand: a host without a port for metrics measures nothing. */
async function loadMetrics(
  { metricsPort }: Config,
  parts: Parameters<typeof CreateMetrics.createMetrics>[0],
): Promise<Metrics | null> {
  if (metricsPort === null) return null
  const { createMetrics } = await import('#server/metrics/createMetrics.ts')
  return createMetrics(parts)
}

async function openMetricsServer(
  { host, metricsPort: port }: Config,
  metrics: Metrics | null,
): Promise<MetricsServer | null> {
  if (port === null || metrics === null) return null
  const { serveMetrics } = await import('#server/metrics/serveMetrics.ts')
  return serveMetrics({ host, port, contentType: metrics.contentType, read: metrics.read })
}

/** Imported only on demand: without a collector nothing is recorded. */
async function loadTracing({ tracing }: Config, log: Logger): Promise<Tracing | null> {
  if (tracing === null) return null
  const { openTracing } = await import('#server/tracing/openTracing.ts')
  return openTracing(tracing, log)
}

type ClusterParts = {
  readonly log: Logger
  readonly onPurge: (what: Purge) => void
  /** Counts while Redis is away. */
  readonly createLocalCounter: CreateCounter
}

/** Imported only on demand: a single host never loads this code. */
async function joinCluster(url: string, { log, onPurge, createLocalCounter }: ClusterParts) {
  const [{ openRedis }, { openPurgeLog }, { createSharedShelf }, { redisCounters }] = await Promise.all([
    import('#server/cluster/redisLink.ts'),
    import('#server/cluster/purgeLog.ts'),
    import('#server/cluster/sharedShelf.ts'),
    import('#server/cluster/redisCounters.ts'),
  ])
  const redis = await openRedis({ url, log })
  const purges = await openPurgeLog({ redis, log, onPurge })
  return {
    isReady: redis.isReady,
    purges,
    createCounter: redisCounters(redis, createLocalCounter),
    openShelf: (parts: Omit<Parameters<typeof createSharedShelf>[0], 'redis' | 'log'>) =>
      createSharedShelf({ ...parts, redis, log }),
    close: async () => {
      purges.close()
      await redis.close()
    },
  }
}

/** The text of the service worker; null if the folder is no build of Vite. */
function builtWorker(directory: string, isOn: boolean): string | null {
  const folder = join(directory, '.vite')
  const manifest = existsSync(folder) ? readdirSync(folder).find((name) => name.startsWith('manifest.')) : undefined
  if (manifest === undefined) return null
  const chunks = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as ViteManifest
  const worker = chunks[isOn ? OFFLINE_WORKERS.on : OFFLINE_WORKERS.off]
  if (!worker) throw new StartupFailure('The build has no service worker: run `npm run build` again')
  return readFileSync(join(directory, worker.file), 'utf8')
}

/** Null without the file. */
function applePayDomainOf(shopFolder: string): string | null {
  const file = join(shopFolder, APPLE_PAY_DOMAIN_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function mediaMasters({ commerce, dataDirectory, shopFolder }: Config): MediaMasters {
  return commerce.kind === 'embedded'
    ? createLocalMasters(seedMediaFolder(shopFolder))
    : createUpstreamMasters({
        mediaUrl: commerce.mediaUrl,
        directory: join(dataDirectory, 'media-masters'),
        fetch,
        createId: randomUUID,
        schedule: (work, delayMs) => void setTimeout(work, delayMs).unref(),
        now: () => performance.now(),
      })
}

async function listenOrExplain(
  served: Pick<Parameters<typeof listen>[0], 'handler' | 'tooLargePage'>,
  config: Config,
): Promise<Listener> {
  const { host, port } = config
  try {
    return await listen({ ...served, host, port })
  } catch (error) {
    switch (codeOf(error)) {
      case 'EADDRINUSE':
        throw new StartupFailure(`PORT: ${port} is in use on ${host}, choose another one`, { cause: error })
      case 'EACCES':
        throw new StartupFailure(`PORT: this user may not listen on ${port}, choose one above 1023`, { cause: error })
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartupFailure(`HOST: ${host} is not an address of this machine`, { cause: error })
      default:
        throw error
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
