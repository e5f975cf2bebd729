import { randomBytes, randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
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
import { createPages } from '#server/documents/createPages.ts'
import { createTooLargePage } from '#server/http/headersTooLarge.ts'
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
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { createAllowList } from '#server/gateway/operations/createAllowList.ts'
import { createPersistedQueryGateway } from '#server/gateway/operations/createPersistedQueryGateway.ts'
import { createBlocksGateway } from '#server/gateway/createBlocksGateway.ts'
import { createSettingsGateway } from '#server/gateway/createSettingsGateway.ts'
import { createClosedDays } from '#server/shop/closedDays.ts'
import { offeredParts, overriddenSettings } from '#server/shop/features.ts'
import { createConditionsGateway } from '#server/gateway/createConditionsGateway.ts'
import { createDecodingGateway } from '#server/gateway/decodeTextFields.ts'
import { openCommerce } from '#server/gateway/openCommerce.ts'
import { conditionParts, namesIn, wantedOf, type Wanted } from '#server/gateway/optionalParts.ts'
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
import { createLimiter } from '#server/limits/createLimiter.ts'
import type { Courier } from '#server/mail/courier.ts'
import { createLocalMasters } from '#server/media/createLocalMasters.ts'
import { createMediaHandler } from '#server/media/createMediaHandler.ts'
import { createUpstreamMasters } from '#server/media/createUpstreamMasters.ts'
import type { MediaMasters } from '#server/media/mediaMasters.ts'
import { renderPicture } from '#server/media/renderPicture.ts'
import { writeFileAtomically } from '#server/media/writeFileAtomically.ts'
import { randomText } from '#server/randomText.ts'
import { seedDownloadsFolder, seedMediaFolder } from '#server/shop/selectedSeed.ts'
import { OFFLINE_WORKERS, type ViteManifest } from '#server/ssr/pageAssets.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { originOf, storeAt } from '#src/shop/storeAddresses.ts'
import { createSwitchStore } from '#server/stores/switchStore.ts'
import { fetchStoreFacts } from '#server/withdrawals/fetchStoreFacts.ts'
import { openWithdrawalDesk } from '#server/withdrawals/withdrawalDesk.ts'
import { withdrawalRoute } from '#server/withdrawals/withdrawalRoute.ts'

export type StartShopOptions = {
  readonly config: Config
  readonly log: Logger
  readonly createPageRenderer: CreatePageRenderer
  /** The folder of the files built for the browser; not read in development. */
  readonly clientDirectory: string
}

/** A running shop. */
export type Shop = {
  /** See `openCommerce`. */
  readonly demoAccounts: readonly string[]
  /** Lets pending requests finish, at most 10 s, then closes everything that was opened. */
  readonly stop: () => Promise<void>
}

const STOP_GRACE_MS = 10_000

/** The size of the answer cache relative to the page cache; a page's answers together are smaller than the page. */
const ANSWERS_SHARE = 0.5

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Assembles the host and starts listening. Throws {@link StartupFailure} for every problem that the shop's owner can
 * fix: a data folder that is not writable, a commerce server that does not answer, a port in use.
 */
export async function startShop(options: StartShopOptions): Promise<Shop> {
  const { config, log, createPageRenderer, clientDirectory } = options
  const { publicOrigin, stores, dataDirectory, transport } = config
  const closedDays = createClosedDays(config)
  const originAt = (hostname: string) => originOf(storeAt({ hostname, pathname: '/' }, stores), publicOrigin)
  makeWritable('DATA_DIR', dataDirectory)
  makeWritable('MEDIA_CACHE_DIR', config.mediaCacheDirectory)
  const pageStore = createPageStore<SharedPage>(config.pages.cacheBytes)
  const answerStore = createPageStore<KeptAnswer>(config.pages.cacheBytes * ANSWERS_SHARE)
  let renewSharedAnswers: () => void = () => undefined
  const purge = (what: Purge) => {
    answerStore.purge(what)
    pageStore.purge(what)
    renewSharedAnswers()
  }
  const faults = config.faults
    ? await loadFaults(config, { onChange: () => purge('all'), holdEngine: () => commerce.hold() })
    : null
  const clock = faults?.clock ?? { now: Date.now }
  const schemaText = readFileSync(projectFile('schema.graphql'), 'utf8')
  const aheadMs = faults?.aheadMs ?? (() => 0)
  const commerce = await openCommerce({ config, fetch, log, schemaText, aheadMs, onChange: purge })
  const sentText = createSentText(schemaText)
  // The extensions of a shop have operations of their own.
  const operationFiles = [
    projectFile('persisted_queries.json'),
    join(config.shopFolder, 'persisted_queries.json'),
  ].filter((path) => existsSync(path))
  const operations = operationFiles.flatMap((path) => readOperations(path, sentText))
  const wanted = wantedOf(schemaText, operations)
  const capabilities = keepCapabilities(wanted, {
    gateway: commerce.quietGateway,
    config,
    log,
    onChange: () => purge('all'),
  })
  // A server that has answered before exists at this address: it may be down, and return while the shop is running.
  if (commerce.problem && !commerce.problem.isPassing && !capabilities.isKnown()) {
    const { words } = commerce.problem
    throw new StartupFailure(`No commerce server at COMMERCE_GRAPHQL_URL (${upstreamUrl(config)}): ${words}`)
  }
  const withdrawals = openWithdrawalDesk({
    databasePath: join(dataDirectory, 'withdrawals.sqlite'),
    merchantEmail: addressOf(config.mail.from),
    shopOf: async (storeCode) => ({
      ...(await fetchStoreFacts(commerce.gateway, storeCode, new URL(publicOrigin).hostname)),
      url: publicOrigin,
    }),
    now: clock.now,
    randomText,
  })
  let vite: ViteDevServer | null = null
  try {
    vite = config.mode === 'development' ? await startVite() : null
    await capabilities.start()
    const queries = new Map(operationFiles.flatMap((path) => [...readPersistedQueries(path, sentText)]))
    const now = () => performance.now()
    const conditions = createConditionsGateway(commerce.gateway)
    const blocks = createBlocksGateway({ gateway: conditions, texts: operations, now, log })
    const decoding = createSettingsGateway(
      createDecodingGateway({ gateway: blocks, schemaText }),
      overriddenSettings(config.features),
    )
    const watched = createRefusalWatch({
      gateway: decoding,
      ownTexts: new Set(operations),
      onRefusal: (operation, reason) => {
        log.error({ operation, reason }, 'The commerce server does not allow an operation of the storefront')
        capabilities.doubt()
      },
    })
    const limiter = createLimiter({
      factor: config.limitsFactor,
      onFailure: (error) => log.error({ err: error }, 'The limiter cannot count tries'),
    })
    const limited = createLimitedGateway({ gateway: watched, limiter, schemaText })
    const gateway = createPersistedQueryGateway({ gateway: limited, queries })
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
          ...config.pages,
        })
      : null
    const rendering = answerCache ?? asking
    const worker = vite ? null : builtWorker(clientDirectory, config.hasOfflinePages)
    const createNonce = () => randomBytes(16).toString('base64url')
    const renderer = await createPageRenderer({
      gateway: faults?.around(rendering, 'rendering') ?? rendering,
      publicOrigin,
      stores,
      publicConfig: () => {
        const { parts, deferral } = capabilities.current()
        return {
          getQueries: transport.getQueries,
          deferral: transport.defer === 'auto' ? deferral : transport.defer === 'on',
          fields: offeredParts(parts, config.features),
          client: transport.client,
          vendors: config.vendors,
          deliveryDays: config.deliveryDays,
          closedDays: config.deliveryDays === '' ? {} : closedDays(clock.now()),
          isTrial: config.isTrial,
          monitoringDsn: config.monitoringDsn,
          hasOfflinePages: worker !== null && config.hasOfflinePages,
        }
      },
      log,
      now,
      vite,
    })
    const { definition, theme } = await readShop(config.shopFolder)
    const lastResort = await createUnavailablePage({
      folder: config.shopFolder,
      brand: definition.brand,
      stores,
      theme,
      textsOf: renderer.unavailableTextsOf,
    })
    const pages = createPages({
      renderer,
      queue: createRenderQueue({ concurrency: config.pages.concurrency, capacity: config.pages.queue }),
      cache: isCaching ? { store: pageStore, ...config.pages } : null,
      lastResort,
      development: vite !== null,
      log,
      now,
      createNonce,
    })
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
        createId: randomUUID,
        log,
      }),
      downloads: commerce.findDownload && serveDownloads(commerce.findDownload, seedDownloadsFolder(config.shopFolder)),
      withdrawals: withdrawalRoute({
        limiter,
        desk: stores.some((store) => statedFacts(config.legal, store).withdrawal !== null) ? withdrawals : null,
        originAt,
        log,
      }),
      switchStore: createSwitchStore({
        stores,
        publicOrigin,
        gateway,
        isInUrlSpace: renderer.isSharedAddress,
        consent: renderer,
        log,
      }),
      assets: vite ? vite.middlewares : builtAssets(clientDirectory),
      offlineWorker: offlineWorker(worker),
      lastResort,
      proxies: config.proxies,
      purges: purgeRoute({ allowed: config.pages.purgers, purge, log }),
      documents: pages.handle,
      log,
      now,
      createRequestId: randomUUID,
      createNonce,
    })
    const tooLargePage = await createTooLargePage(
      stores.map(({ locale }) => locale),
      renderer.tooLargeTextsOf,
    )
    const listener = await listenOrExplain({ handler, tooLargePage }, config)
    const outboxes = [commerce.outbox, withdrawals.outbox].filter((outbox) => outbox !== null)
    const logo = await readMailLogo(config.shopFolder, definition.brand, theme)
    const couriers = await Promise.all(outboxes.map((outbox) => sendCourier(outbox, { config, log, clock, logo })))
    renewSharedAnswers = () => void answerCache?.renew(renderer.storeCodes())
    renewSharedAnswers()
    // Answers that are never fresh need no renewal.
    const renewalSeconds = config.pages.staleSeconds || config.pages.freshSeconds
    const renewal =
      answerCache && renewalSeconds > 0 ? setInterval(() => renewSharedAnswers(), renewalSeconds * 1000).unref() : null
    return {
      demoAccounts: commerce.demoAccounts,
      stop: async () => {
        capabilities.stop()
        if (renewal) clearInterval(renewal)
        await answerCache?.close()
        await Promise.all([listener.close(STOP_GRACE_MS), ...couriers.map((courier) => courier.stop(STOP_GRACE_MS))])
        await pages.close()
        await vite?.close()
        faults?.close()
        withdrawals.close()
        await commerce.close()
      },
    }
  } catch (error) {
    capabilities.stop()
    await vite?.close()
    faults?.close()
    withdrawals.close()
    await commerce.close()
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

function makeWritable(variable: string, directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    throw new StartupFailure(`${variable}: the folder ${directory} cannot be written (${codeOf(error)})`, {
      cause: error,
    })
  }
}

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

function builtAssets(directory: string): RequestHandler {
  if (!existsSync(directory)) throw new StartupFailure('The shop is not built yet: run `npm run build` first')
  return staticAssets(directory)
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
