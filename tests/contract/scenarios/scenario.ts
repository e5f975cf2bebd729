import type { CommerceClient } from '../commerceClient.ts'
import type { Steps, Wares } from '../preparations.ts'

/** Which statuses the backend uses: 2.4.7 answers 200 to every resolver error, 2.4.8 uses 401 and 403. */
export type Profile = '2.4.7' | '2.4.8'

export type ScenarioContext = {
  readonly client: CommerceClient
  readonly wares: Wares
  readonly steps: Steps
  readonly profile: Profile
}

/** One promise of the API, checked from outside; `run` throws when it is not kept. */
export type Scenario = {
  readonly name: string
  readonly run: (context: ScenarioContext) => Promise<void>
  /** Needs what the demo shop has (a coupon, a home page), or what a Magento does not do and the host makes up for. */
  readonly isOfEmbeddedShop?: true
}
