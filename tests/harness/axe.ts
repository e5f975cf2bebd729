import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { AXE_OPTIONS, describeViolations, motionEnded } from './accessibility.ts'

/** The violations that axe finds on the page after all animations, one readable paragraph each; `without` some rules. */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  await page.evaluate(motionEnded)
  // Animations that start while axe runs end at once: an expired toast is gone, not half-transparent.
  const still = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }')
    document.adoptedStyleSheets.push(still)
    return still
  })
  const { violations } = await new AxeBuilder({ page })
    .options({ ...AXE_OPTIONS })
    .disableRules([...without])
    .analyze()
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  return describeViolations(violations)
}
