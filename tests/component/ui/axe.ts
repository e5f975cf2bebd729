import { getConfig } from '@testing-library/react'
import { run } from 'axe-core'
import { AXE_OPTIONS, describeViolations, motionEnded } from '#tests/harness/accessibility.ts'

/**
 * The violations that axe finds in the rendered component after all animations, one readable paragraph each. Landmarks
 * belong to the page, and captions to films, which are not loaded here.
 */
export function axeFaults(container: Element): Promise<readonly string[]> {
  // Meanwhile the browser lays out and scrolls, and components react, as in every wait of Testing Library.
  return getConfig().asyncWrapper(async () => {
    await motionEnded()
    const { violations } = await run(container, {
      ...AXE_OPTIONS,
      rules: { region: { enabled: false }, 'no-autoplay-audio': { enabled: false } },
    })
    return describeViolations(violations)
  })
}
