import { MockPayloadGenerator } from 'relay-test-utils'
import type { GraphQLResponse, OperationDescriptor } from 'relay-runtime'

type MockResolvers = MockPayloadGenerator.MockResolvers

const PICTURE = { url: 'https://backend.test/media/catalog/product/picture.jpg', label: 'Foto', disabled: false }

const PRODUCT = {
  name: 'Tazza Alba',
  sku: 'TAZZA',
  url_key: 'tazza-alba',
  url_suffix: '.html',
  canonical_url: null,
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  rating_summary: 80,
  review_count: 5,
  special_price: null,
  new_from_date: null,
  new_to_date: null,
  price_tiers: [],
  type_id: 'simple',
}

/**
 * Values of generated answers in this shop: amounts in a real currency, pictures with an address, salable products.
 * Everything else comes from relay-test-utils.
 */
export const SHOP_RESOLVERS: MockResolvers = {
  Money: () => ({ value: 24.5, currency: 'EUR' }),
  ProductImage: () => PICTURE,
  ProductVideo: () => PICTURE,
  ProductInterface: () => ({ __typename: 'SimpleProduct', ...PRODUCT }),
  SimpleProduct: () => PRODUCT,
  CategoryTree: () => ({ url_path: 'tavola', url_suffix: '.html', name: 'Tavola', include_in_menu: 1 }),
  ProductPrice: () => ({ fixed_product_taxes: [] }),
  CartItemPrices: () => ({ fixed_product_taxes: [] }),
  OrderItemPrices: () => ({ fixed_product_taxes: [] }),
  CmsBlock: () => ({ content: '<p>Testo.</p>' }),
}

/** An answer to the operation: the test's own resolvers take precedence over those of the shop, field by field. */
export function shopPayload(operation: OperationDescriptor, resolvers: MockResolvers = {}): GraphQLResponse {
  const merged: MockResolvers = { ...SHOP_RESOLVERS, ...resolvers }
  for (const [type, ofShop] of Object.entries(SHOP_RESOLVERS)) {
    const own = resolvers[type]
    if (own && ofShop) merged[type] = (...args) => ({ ...(ofShop(...args) as object), ...(own(...args) as object) })
  }
  return MockPayloadGenerator.generate(operation, merged)
}
