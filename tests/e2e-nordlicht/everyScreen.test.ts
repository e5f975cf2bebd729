import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { screenFaults } from '#tests/harness/browser/screenFaults.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'

/** One to two minutes alone, three beside other tests on two cores. */
const PATIENCE = { timeout: 1_200_000 }

journey(
  'on a phone with text of twice the size every screen keeps its German words whole, light and dark',
  PATIENCE,
  async () => {
    // The shop has no gift registries and no size guides: the default shop shows these pages.
    const { faults } = await screenFaults({
      widths: [360],
      texts: [200],
      languages: 'first',
      look: ({ page, scheme }) => (scheme === 'light' ? textFaults(page) : Promise.resolve([])),
    })
    expect(faults).toEqual([])
  },
)
