import type { Page } from 'playwright'
import { expect } from 'vitest'
import { lackingParts } from './lackingParts.ts'

/**
 * Waits until the page is complete: React handles the events of every control, no part is busy, the pictures in the
 * window have loaded, and no request is pending.
 */
export async function waitForWholePage(page: Page): Promise<void> {
  await expect.poll(() => lackingParts(page), { interval: 20 }).toEqual([])
}
