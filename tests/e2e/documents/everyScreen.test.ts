import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { screenFaults } from '#tests/harness/browser/screenFaults.ts'

/** One to two minutes alone, three beside other tests on two cores. */
const PATIENCE = { timeout: 1_200_000 }

journey(
  'axe finds nothing on any screen of the page definitions, light and dark, in each language',
  PATIENCE,
  async () => {
    expect(await screenFaults({ widths: [360], texts: [100], languages: 'all' })).toEqual({
      faults: [],
      withoutExample: [],
      neverShown: [],
    })
  },
)
