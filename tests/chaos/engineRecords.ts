import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { askBackend } from '#tests/e2e/orderedBefore.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import type { Person } from './shoppers/shopper.ts'
import { type Product, textOf } from './shoppers/tab.ts'

/** The products are few, so that shoppers add the same ones again. */
const MOST_PRODUCTS = 6
/** No shopper may be refused because others have bought everything. */
const PLENTY = 1_000_000

export type EngineRecords = ReturnType<typeof openEngineRecords>

type ListedProduct = {
  readonly __typename: string
  readonly sku: string
  readonly name: string
  readonly url_key: string
  readonly url_suffix: string | null
  readonly stock_status: string
  readonly options?: readonly { readonly required: boolean }[] | null
}

const pathOf = ({ url_key, url_suffix }: Pick<ListedProduct, 'url_key' | 'url_suffix'>) =>
  `/${url_key}${url_suffix ?? ''}`

/** The engine's records, read without hosts and proxies between. */
export function openEngineRecords({ url, dataDirectory }: ShopServer) {
  const database = new DatabaseSync(join(dataDirectory, 'commerce.sqlite'))
  database.exec('PRAGMA busy_timeout = 5000')
  const orders = database.prepare(
    "SELECT id, increment_id AS number FROM sales_order WHERE customer_email = ? AND status <> 'canceled' ORDER BY id",
  )
  const numbers = database.prepare('SELECT increment_id AS number FROM sales_order WHERE customer_email = ?')
  const lines = database.prepare(
    'SELECT sku, quantity_ordered AS quantity FROM sales_order_item WHERE order_id = ? AND parent_item_id IS NULL',
  )
  const fill = database.prepare(
    'UPDATE stock_item SET quantity = ?, reserved = 0 WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
  )

  async function productsOf(search: string | null): Promise<readonly ListedProduct[]> {
    const { products } = await askBackend(
      url,
      `query ($search: String) { products(search: $search, filter: {}, pageSize: 100) { items {
        __typename uid sku name url_key url_suffix stock_status
        ... on CustomizableProductInterface { options { required } } } } }`,
      { search },
    )
    return (products as { items: readonly ListedProduct[] }).items
  }

  return {
    /** Products that an addition needs no choice for, and of which there is plenty. */
    async salableProducts(): Promise<readonly Product[]> {
      const salable = (await productsOf(null))
        .filter(
          (item) =>
            item.__typename === 'SimpleProduct' &&
            item.stock_status === 'IN_STOCK' &&
            !item.options?.some(({ required }) => required),
        )
        .slice(0, MOST_PRODUCTS)
      for (const { sku } of salable) fill.run(PLENTY, sku)
      return salable.map((item) => ({ sku: item.sku, name: item.name, path: pathOf(item) }))
    },

    /** The addresses of all products that a search finds. */
    found: async (words: string): Promise<ReadonlySet<string>> => new Set((await productsOf(words)).map(pathOf)),

    /** The pieces of a guest's cart by SKU. */
    async piecesOf(cartId: string | null): Promise<ReadonlyMap<string, number>> {
      if (cartId === null) return new Map()
      const { cart } = await askBackend(
        url,
        'query($id:String!){cart(cart_id:$id){id itemsV2(pageSize:100){items{uid quantity product{uid sku}}}}}',
        { id: cartId },
      )
      const { items } = (cart as { itemsV2: { items: readonly { quantity: number; product: { sku: string } }[] } })
        .itemsV2
      return new Map(items.map(({ quantity, product }) => [product.sku, quantity]))
    },

    /** The numbers of all orders with this e-mail, the cancelled ones too. */
    numbersOf: (email: string): readonly string[] => numbers.all(email).map(({ number }) => String(number)),

    /** The numbers of the orders with this e-mail that are not cancelled. */
    liveNumbersOf: (email: string): readonly string[] => orders.all(email).map(({ number }) => String(number)),

    /** The lines of each order with this e-mail that is not cancelled. */
    ordersOf: (email: string): readonly string[] =>
      orders
        .all(email)
        .map(({ id }) =>
          textOf(new Map(lines.all(id ?? null).map(({ sku, quantity }) => [String(sku), Number(quantity)]))),
        ),

    async createCustomer({ firstname, email }: Person, password: string): Promise<void> {
      await askBackend(
        url,
        'mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }',
        { i: { email, firstname, lastname: 'Prova', password } },
      )
    },

    /** The pieces of a customer's wish list by SKU; none without the account. */
    async wishesOf(email: string, password: string): Promise<ReadonlyMap<string, number>> {
      const { generateCustomerToken } = await askBackend(
        url,
        'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
        { e: email, p: password },
      )
      const { customer } = await askBackend(
        url,
        '{ customer { wishlists { items_v2(pageSize: 100) { items { quantity product { sku } } } } } }',
        {},
        (generateCustomerToken as { token: string }).token,
      )
      const { wishlists } = customer as {
        wishlists: readonly { items_v2: { items: readonly { quantity: number; product: { sku: string } }[] } }[]
      }
      return new Map(
        wishlists.flatMap(({ items_v2 }) => items_v2.items.map(({ quantity, product }) => [product.sku, quantity])),
      )
    },

    close: () => database.close(),
  }
}
