import type { Page } from 'playwright'
import { cutTexts } from './cutTexts.ts'
import { markerFaults } from '../markerFaults.ts'
import { wordFaults } from './wordFaults.ts'

/**
 * The faults of the page's text: broken words, texts outside of their control or the window, markers of lists outside of the
 * page, a page that is too wide.
 */
export async function textFaults(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [
    ...(width > 0 ? [`scrolls sideways by ${width} px`] : []),
    ...(await page.evaluate<string[], undefined>(wordFaults, undefined)),
    ...(await page.evaluate<string[], undefined>(cutTexts, undefined)),
    ...(await page.evaluate<string[], undefined>(markerFaults, undefined)),
  ]
}
