import { createCommerceClient } from '#tests/contract/commerceClient.ts'
import { findWares, type Wares } from '#tests/contract/preparations.ts'

export type ShopProduct = { readonly sku: string; readonly name: string; readonly path: string }

export type ShopCatalogue = {
  readonly wares: Wares
  readonly categoryPath: string
  readonly simple: ShopProduct
  readonly configurable: ShopProduct
}

/** The products of the running shop, read through its own API. */
export async function readCatalogue(shopUrl: string): Promise<ShopCatalogue> {
  const client = createCommerceClient(`${shopUrl}/api/graphql`, fetch)
  const wares = await findWares(client)
  const { products, categories } = await client.data<{
    products: { items: readonly { sku: string; name: string; url_key: string; url_suffix: string | null }[] }
    categories: { items: readonly { children: readonly { url_path: string; url_suffix: string | null }[] }[] }
  }>(
    `query($s: [String]) {
      products(filter: { sku: { in: $s } }) { items { uid sku name url_key url_suffix } }
      categories { items { uid children { uid url_path url_suffix } } }
    }`,
    { s: [wares.simple, wares.configurable.sku] },
  )
  const product = (sku: string): ShopProduct => {
    const found = products.items.find((item) => item.sku === sku)
    if (!found) throw new Error(`${sku} is not sold.`)
    return { sku, name: found.name, path: `/${found.url_key}${found.url_suffix ?? ''}` }
  }
  const [category] = categories.items.flatMap(({ children }) => children)
  if (!category) throw new Error('The shop has no category.')
  return {
    wares,
    categoryPath: `/${category.url_path}${category.url_suffix ?? ''}`,
    simple: product(wares.simple),
    configurable: product(wares.configurable.sku),
  }
}
