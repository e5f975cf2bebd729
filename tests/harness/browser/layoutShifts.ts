import type { Page } from 'playwright'

/** A movement of visible content; `value` as in CLS, `moved` lists the elements. */
export type LayoutShift = { readonly value: number; readonly moved: readonly string[] }

declare global {
  interface Window {
    tellLayoutShift?: (shift: LayoutShift) => Promise<void>
  }
}

/**
 * Collects the layout shifts of every document that the page opens from now on, except those within half a second after
 * a tap or a key (the standard's `hadRecentInput`).
 */
export async function watchLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const shifts: LayoutShift[] = []
  await page.exposeFunction('tellLayoutShift', (shift: LayoutShift) => void shifts.push(shift))
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources = Reflect.get(entry, 'sources') as readonly { node: Node | null }[]
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone').slice(0, 60),
        )
        void window.tellLayoutShift?.({ value: Number(Reflect.get(entry, 'value')), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifts
}

/** The sum over all session windows of a visit: at least CLS, which is the largest of them. */
export const totalShift = (shifts: readonly LayoutShift[]) => shifts.reduce((sum, { value }) => sum + value, 0)
