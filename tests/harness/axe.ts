import axe from 'axe-core'
import type { Page } from 'playwright'
import { AXE_OPTIONS, describeViolations, motionEnded } from './accessibility.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The violations that axe finds on the page after all animations, one readable paragraph each; `without` some rules. */
export const axeViolations = async (page: Page, without: readonly string[] = []): Promise<readonly string[]> =>
  describeViolations(await axeResults(page, without))

/** As {@link axeViolations}, of the rules that depend on colours only. */
export const colourViolations = async (page: Page): Promise<readonly string[]> =>
  describeViolations(await axeResults(page, [], COLOUR_RULES))

/** The checked rules of axe's category `cat.color`. */
const COLOUR_RULES = axe
  .getRules([...AXE_OPTIONS.runOnly])
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)

/** As {@link axeViolations}, in the form of axe; with `only`, of these rules. */
export async function axeResults(
  page: Page,
  without: readonly string[] = [],
  only: readonly string[] | null = null,
): Promise<axe.AxeResults['violations']> {
  await page.evaluate(motionEnded)
  // Animations that start while axe runs end at once: an expired toast is gone, not half-transparent.
  const still = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }')
    document.adoptedStyleSheets.push(still)
    return still
  })
  // axe's own package for Playwright takes five times as long: it copies the results into a page of its own.
  await page.evaluate(axe.source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const violations = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    ...AXE_OPTIONS,
    ...(only && { runOnly: [...only] }),
    rules,
  })
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  return violations
}
