import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductGuarantee } from '#src/pages/product/sections/ProductGuarantee.tsx'
import type { Guarantee } from '#src/shop/defineShop.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

const show = (guarantee: Guarantee | null) =>
  renderWithShop(<ProductGuarantee />, { shop: { legal: { ...statedFacts(undefined), guarantee } } })

const title = () => screen.queryByRole('heading', { level: 2, name: 'Garanzia' })

test('the legal guarantee is stated in months', async () => {
  const { container } = await show({ legalMonths: 1 })
  expect(title()).not.toBeNull()
  expect(container.textContent).toContain('Garanzia legale di conformità: 1 mese dalla consegna.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('beside it stands the merchant’s own promise in the language of the store, with its terms', async () => {
  const { container } = await show({
    legalMonths: 24,
    commercial: {
      it: { text: 'Dieci anni sul telaio.', url: 'https://shop.example/dieci-anni' },
      de: { text: 'Zehn' },
    },
  })
  expect(screen.getByText(/Dieci anni sul telaio\./)).toBeTruthy()
  expect(container.textContent).not.toContain('Zehn')
  const terms = screen.getByRole('link', { name: 'Condizioni della garanzia' })
  expect(terms).toHaveProperty('href', 'https://shop.example/dieci-anni')
  expect(await axeFaults(container)).toEqual([])
})

test('a store without a text of its own promises nothing beyond the law', async () => {
  const { container } = await show({ legalMonths: 24, commercial: { de: { text: 'Zehn Jahre' } } })
  expect(container.textContent).toBe('GaranziaGaranzia legale di conformità: 24 mesi dalla consegna.')
})

test('nothing is shown where nothing is stated', async () => {
  await show(null)
  expect(title()).toBeNull()
})

test.each([
  ['SimpleProduct', true],
  ['DownloadableProduct', true],
  ['VirtualProduct', false],
])('the page of a %s has the section: %s', async (type, isShown) => {
  await stageProduct({ product: { ...BOWL, __typename: type } })
  // The page appears in one piece, for some products with code that loads on demand.
  await screen.findByRole('heading', { level: 2, name: 'Descrizione' })
  expect(title() !== null).toBe(isShown)
})
