import { join } from 'node:path'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import type { Clock } from '#server/commerce/engine/context.ts'
import type { FindDownload } from '#server/commerce/engine/download.ts'
import type { ExpressCheckout } from '#server/commerce/engine/expressCheckout.ts'
import type { Outbox } from '#server/commerce/modules/mail/outbox.ts'
import { SeedError } from '#server/commerce/seed/seedError.ts'
import type { Config } from '#server/config.ts'
import { randomText } from '#server/randomText.ts'
import { createOrderFacts } from '#server/shop/orderFacts.ts'
import { loadSeed, seedFileOf, seedNameOf } from '#server/shop/selectedSeed.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { createUpstreamGateway } from './createUpstreamGateway.ts'
import { probeUpstream, type UpstreamProblem } from './probeUpstream.ts'

type OpenCommerceOptions = {
  readonly config: Config
  readonly fetch: typeof fetch
  readonly log: Logger
  /** The embedded engine's clock. */
  readonly clock: Clock
  /** Receives the cache tags of changes in the embedded engine. */
  readonly onChange: (tags: readonly string[]) => void
}

type OpenedCommerce = {
  readonly gateway: CommerceGateway
  /** The same for queries about the schema, whose callers report a failure once. */
  readonly quietGateway: CommerceGateway
  /** Why the commerce server's answer was not usable; null if it was. */
  readonly problem: UpstreamProblem | null
  /** The embedded engine's mail; null in front of a Magento, which sends its own. */
  readonly outbox: Outbox | null
  /** Downloadable files of the embedded engine. A real Magento serves its own. */
  readonly findDownload: FindDownload | null
  readonly close: () => void
}

/** Opens the configured source of the shop's data. `close` closes the embedded engine's database. */
export async function openCommerce({
  config,
  fetch,
  log,
  clock,
  onChange,
}: OpenCommerceOptions): Promise<OpenedCommerce> {
  const { commerce, dataDirectory, publicOrigin, shopFolder, stores, synonyms, legal } = config
  if (commerce.kind === 'upstream') {
    const url = commerce.graphqlUrl
    return {
      gateway: createUpstreamGateway({ url, fetch, log }),
      quietGateway: createUpstreamGateway({ url, fetch, log: { error: () => undefined } }),
      problem: await probeUpstream({ url, fetch }),
      outbox: null,
      findDownload: null,
      close: () => undefined,
    }
  }
  // Imported dynamically: a shop in front of a real Magento does not need the engine and its catalogue.
  const [{ createCommerceEngine }, seed] = await Promise.all([
    import('#server/commerce/createCommerceEngine.ts'),
    loadSeed(shopFolder),
  ])
  const expressCheckout = await expressCheckoutAt(commerce.paypalExpressUrl, fetch)
  const engine = explainingSeedErrors(shopFolder, () =>
    createCommerceEngine({
      databasePath: join(dataDirectory, 'commerce.sqlite'),
      profile: commerce.profile,
      edition: commerce.edition,
      baseUrl: publicOrigin,
      clock,
      randomText,
      log,
      seed,
      seedName: seedNameOf(shopFolder),
      onChange,
      isIntrospectionAllowed: commerce.isIntrospectionAllowed,
      expressCheckout,
      synonyms,
      storesWithoutWithdrawal: stores
        .filter((store) => statedFacts(legal, store).withdrawal === null)
        .map(({ magentoStoreCode }) => magentoStoreCode),
      orderFacts: createOrderFacts(config),
    }),
  )
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
    close: engine.close,
  }
}

function explainingSeedErrors<Opened>(shopFolder: string, open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof SeedError)) throw error
    throw new StartupFailure(`${seedFileOf(shopFolder)}: ${error.message}`, { cause: error })
  }
}

/** Imported only if there is a provider. */
async function expressCheckoutAt(url: string | null, fetch: typeof globalThis.fetch): Promise<ExpressCheckout | null> {
  if (url === null) return null
  const { createExpressCheckout } = await import('#server/payment/createExpressCheckout.ts')
  return createExpressCheckout({ url, fetch })
}
