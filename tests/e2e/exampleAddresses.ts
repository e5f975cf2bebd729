import { askBackend, placeOrderBefore, type BackendAddress } from './orderedBefore.ts'

/** A customer of the running shop. */
export type KnownCustomer = {
  readonly email: string
  readonly password: string
}

export type Examples = KnownCustomer & {
  /** A product that a guest may order. */
  readonly sku: string
  /** Where the guest lives. */
  readonly address?: BackendAddress
  readonly store?: string
}

/**
 * Addresses of the pages whose paths have parameters, by the route's path. A page is left out if the shop has no example
 * of it, which a caller that needs all pages checks.
 */
export async function exampleAddresses(
  shopUrl: string,
  { email, password, sku, ...where }: Examples,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const token = await customerToken(shopUrl, { email, password }, where.store)
  const ask = async (query: string) => (await askBackend(shopUrl, query, {}, token, where.store))['customer']
  const { orders } = (await ask('{ customer { orders { items { number } } } }')) as {
    orders: { items: readonly { number: string }[] }
  }
  // A store may have no order of the customer’s yet.
  const order = orders.items[0] ?? (await placeOrderBefore(shopUrl, { lines: [{ sku }], token, ...where }))
  const guestOrder = await placeOrderBefore(shopUrl, { lines: [{ sku }], ...where })
  const guestToken = encodeURIComponent(guestOrder.token)
  const uidOf = (uid: string) => encodeURIComponent(uid)
  // Only Adobe Commerce has these parts.
  const { returns, gift_registries: registries } = (await ask(
    '{ customer { returns { items { uid } } gift_registries { uid } } }',
  ).catch(() => ({ returns: { items: [] }, gift_registries: [] }))) as {
    returns: { items: readonly { uid: string }[] }
    gift_registries: readonly { uid: string }[]
  }
  return {
    '/account/addresses/$id': ['/account/addresses/new'],
    '/account/gift-registry/$uid': registries.slice(0, 1).map(({ uid }) => `/account/gift-registry/${uidOf(uid)}`),
    '/account/orders/$number': [`/account/orders/${order.number}`],
    '/account/returns/$id': [
      ...returns.items.slice(0, 1).map(({ uid }) => `/account/returns/${uidOf(uid)}`),
      `/account/returns/new?order=${order.number}`,
    ],
    '/checkout/agreements/$id': ['/checkout/agreements/1'],
    '/checkout/success': [`/checkout/success?token=${guestToken}`],
    '/checkout/success/$number': [`/checkout/success/${order.number}`],
    '/gift-registry/$uid': registries.slice(0, 1).map(({ uid }) => `/gift-registry/${uidOf(uid)}`),
    '/orders/return': [`/orders/return?token=${guestToken}`],
  }
}

/** A token of a customer, as a sign-in issues it. */
export async function customerToken(
  shopUrl: string,
  { email, password }: KnownCustomer,
  store?: string,
): Promise<string> {
  const { generateCustomerToken } = await askBackend(
    shopUrl,
    'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
    { e: email, p: password },
    null,
    store,
  )
  return (generateCustomerToken as { token: string }).token
}
