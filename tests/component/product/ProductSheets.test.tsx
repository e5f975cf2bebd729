import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import productSizesNode from '#src/__generated__/ProductSizesPageQuery.graphql.ts'
import productSpecsNode from '#src/__generated__/ProductSpecsPageQuery.graphql.ts'
import { component as ProductSizesPage } from '#src/pages/product-sizes/ProductSizesPage.tsx'
import { component as ProductSpecsPage } from '#src/pages/product-specs/ProductSpecsPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

const HREF = '/ciotola.html?smalto=petrolio'

async function showSpecs(variant: Readonly<Record<string, string>>) {
  const variables = { urlKey: 'ciotola' }
  const query = { operation: 'ProductSpecsPageQuery', variables }
  const stage = await stageCart(<ProductSpecsPage query={query} variant={variant} productHref={HREF} />)
  const labels = { materiale: 'Materiale', dimensioni: 'Dimensioni', cura: 'Cura' }
  const answer = completeAnswer(productSpecsNode.operation, {
    products: { items: [BOWL] },
    attributesList: {
      items: Object.entries(labels).map(([code, label]) => ({ __typename: 'CatalogAttributeMetadata', code, label })),
    },
  })
  stage.seed(productSpecsNode, variables, answer)
  return stage.show()
}

/** The names of attributes with their values. */
const rows = () => {
  expect(screen.getByRole('heading', { name: 'Ciotola' })).toBeTruthy()
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]])
}

test('the sheet holds everything that shoppers may know, of the piece as listed', async () => {
  const { container } = await showSpecs({})
  expect(rows()).toEqual([
    ['Codice', 'CIOTOLA'],
    ['Materiale', 'Gres'],
    ['Cura', 'Va in lavastoviglie.'],
  ])
  expect(screen.getByRole('button', { name: 'Stampa' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test('the sheet follows the variant of its address', async () => {
  await showSpecs({ smalto: 'verde-salvia', misura: 'media' })
  expect(rows()).toContainEqual(['Codice', 'CIOTOLA-SAGE-M'])
  expect(rows()).toContainEqual(['Dimensioni', 'Ø 24 cm'])
})

async function showSizes(items: readonly (object | null)[]) {
  const variables = { identifiers: ['size-guide-bowls'] }
  const query = { operation: 'ProductSizesPageQuery', variables }
  const stage = await stageCart(<ProductSizesPage query={query} productHref={HREF} />)
  stage.seed(productSizesNode, variables, completeAnswer(productSizesNode.operation, { cmsBlocks: { items } }))
  return stage.show()
}

test('the guide to sizes is the merchant’s block; without one the sheet says so', async () => {
  const content = '<table><tbody><tr><th scope="row">Media</th><td>17 × 7</td></tr></tbody></table>'
  const { container, unmount } = await showSizes([
    { identifier: 'size-guide-bowls', title: 'Le misure delle ciotole', content },
  ])
  expect(screen.getByRole('heading', { name: 'Le misure delle ciotole' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '17 × 7' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
  unmount()
  await showSizes([null])
  expect(screen.getByText(/non c’è più una guida/)).toBeTruthy()
})

test('a product leads to a guide only where the merchant names one, and always to its sheet', async () => {
  const guide = { __typename: 'AttributeValue', code: 'guida_misure', value: 'size-guide-bowls' }
  const { unmount } = await stageProduct({ search: '?smalto=petrolio' })
  expect(screen.queryByRole('link', { name: 'Guida alle misure' })).toBeNull()
  const specs = screen.getByRole('link', { name: 'Scheda tecnica' })
  expect(specs.getAttribute('href')).toMatch(/\?smalto=petrolio&specs=1$/)
  unmount()
  const items = [...BOWL.custom_attributesV2.items, guide]
  await stageProduct({ product: { ...BOWL, custom_attributesV2: { items } } })
  const sizes = screen.getByRole('link', { name: 'Guida alle misure' })
  expect(sizes.getAttribute('href')).toMatch(/\?sizes=size-guide-bowls$/)
  expect(screen.queryByText('size-guide-bowls')).toBeNull()
})

test('the links to a product’s overlays keep their address while another page is shown over the kept one', async () => {
  const guide = { __typename: 'AttributeValue', code: 'guida_misure', value: 'size-guide-bowls' }
  const items = [...BOWL.custom_attributesV2.items, guide]
  const stage = await stageProduct({ product: { ...BOWL, custom_attributesV2: { items } } })
  await act(() => stage.go('/piatto.html?quick=1'))
  const hrefs = ['Scheda tecnica', 'Guida alle misure'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/ciotola.html?specs=1', '/ciotola.html?sizes=size-guide-bowls'])
})
