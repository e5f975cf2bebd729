import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BuyBar } from '#src/features/product/purchase/BuyBar.tsx'
import { ConsentBanner } from '#src/features/consent/ConsentBanner.tsx'
import { wordFaults } from '#tests/harness/browser/wordFaults.ts'
import { axeFaults } from '../ui/axe.ts'

const catalogues = import.meta.glob<Messages>('/locales/*.po', { eager: true, import: 'messages' })

const { innerWidth, innerHeight } = window

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(innerWidth, innerHeight)
})

async function showBanner(messages: Messages, beside: ReactNode = null) {
  const i18n = setupI18n({ locale: 'it', messages: { it: messages } })
  const root = createRootRoute({
    component: () => (
      <I18nProvider i18n={i18n}>
        {beside}
        <ConsentBanner />
      </I18nProvider>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/$' })]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { unmount } = render(<RouterProvider router={router} />)
  const banner = document.querySelector<HTMLElement>('#consent')!
  return { unmount, banner, choices: [...banner.querySelectorAll<HTMLElement>('button:not([aria-label])')] }
}

const languages = Object.entries(catalogues).map(([path, messages]) => [path.slice(9, -3), messages] as const)

test.each(languages)('in “%s” a slim bar on a phone, and its choices are whole and equal', async (_, messages) => {
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 740)
    for (const size of ['100%', '115%', '130%', '150%', '200%']) {
      document.documentElement.style.fontSize = size
      const { banner, choices, unmount } = await showBanner(messages)
      const where = `${width} px, text of ${size}`
      expect(wordFaults(banner), where).toEqual([])
      const boxes = choices.map((each) => each.getBoundingClientRect())
      expect(boxes, where).toHaveLength(3)
      expect(new Set(boxes.map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`)).size, where).toBe(1)
      const bar = banner.getBoundingClientRect()
      expect(bar.height, where).toBeLessThanOrEqual(size === '100%' && width >= 360 ? 740 * 0.18 : 740 * 0.6)
      // However large the text is, no choice is scrolled away.
      for (const box of boxes) expect(box.bottom, where).toBeLessThanOrEqual(740)
      unmount()
    }
  }
})

test.each([undefined, 'Modifiche salvate'])(
  'it ends where the buy bar begins, however large the text is (%s)',
  async (label) => {
    const distances: number[] = []
    for (const [width, height] of [
      [320, 740],
      [360, 740],
      [500, 844],
      [767, 1200],
    ] as const) {
      await page.viewport(width, height)
      for (const size of ['100%', '115%', '130%', '150%', '175%', '200%']) {
        document.documentElement.style.fontSize = size
        const price = <strong>1.222,00 €</strong>
        const { banner, unmount } = await showBanner(
          {},
          <BuyBar
            price={price}
            words="Petrolio, media"
            loading={false}
            disabled={false}
            onBuy={() => undefined}
            label={label}
          />,
        )
        const bar = document.querySelector('[data-bottom-bar]')!
        const { top } = bar.getBoundingClientRect()
        // With text of twice the size in a low window the bar scrolls with the page.
        if (getComputedStyle(bar).position === 'fixed') distances.push(top - banner.getBoundingClientRect().bottom)
        unmount()
      }
    }
    expect(distances.length).toBeGreaterThan(12)
    expect(distances.filter((distance) => Math.abs(distance) >= 1)).toEqual([])
  },
)

test('it has no fault of accessibility', async () => {
  await page.viewport(360, 740)
  const { banner } = await showBanner({})
  expect(await axeFaults(banner.parentElement!)).toEqual([])
})
