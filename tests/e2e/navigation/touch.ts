import type { Page } from 'playwright'

/** A telephone in the hand. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** A finger that goes down by so many px, in steps as a hand makes them. */
export async function pullDown(
  page: Page,
  from: { readonly x: number; readonly y: number },
  distance: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from.y + (distance * step) / 10)
    await page.waitForTimeout(20)
  }
  await touch('touchEnd', from.y + distance)
}
