import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BuyBar } from '#src/features/product/purchase/BuyBar.tsx'
import { floating } from '#src/shell/cart-button/CartButton.css.ts'
import { wordFaults } from '#tests/harness/browser/wordFaults.ts'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(innerWidth, innerHeight)
})

const Shown = ({ isLeft, label }: { readonly isLeft: boolean; readonly label?: string }) => (
  <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
    <main>
      <div hidden={isLeft}>
        <BuyBar price="1.222,00 €" loading={false} disabled={false} onBuy={() => undefined} label={label} />
      </div>
    </main>
    <a href="/cart" className={floating} data-shown="">
      Carrello
    </a>
  </I18nProvider>
)

test('the bar of a product page that was left takes no room from the next page', async () => {
  await page.viewport(390, 844)
  const { container, rerender } = render(<Shown isLeft={false} />)
  const cart = container.querySelector('a')!
  const room = () => ({
    padding: Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd),
    scrollPadding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0,
    isCartShown: cart.checkVisibility({ visibilityProperty: true }),
  })
  expect(room()).toEqual({ padding: 76, scrollPadding: 92, isCartShown: false })
  rerender(<Shown isLeft />)
  expect(room()).toEqual({ padding: 0, scrollPadding: 0, isCartShown: true })
})

test.each(['100%', '130%', '150%', '200%', '250%'])(
  'with text of %s the words of the button stay whole and inside it',
  async (size) => {
    document.documentElement.style.fontSize = size
    for (const width of [320, 360]) {
      await page.viewport(width, 740)
      for (const label of ['Aggiungi al carrello', 'In den Warenkorb', 'Modifiche salvate']) {
        const { unmount } = render(<Shown isLeft={false} label={label} />)
        expect(screen.getByRole('button').textContent).toBe(label)
        expect(wordFaults(document.querySelector('main')!)).toEqual([])
        unmount()
      }
    }
  },
)
