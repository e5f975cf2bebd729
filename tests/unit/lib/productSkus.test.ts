import { expect, test } from 'vitest'
import { productSkusOf } from '#src/lib/catalog/productSkus.ts'

test('SKUs of all widgets, in their order, each once', () => {
  const content = `
    <div data-content-type="products" data-skus="TS-B, TS-A"></div>
    <div data-skus='TS-C,TS-A' data-content-type='products'></div>`
  expect(productSkusOf(content)).toEqual(['TS-B', 'TS-A', 'TS-C'])
})

test('products that Magento has rendered itself name theirs on a form', () => {
  const item = (sku: string) => `<li><form data-role="tocart-form" data-product-sku="${sku}" action="/x"></form></li>`
  expect(productSkusOf(item('24-MB01') + item('24-MB02'))).toEqual(['24-MB01', '24-MB02'])
})

test('a SKU is the attribute’s decoded value, not its HTML spelling', () => {
  expect(productSkusOf('<div data-skus="A&amp;B,C&quot;D,E&#39;F"></div>')).toEqual(['A&B', 'C"D', "E'F"])
})

test('no widget, no SKU: an empty one would ask for the whole catalogue', () => {
  expect(productSkusOf('')).toEqual([])
  expect(productSkusOf('<p>Le nostre ceramiche</p>')).toEqual([])
  expect(productSkusOf('<div data-content-type="products" data-skus=" , "></div>')).toEqual([])
})
