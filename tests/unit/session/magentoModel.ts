import { readFileSync } from 'node:fs'
import { buildSchema, execute, GraphQLError, parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'

const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(schemaText, { assumeValid: true })

/** As in the build of the shop. */
export const possibleTypes = possibleTypesOf(schemaText)

/** The lifetime of an access token by the backend's own clock. */
const TOKEN_LIFETIME_MS = 3_600_000

export type ModelLine = { readonly uid: string; readonly sku: string; quantity: number }

export type ModelCart = {
  readonly id: string
  /** The customer's e-mail; null for a guest's. */
  readonly owner: string | null
  readonly lines: ModelLine[]
  isActive: boolean
  /** The row is deleted; its content is kept here for the test. */
  isDeleted: boolean
}

export type ModelAnswer = { readonly status: number; readonly body: string; readonly isRefusal: boolean }

/** The answer to an invalid token: 2.4.7 treats its bearer as a guest, 2.4.8 answers 401. */
export type DeadTokens = 'guest' | 'refused'

const fault = (category: string) => (message: string) => new GraphQLError(message, { extensions: { category } })
const noSuchEntity = fault('graphql-no-such-entity')
const notAuthorized = fault('graphql-authorization')

/** Carts, customers and tokens like Magento's; all other fields of a cart are null. */
export function createMagentoModel({ now, deadTokens }: { now: () => number; deadTokens: DeadTokens }) {
  const carts = new Map<string, ModelCart>()
  const tokens = new Map<string, { readonly email: string; readonly expiresAt: number; isRevoked: boolean }>()
  const soldOut = new Set<string>()
  const documents = new Map<string, DocumentNode>()
  let made = 0
  const nextId = (kind: string) => {
    made += 1
    return `${kind}${made}`
  }

  const isDead = (token: string) => {
    const known = tokens.get(token)
    return known === undefined || known.isRevoked || known.expiresAt <= now()
  }
  const customerOf = (token: string | null) =>
    token === null || isDead(token) ? null : (tokens.get(token)?.email ?? null)
  const makeCart = (owner: string | null): ModelCart => {
    const cart: ModelCart = { id: nextId('cart'), owner, lines: [], isActive: true, isDeleted: false }
    carts.set(cart.id, cart)
    return cart
  }
  const cartOf = (id: string, customer: string | null): ModelCart => {
    const cart = carts.get(id)
    if (!cart || cart.isDeleted) throw noSuchEntity(`Could not find a cart with ID "${id}"`)
    if (!cart.isActive) throw noSuchEntity("The cart isn't active.")
    if (cart.owner !== customer) throw notAuthorized(`The current user cannot perform operations on cart "${id}"`)
    return cart
  }
  const isUsable = ({ isActive, isDeleted }: ModelCart) => isActive && !isDeleted
  const ownCartOf = (customer: string) =>
    [...carts.values()].find((cart) => cart.owner === customer && isUsable(cart)) ?? makeCart(customer)
  const customerRequired = (customer: string | null): string => {
    if (customer === null) throw notAuthorized("The current customer isn't authorized.")
    return customer
  }
  const put = (cart: ModelCart, sku: string, quantity: number) => {
    const line = cart.lines.find((other) => other.sku === sku)
    if (line) line.quantity += quantity
    else cart.lines.push({ uid: nextId('line'), sku, quantity })
  }
  const money = { value: 10, currency: 'EUR' }
  const shown = ({ id, lines }: ModelCart) => ({
    __typename: 'Cart',
    id,
    is_virtual: false,
    shipping_addresses: [],
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsV2: {
      total_count: lines.length,
      items: lines.map(({ uid, sku, quantity }) => ({
        __typename: 'SimpleCartItem',
        uid,
        quantity,
        customizable_options: [],
        product: { __typename: 'SimpleProduct', uid: `product-${sku}`, sku, name: sku },
        prices: {
          price: money,
          price_including_tax: money,
          row_total: money,
          row_total_including_tax: money,
          fixed_product_taxes: [],
        },
      })),
    },
    prices: { grand_total: money },
  })

  const fields = (customer: string | null) => ({
    cart: ({ cart_id: id }: { cart_id: string }) => shown(cartOf(id, customer)),
    customerCart: () => shown(ownCartOf(customerRequired(customer))),
    createEmptyCart: () => (customer === null ? makeCart(null) : ownCartOf(customer)).id,
    addProductsToCart({ cartId, cartItems }: { cartId: string; cartItems: { sku: string; quantity: number }[] }) {
      const cart = cartOf(cartId, customer)
      const refused = cartItems.filter(({ sku }) => soldOut.has(sku))
      for (const { sku, quantity } of cartItems) if (!soldOut.has(sku)) put(cart, sku, quantity)
      return {
        cart: shown(cart),
        user_errors: refused.map(({ sku }) => ({
          __typename: 'CartUserInputError',
          code: 'NOT_SALABLE',
          message: `${sku} is sold out`,
        })),
      }
    },
    updateCartItems({
      input,
    }: {
      input: { cart_id: string; cart_items: { cart_item_uid: string; quantity: number }[] }
    }) {
      const cart = cartOf(input.cart_id, customer)
      for (const { cart_item_uid: uid, quantity } of input.cart_items) {
        const line = cart.lines.find((other) => other.uid === uid)
        if (!line) throw noSuchEntity(`Could not find cart item with id: ${uid}.`)
        line.quantity = quantity
      }
      return { cart: shown(cart), errors: [] }
    },
    removeItemFromCart({ input }: { input: { cart_id: string; cart_item_uid: string } }) {
      const cart = cartOf(input.cart_id, customer)
      const index = cart.lines.findIndex(({ uid }) => uid === input.cart_item_uid)
      if (index < 0) throw noSuchEntity(`The cart doesn't contain the item`)
      cart.lines.splice(index, 1)
      return { cart: shown(cart) }
    },
    mergeCarts({
      source_cart_id: from,
      destination_cart_id: to,
    }: {
      source_cart_id: string
      destination_cart_id: string
    }) {
      const owner = customerRequired(customer)
      const [source, destination] = [cartOf(from, null), cartOf(to, owner)]
      for (const { sku, quantity } of source.lines) if (!soldOut.has(sku)) put(destination, sku, quantity)
      source.isActive = false
      return shown(destination)
    },
    generateCustomerToken({ email }: { email: string }) {
      const token = nextId('token-')
      tokens.set(token, { email, expiresAt: now() + TOKEN_LIFETIME_MS, isRevoked: false })
      return { token }
    },
    revokeCustomerToken() {
      revokeAll(customerRequired(customer))
      return { result: true }
    },
  })
  const revokeAll = (email: string) => {
    for (const token of tokens.values()) if (token.email === email) token.isRevoked = true
  }

  const documentOf = (text: string) => {
    const known = documents.get(text) ?? parse(text)
    documents.set(text, known)
    return known
  }

  return {
    carts,
    tokens,
    soldOut,
    isUsable,
    revokeAll,
    /** Executes one request and answers it. */
    async serve(body: string, token: string | null): Promise<ModelAnswer> {
      if (token !== null && deadTokens === 'refused' && isDead(token)) {
        const error = { message: 'User token has been revoked', extensions: { category: 'graphql-authentication' } }
        return { status: 401, body: JSON.stringify({ errors: [error] }), isRefusal: true }
      }
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
      const answer = await execute({
        schema,
        document: documentOf(query),
        rootValue: fields(customerOf(token)),
        variableValues: variables,
      })
      // A gap of the model must not be mistaken for a fault of the backend.
      const flaw = answer.errors?.find(({ extensions }) => extensions['category'] === undefined)
      if (flaw) throw flaw
      const isRefusal =
        token !== null &&
        (answer.errors ?? []).some(({ extensions }) => extensions['category'] === 'graphql-authorization')
      return { status: 200, body: JSON.stringify(answer), isRefusal }
    },
  }
}
