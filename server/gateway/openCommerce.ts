import { join } from 'node:path'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import { TRACE_HEADERS } from '#server/http/traceHeaders.ts'
import type { Config } from '#server/config.ts'
import type { Engine, MailQueue } from '#server/engine/engine.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { createUpstreamGateway } from './createUpstreamGateway.ts'
import { probeUpstream, type UpstreamProblem } from './probeUpstream.ts'

type OpenCommerceOptions = {
  readonly config: Config
  readonly fetch: typeof fetch
  readonly log: Logger
  readonly schemaText: string
  /** How far the embedded engine's clock is ahead of the machine's. */
  readonly aheadMs: () => number
  /** Receives the cache tags of changes in the embedded engine; `all` if they are not known. */
  readonly onChange: (tags: readonly string[] | 'all') => void
}

type OpenedCommerce = {
  readonly gateway: CommerceGateway
  /** The same for queries about the schema, whose callers report a failure once. */
  readonly quietGateway: CommerceGateway
  /** Why the commerce server's answer was not usable; null if it was. */
  readonly problem: UpstreamProblem | null
  /** The embedded engine's mail; null in front of a Magento, which sends its own. */
  readonly outbox: MailQueue | null
  /** Downloadable files of the embedded engine. A real Magento serves its own. */
  readonly findDownload: Engine['findDownload'] | null
  /** The e-mail addresses of accounts with published passwords; empty but in a demo shop. */
  readonly demoAccounts: readonly string[]
  /** Blocks the embedded engine until the returned function is called. For tests. */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}

/** Opens the configured source of the shop's data. `close` ends the embedded engine. */
export async function openCommerce({
  config,
  fetch,
  log,
  schemaText,
  aheadMs,
  onChange,
}: OpenCommerceOptions): Promise<OpenedCommerce> {
  const { commerce, dataDirectory, publicOrigin, shopFolder, stores, synonyms, legal, isDemo } = config
  if (commerce.kind === 'upstream') {
    const url = commerce.graphqlUrl
    return {
      gateway: createUpstreamGateway({ url, fetch, log, ownHeaders: TRACE_HEADERS }),
      quietGateway: createUpstreamGateway({ url, fetch, log: { error: () => undefined } }),
      problem: await probeUpstream({ url, fetch }),
      outbox: null,
      findDownload: null,
      demoAccounts: [],
      hold: () => () => undefined,
      close: () => Promise.resolve(),
    }
  }
  // Imported dynamically: a shop in front of a real Magento does not need it.
  const { startEngine } = await import('#server/engine/startEngine.ts')
  const engine = await startEngine({
    setup: {
      databasePath: join(dataDirectory, 'commerce.sqlite'),
      profile: commerce.profile,
      edition: commerce.edition,
      baseUrl: publicOrigin,
      shopFolder,
      isIntrospectionAllowed: commerce.isIntrospectionAllowed,
      paypalExpressUrl: commerce.paypalExpressUrl,
      synonyms,
      hasDemoData: isDemo,
      storesWithoutWithdrawal: stores
        .filter((store) => statedFacts(legal, store).withdrawal === null)
        .map(({ magentoStoreCode }) => magentoStoreCode),
      calendars: { deliveryCalendar: config.deliveryCalendar, deliveryDays: config.deliveryDays, stores },
      logLevel: config.logLevel,
    },
    schemaText,
    log,
    aheadMs,
    onChange,
  })
  // The same gateway as for another backend: the engine imitates a Magento, including cookies and HTML pages.
  const gateway = createUpstreamGateway({
    url: new URL('graphql', publicOrigin).href,
    fetch: (input, init) => engine.handle(new Request(input, init)),
    log,
    ownHeaders: [CLIENT_ADDRESS_HEADER],
  })
  return {
    gateway,
    quietGateway: gateway,
    problem: null,
    outbox: engine.outbox,
    findDownload: engine.findDownload,
    demoAccounts: await engine.demoAccounts(),
    hold: engine.hold,
    close: engine.close,
  }
}
