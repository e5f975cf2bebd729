import { getConfig } from '@testing-library/react'
import { run } from 'axe-core'
import { AXE_OPTIONS, describeViolations, motionEnded } from '#tests/harness/accessibility.ts'

/**
 * What axe finds wrong in the rendered component once it has come to rest, one readable paragraph each. Landmarks are
 * the page's business, and so is what a film sounds like: none of them loads here.
 */
export function axeFaults(container: Element): Promise<readonly string[]> {
  // Meanwhile the browser lays out and scrolls, and components hear of it, as in every wait of Testing Library.
  return getConfig().asyncWrapper(async () => {
    await motionEnded()
    const { violations } = await run(container, {
      ...AXE_OPTIONS,
      rules: { region: { enabled: false }, 'no-autoplay-audio': { enabled: false } },
    })
    return describeViolations(violations)
  })
}
