import type { AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import type { Edition } from '#server/commerce/engine/profile/backend.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { randomText } from '#server/randomText.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'
import type { Fetch } from './commerceClient.ts'
import type { Profile } from './scenarios/scenario.ts'

export type EmbeddedShop = {
  readonly url: string
  readonly fetch: Fetch
  /** Errors that the engine logged as its own failures; there should be none. */
  readonly failures: readonly string[]
  readonly close: () => void
}

type EmbeddedShopOptions = {
  readonly seed?: SeedShop
  readonly databasePath?: string
  readonly now?: () => number
  /** For the API of Mollie's module. */
  readonly redirectPayments?: RedirectPayments
  /** For the API of Adyen's module. */
  readonly adyenPayments?: AdyenPayments
}

/** The embedded engine with the demo catalogue in memory, reached without a socket. */
export function openEmbeddedShop(
  profile: Profile,
  edition: Edition = 'open-source',
  {
    seed = demoShop,
    databasePath = ':memory:',
    now = Date.now,
    redirectPayments,
    adyenPayments,
  }: EmbeddedShopOptions = {},
): EmbeddedShop {
  const failures: string[] = []
  const engine = createCommerceEngine({
    passwordCost: TEST_PASSWORD_COST,
    databasePath,
    profile,
    edition,
    baseUrl: 'http://localhost:3000',
    clock: { now },
    randomText,
    log: {
      error: (details, message) => {
        const { err } = details as { err?: Error }
        failures.push(`${message}: ${err?.stack ?? JSON.stringify(details)}`)
      },
    },
    seed,
    redirectPayments: redirectPayments ?? null,
    adyenPayments: adyenPayments ?? null,
  })
  return { url: 'http://localhost:3000/api/graphql', fetch: engine.handle, failures, close: engine.close }
}
