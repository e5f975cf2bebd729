import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BuyBar } from '#src/features/product/purchase/BuyBar.tsx'
import { button } from '#src/shell/cart-button/CartButton.css.ts'

const { innerWidth, innerHeight } = window

afterEach(() => page.viewport(innerWidth, innerHeight))

const Shown = ({ isLeft }: { readonly isLeft: boolean }) => (
  <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
    <main>
      <div hidden={isLeft}>
        <BuyBar price="22 €" loading={false} disabled={false} onBuy={() => undefined} />
      </div>
    </main>
    <a href="/cart" className={button}>
      Carrello
    </a>
  </I18nProvider>
)

test('the bar of a product page that was left takes no room from the next page', async () => {
  await page.viewport(390, 844)
  const { container, rerender } = render(<Shown isLeft={false} />)
  const cartButton = container.querySelector('a')!
  const room = () => ({
    padding: Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd),
    scrollPadding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0,
    belowCartButton: Math.round(window.innerHeight - cartButton.getBoundingClientRect().bottom),
  })
  expect(room()).toEqual({ padding: 76, scrollPadding: 92, belowCartButton: 92 })
  rerender(<Shown isLeft />)
  expect(room()).toEqual({ padding: 0, scrollPadding: 0, belowCartButton: 16 })
})
