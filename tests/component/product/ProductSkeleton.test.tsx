import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProductPreviews, ProductPreviewsContext } from '#src/features/product/layout/productPreviews.ts'
import { ProductSkeleton } from '#src/features/product/layout/ProductSkeleton.tsx'
import { axeFaults } from '../ui/axe.ts'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const PREVIEW = {
  name: 'Teiera Pausa',
  picture: '/media/catalog/product/teiera.jpg',
  sizes: '50vw',
  first: '/media/catalog/product/teiera-davanti.jpg',
}

function show(urlKey: string) {
  const previews = createProductPreviews()
  previews.note('teiera-pausa', PREVIEW)
  return render(
    <I18nProvider i18n={i18n}>
      <ProductPreviewsContext value={previews}>
        <ProductSkeleton urlKey={urlKey} />
      </ProductPreviewsContext>
    </I18nProvider>,
  )
}

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

test('the product of the card that was followed is there by name and picture, small and large', async () => {
  const { container } = show('teiera-pausa')
  const place = screen.getByRole('status', { name: 'Caricamento' })
  expect(place.textContent).toBe('Teiera Pausa')
  expect(sources(container)).toEqual([PREVIEW.picture, PREVIEW.first])
  const [small, large] = container.querySelectorAll('img')
  // The same picture as the card's: with equal `sizes` it is in the browser's cache.
  expect(small?.sizes).toBe('50vw')
  expect(large?.getBoundingClientRect()).toEqual(small?.getBoundingClientRect())
  // The page's heading has not loaded yet: nothing may take the focus before it.
  expect(screen.queryByRole('heading')).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('another product shows none of its data', () => {
  const { container } = show('vaso-anfora')
  expect(screen.getByRole('status', { name: 'Caricamento' }).textContent).toBe('')
  expect(sources(container)).toEqual([])
})
