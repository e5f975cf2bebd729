import { accounts } from './accounts.ts'
import { browsing } from './browsing.ts'
import { createCommerceClient, type Fetch } from '../commerceClient.ts'
import { comparing } from './comparing.ts'
import { orderActions } from './orderActions.ts'
import { ordering } from './ordering.ts'
import { createSteps, findWares } from '../preparations.ts'
import { refusals } from './refusals.ts'
import type { Profile, Scenario, ScenarioContext } from './scenario.ts'
import { sessions } from './sessions.ts'
import { wishing } from './wishing.ts'

/** Every behaviour of the API that the storefront relies on. */
export const SCENARIOS: readonly Scenario[] = [
  ...browsing,
  ...ordering,
  ...refusals,
  ...sessions,
  ...wishing,
  ...comparing,
  ...accounts,
  ...orderActions,
]

/** Explores the shop at the URL and prepares the values that the scenarios need. */
export async function prepareScenarios(url: string, fetch: Fetch, profile: Profile): Promise<ScenarioContext> {
  const client = createCommerceClient(url, fetch)
  const wares = await findWares(client)
  return { client, wares, steps: createSteps(client, wares), profile }
}
