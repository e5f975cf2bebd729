import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { ProductGuaranteeQuery } from '#tests/__generated__/ProductGuaranteeQuery.graphql.ts'
import { ProductGuarantee } from '#src/pages/product/sections/ProductGuarantee.tsx'
import type { Guarantee } from '#src/shop/defineShop.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

const [DURABILITY, italian] = ['garanzia_durabilita', STOREFRONT_LOCALES[0]]

function Stage() {
  const { products } = useLazyLoadQuery<ProductGuaranteeQuery>(
    graphql`
      query ProductGuaranteeQuery @relay_test_operation {
        products(search: "sedia") {
          items {
            uid
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductGuarantee
            ...useProductAttributes_product
          }
        }
      }
    `,
    {},
  )
  return products?.items?.map((item) => item && <ProductGuarantee key={item.uid} product={item} />)
}

const show = (guarantee: Guarantee | null, value = '5 anni, Sedie S.p.A.', hasDurability = false) =>
  renderWithShop(<Stage />, {
    shop: {
      legal: { ...statedFacts(undefined), guarantee },
      locale: { ...italian, ...(hasDurability && { attributes: { durability: DURABILITY } }) },
    },
    resolvers: {
      Products: () => ({ items: [{ __typename: 'SimpleProduct', uid: 'sedia' }] }),
      ProductCustomAttributes: () => ({ items: [{ __typename: 'AttributeValue', code: DURABILITY, value }] }),
    },
  })

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

test('the notice of the European Union is there in the words and with the page that the merchant names', async () => {
  const { container } = await show({
    legalMonths: 24,
    notice: {
      it: { text: 'In tutta l’UE il venditore ripara o sostituisce gratis.', url: 'https://shop.example/avviso' },
    },
  })
  expect(container.textContent).toContain('In tutta l’UE il venditore ripara o sostituisce gratis.')
  expect(screen.getByRole('link', { name: 'Avviso sulla garanzia legale' })).toHaveProperty(
    'href',
    'https://shop.example/avviso',
  )
})

test('the official form of the notice is a picture of the shop’s folder, with its words for those who do not see it', async () => {
  const picture = { file: 'guarantee-it.svg', alt: 'Garanzia legale nell’UE: due anni.', width: 320, height: 452 }
  const { container } = await show({ legalMonths: 24, notice: { it: { text: 'Avviso', picture } } })
  const form = screen.getByRole('img', { name: picture.alt })
  expect(form.getAttribute('src')).toBe('/brand/notices/guarantee-it.svg')
  expect([form.getAttribute('width'), form.getAttribute('height')]).toEqual(['320', '452'])
  expect(await axeFaults(container)).toEqual([])
})

test('the guarantee of durability of the producer comes from the attribute that the shop names', async () => {
  const { container } = await show({ legalMonths: 24 }, '5 anni, Sedie S.p.A.', true)
  expect(container.textContent).toContain('Durata garantita dal fabbricante, senza costi: 5 anni, Sedie S.p.A.')
})

test('a product without it, and a shop without the attribute, promise no durability', async () => {
  const empty = await show({ legalMonths: 24 }, ' ', true)
  expect(empty.container.textContent).not.toContain('Durata garantita')
  empty.unmount()
  const { container } = await show({ legalMonths: 24 })
  expect(container.textContent).not.toContain('Durata garantita')
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
