import { expect, test } from 'vitest'
import { smallShop } from '../smallShop.ts'
import { openOldShop } from './oldShop.ts'

const LIST = `{
  found: products(search: "perché") { items { sku } }
  listed: products(filter: { sku: { in: ["TAZZA", "PIATTO"] } }) { items { sku } }
  counted: products(filter: { category_url_path: { eq: "tavola" } }) {
    total_count aggregations { attribute_code options { count } }
  }
}`

const seedOf = (areSoldOutProductsHidden: boolean) => ({
  ...smallShop,
  stores: smallShop.stores.map((store) => ({ ...store, config: { ...store.config, areSoldOutProductsHidden } })),
})

type Skus = { readonly items: readonly { readonly sku: string }[] }

/** A shop with a sold-out mug, and its lists. */
async function openShopOfSoldOut(isHidden: boolean) {
  const { db, query } = await openOldShop((shop) => {
    shop.exec(`UPDATE stock_item SET quantity = 0, reserved = 0, is_managed = 1
      WHERE product_id = (SELECT id FROM product WHERE sku = 'TAZZA')`)
    shop.exec(`UPDATE product_index SET is_salable = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'TAZZA')`)
  }, seedOf(isHidden))
  const skus = ({ items }: Skus) => items.map(({ sku }) => sku)
  const lists = async () => {
    const { found, listed, counted } = (await query(LIST)).body.data as unknown as {
      readonly found: Skus
      readonly listed: Skus
      readonly counted: { readonly total_count: number }
    }
    return { found: skus(found), isListed: skus(listed).includes('TAZZA'), count: counted.total_count }
  }
  return { db, query, lists }
}

test('a sold-out product is in lists where the merchant shows such products, and in none where they are hidden', async () => {
  const shown = await (await openShopOfSoldOut(false)).lists()
  const hidden = await (await openShopOfSoldOut(true)).lists()
  expect(shown).toMatchObject({ found: expect.arrayContaining(['TAZZA']), isListed: true })
  expect(hidden).toEqual({
    found: shown.found.filter((sku) => sku !== 'TAZZA'),
    isListed: false,
    count: shown.count - 1,
  })
})

test('a hidden product is found at its address, sold out', async () => {
  const { db, query } = await openShopOfSoldOut(true)
  const row = db
    .prepare(`SELECT request_path FROM url_rewrite JOIN product ON product.id = entity_id
    WHERE sku = 'TAZZA' AND entity_type = 'product' AND redirect_code = 0 LIMIT 1`)
    .get()
  const { body } = await query(`{ route(url: "${String(row?.['request_path'])}") {
    ... on ProductInterface { sku stock_status } } }`)
  expect(body.data.route).toEqual({ sku: 'TAZZA', stock_status: 'OUT_OF_STOCK' })
})

test('a configurable product has no sold-out variants where they are hidden', async () => {
  type Variant = { readonly product: { readonly stock_status: string } }
  const states = async (isHidden: boolean) => {
    const { query } = await openShopOfSoldOut(isHidden)
    const { body } = await query(`{ products(filter: { sku: { eq: "VASO" } }) { items {
      ... on ConfigurableProduct { variants { product { stock_status } } } } } }`)
    const { items } = body.data.products as { readonly items: readonly { readonly variants: readonly Variant[] }[] }
    return new Set(items.flatMap(({ variants }) => variants.map(({ product }) => product.stock_status)))
  }
  expect(await states(false)).toEqual(new Set(['IN_STOCK', 'OUT_OF_STOCK']))
  expect(await states(true)).toEqual(new Set(['IN_STOCK']))
})

test('related products leave out a sold-out one where such products are hidden', async () => {
  const related = async (isHidden: boolean) => {
    const { db, query } = await openShopOfSoldOut(isHidden)
    db.exec(`INSERT INTO product_link SELECT vase.id, 'related', 99, mug.id FROM product vase, product mug
      WHERE vase.sku = 'VASO' AND mug.sku = 'TAZZA'`)
    const { body } = await query('{ products(filter: { sku: { eq: "VASO" } }) { items { related_products { sku } } } }')
    const [vase] = (
      body.data.products as { readonly items: readonly { readonly related_products: readonly object[] }[] }
    ).items
    return vase?.related_products ?? []
  }
  expect(await related(false)).toContainEqual({ sku: 'TAZZA' })
  expect(await related(true)).not.toContainEqual({ sku: 'TAZZA' })
})
