import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { randomText } from '#server/randomText.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { createUpstreamGateway } from './createUpstreamGateway.ts'
import { probeUpstream } from './probeUpstream.ts'

type OpenCommerceOptions = { readonly config: Config; readonly fetch: typeof fetch; readonly log: Logger }

/**
 * Opens the source of the shop's data that the configuration names. Throws {@link StartupFailure} when the commerce
 * server does not answer as one. `close` ends the embedded engine's database.
 */
export async function openCommerce({
  config,
  fetch,
  log,
}: OpenCommerceOptions): Promise<{ readonly gateway: CommerceGateway; readonly close: () => void }> {
  const { commerce, dataDirectory, publicOrigin, mode } = config
  if (commerce.kind === 'upstream') {
    const url = commerce.graphqlUrl
    const problem = await probeUpstream({ url, fetch })
    if (problem !== null) throw new StartupFailure(`No commerce server at COMMERCE_GRAPHQL_URL (${url}): ${problem}`)
    return { gateway: createUpstreamGateway({ url, fetch, log }), close: () => undefined }
  }
  // Loaded only here: a shop in front of a real Magento has no use for the engine and its demo catalogue.
  const [{ createCommerceEngine }, { demoShop }] = await Promise.all([
    import('#server/commerce/createCommerceEngine.ts'),
    import('#server/commerce/seed/demo/demoShop.ts'),
  ])
  const engine = createCommerceEngine({
    databasePath: join(dataDirectory, 'commerce.sqlite'),
    profile: commerce.profile,
    baseUrl: publicOrigin,
    clock: { now: Date.now },
    randomText,
    log,
    seed: demoShop,
    isIntrospectionAllowed: mode === 'development',
  })
  return { gateway: engine, close: engine.close }
}
