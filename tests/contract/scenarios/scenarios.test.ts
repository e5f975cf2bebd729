import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbeddedShop } from '../embeddedShop.ts'
import { prepareScenarios, SCENARIOS } from './runScenarios.ts'
import type { ScenarioContext } from './scenario.ts'

describe.each(['2.4.8', '2.4.7'] as const)('the embedded engine as %s', (profile) => {
  const shop = openEmbeddedShop(profile)
  let context: ScenarioContext
  beforeAll(async () => {
    context = await prepareScenarios(shop.url, shop.fetch, profile)
  })
  afterAll(shop.close)

  test.each(SCENARIOS)('$name', async ({ run }) => {
    await expect(run(context)).resolves.toBeUndefined()
  })

  test('no resolver failed on the way', () => {
    expect(shop.failures).toEqual([])
  })
})
