import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { ProductSafety } from '#src/features/product/attributes/ProductSafety.tsx'
import { isTableAttribute } from '#src/features/product/attributes/productAttributes.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { AttributeCodes } from '#src/shop/defineShop.ts'
import type { ProductSafetyQuery } from '#tests/__generated__/ProductSafetyQuery.graphql.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'

function Stage() {
  const { products } = useLazyLoadQuery<ProductSafetyQuery>(
    graphql`
      query ProductSafetyQuery @relay_test_operation {
        products(search: "sedia") {
          items {
            uid
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductSafety
            ...useProductAttributes_product
          }
        }
      }
    `,
    {},
  )
  return products?.items?.map((item) => item && <ProductSafety key={item.uid} product={item} />)
}

const CODES: AttributeCodes = {
  lowestPrice: null,
  unitPrice: null,
  care: null,
  safety: 'avvertenze',
  manufacturer: 'fabbricante',
  responsiblePerson: 'responsabile_ue',
  safetyDocuments: 'documenti',
  sizeGuide: null,
}

const VALUES: Readonly<Record<string, string>> = {
  avvertenze: 'Non adatto a bambini sotto i tre anni.',
  fabbricante: 'Chairs Ltd, 1 High Street, London, hello@chairs.example',
  responsabile_ue: 'Sedie S.r.l., Via Roma 1, 20121 Milano, ciao@sedie.example',
  documenti: 'https://sedie.example/docs/istruzioni.pdf?v=2\nhttps://sedie.example/docs/scheda.pdf javascript:alert(1)',
}

const show = (attributes: AttributeCodes, values = VALUES) =>
  renderWithShop(<Stage />, {
    shop: { locale: { ...STOREFRONT_LOCALES[0], attributes } },
    resolvers: {
      Products: () => ({ items: [{ __typename: 'SimpleProduct', uid: 'sedia' }] }),
      ProductCustomAttributes: () => ({
        items: Object.entries(values).map(([code, value]) => ({ __typename: 'AttributeValue', code, value })),
      }),
    },
  })

test('warnings, manufacturer, the person in the European Union and documents are there', async () => {
  const { container } = await show(CODES)
  expect(screen.getByRole('heading', { level: 2, name: 'Cura e sicurezza' })).toBeTruthy()
  for (const text of [
    'Non adatto a bambini sotto i tre anni.',
    'Produttore: Chairs Ltd, 1 High Street, London, hello@chairs.example',
    'Responsabile nell’Unione europea: Sedie S.r.l., Via Roma 1, 20121 Milano, ciao@sedie.example',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documento: istruzioni.pdf', 'https://sedie.example/docs/istruzioni.pdf?v=2'],
    ['Documento: scheda.pdf', 'https://sedie.example/docs/scheda.pdf'],
  ])
  expect(await axeFaults(container)).toEqual([])
})

test.each(['safety', 'manufacturer', 'responsiblePerson', 'safetyDocuments'] as const)(
  'a product that has %s only still has the section, and no other has it',
  async (name) => {
    const code = CODES[name] ?? ''
    const alone = await show(CODES, { [code]: VALUES[code] ?? '' })
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeNull()
    alone.unmount()
    await show({ ...CODES, [name]: null }, { [code]: VALUES[code] ?? '' })
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  },
)

test('an attribute with a place of its own is not in the table too', () => {
  expect(Object.keys(VALUES).filter((code) => isTableAttribute(code, CODES))).toEqual([])
  expect(isTableAttribute('materiale', CODES)).toBe(true)
})
