import { createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import resolveUrlNode from '#src/__generated__/resolveUrlQuery.graphql.ts'
import productPageNode from '#src/__generated__/ProductPageQuery.graphql.ts'
import { schemaAnswer } from '#tests/harness/specimens/schemaAnswer.ts'
import type { AnswerOptions } from '#tests/harness/specimens/schemaAnswer.ts'

const OPTIONS: AnswerOptions = {
  resolvers: [],
  scalar: ({ name, type }) => (type === 'String' || type === 'ID' ? name : 1),
  sparseTypes: new Set(),
  typeOf: { ProductInterface: 'SimpleProduct' },
}

const productOf = (options: Partial<AnswerOptions>) => {
  const operation = createOperationDescriptor(productPageNode, { urlKey: 'tazza' })
  const { data } = schemaAnswer(operation, { ...OPTIONS, ...options })
  const { items } = (data as { readonly products: { readonly items: readonly Record<string, unknown>[] } }).products
  return items[0]
}

test('every field has a value of its type, and interfaces have the discriminators of Relay', () => {
  const product = productOf({})
  expect(product).toMatchObject({ __typename: 'SimpleProduct', __isProductInterface: 'SimpleProduct', name: 'name' })
  expect(product?.['__isCustomizableProductInterface']).toBe('SimpleProduct')
})

test('later values replace earlier ones field by field, those of an interface those of a type too', () => {
  const product = productOf({
    resolvers: [{ SimpleProduct: () => ({ name: 'Tazza', sku: 'T' }) }, { ProductInterface: () => ({ name: 'Vaso' }) }],
  })
  expect(product).toMatchObject({ name: 'Vaso', sku: 'T' })
})

test('a type named by an interface decides the fields', () => {
  const product = productOf({ resolvers: [{ ProductInterface: () => ({ __typename: 'BundleProduct' }) }] })
  expect(product).toMatchObject({ __typename: 'BundleProduct', __isProductInterface: 'BundleProduct' })
})

test('a value that the schema does not allow is named', () => {
  const resolvers = [{ SimpleProduct: () => ({ stock_status: 'PERHAPS' }) }]
  expect(() => productOf({ resolvers })).toThrow(/ProductPageQuery: .*PERHAPS/)
})

test('a root field may read its arguments', () => {
  const operation = createOperationDescriptor(resolveUrlNode, { url: 'tazza.html' })
  const resolvers = [
    { Query: () => ({ route: ({ url }: { readonly url: string }) => (url === 'tazza.html' ? null : {}) }) },
  ]
  expect(schemaAnswer(operation, { ...OPTIONS, resolvers })).toEqual({ data: { route: null } })
})
