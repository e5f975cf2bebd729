import type { CommerceClient } from '../commerceClient.ts'
import type { Steps, Wares } from '../preparations.ts'

/** The statuses of the backend: 2.4.7 answers 200 to every resolver error, 2.4.8 uses 401 and 403. */
export type Profile = '2.4.7' | '2.4.8'

export type ScenarioContext = {
  readonly client: CommerceClient
  readonly wares: Wares
  readonly steps: Steps
  readonly profile: Profile
}

/** One behaviour of the API, checked from outside; `run` throws if it is not as expected. */
export type Scenario = {
  readonly name: string
  readonly run: (context: ScenarioContext) => Promise<void>
  /** Needs content of the demo shop (a coupon, a home page), or behaviour that the host adds to a Magento's. */
  readonly isOfEmbeddedShop?: true
}
