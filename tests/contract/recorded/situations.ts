import type { CommerceClient } from '../commerceClient.ts'
import { createSteps, ITALIAN_ADDRESS, type Names, type Wares } from '../preparations.ts'

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The situations from which recorded error cases start; each returns the prepared values, by name. */
export function createSituations(client: CommerceClient, wares: Wares): Readonly<Record<string, () => Promise<Names>>> {
  const steps = createSteps(client, wares)

  async function cartUpTo(...parts: readonly ((cart: string) => Promise<unknown>)[]): Promise<Names> {
    const cart = await steps.newCart()
    await steps.add(cart, wares.simple)
    for (const part of parts) await part(cart)
    return { cart }
  }
  const email = (cart: string) => steps.setEmail(cart, 'ospite@example.com')
  const { setShippingAddress, setShippingMethod, setBilling } = steps

  async function ordered(): Promise<Names> {
    const cart = await steps.readyCart()
    const { number, token } = await steps.order(cart)
    return {
      cart,
      orderNumber: number,
      orderToken: token,
      orderEmail: 'ospite@example.com',
      orderEmailUppercase: 'OSPITE@example.com',
      orderPostcode: ITALIAN_ADDRESS.postcode,
    }
  }

  async function customer(): Promise<Names> {
    const { email: address, token } = await steps.newCustomer()
    return { email: address, emailUppercase: address.toUpperCase(), token }
  }

  async function customerCart(): Promise<Names & { readonly token: string; readonly cart: string }> {
    const { token } = await steps.newCustomer()
    return { token, cart: await steps.customerCart(token), guestCart: await steps.newCart() }
  }

  let addressBook: Promise<Names> | undefined
  async function newAddressBook(): Promise<Names> {
    const owner = await steps.newCustomer()
    const other = await steps.newCustomer()
    return {
      token: owner.token,
      regionId: (await steps.italianRegion()).id,
      address: await steps.newAddress(owner.token),
      defaultBilling: await steps.newAddress(owner.token, { default_billing: true }),
      defaultShipping: await steps.newAddress(owner.token, { default_shipping: true }),
      foreignAddress: await steps.newAddress(other.token),
    }
  }

  return {
    none: async () => ({}),
    cart: async () => ({ cart: await steps.newCart() }),
    emptyCartWithEmail: async () => {
      const cart = await steps.newCart()
      await email(cart)
      return { cart }
    },
    filledCart: () => cartUpTo(),
    emailOnly: () => cartUpTo(email),
    addressed: () => cartUpTo(email, setShippingAddress),
    methodSet: () => cartUpTo(email, setShippingAddress, setShippingMethod),
    billed: () => cartUpTo(email, setShippingAddress, setShippingMethod, setBilling),
    readyWithoutEmail: async () => ({ cart: await steps.readyCart(null) }),
    ordered,
    guestOrder: ordered,
    // Two orders of one cart at the same moment: one succeeds, and the case sends the other.
    parallel: async () => {
      const cart = await steps.readyCart()
      await steps.order(cart)
      return { cart }
    },
    virtualCart: async () => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.virtual)
      return { cart }
    },
    couponCart: async () => {
      const names = await cartUpTo()
      await client.data(`mutation($i: ApplyCouponToCartInput) { applyCouponToCart(input: $i) { cart { id } } }`, {
        i: { cart_id: names.cart, coupon_code: 'BENVENUTO10' },
      })
      return names
    },
    lowStockLine: async () => {
      const cart = await steps.newCart()
      return { cart, item: await steps.add(cart, wares.lowStock.sku, wares.lowStock.left) }
    },
    removedLine: async () => {
      const cart = await steps.newCart()
      const item = await steps.add(cart, wares.simple)
      await client.data(`mutation($i: RemoveItemFromCartInput) { removeItemFromCart(input: $i) { cart { id } } }`, {
        i: { cart_id: cart, cart_item_uid: item },
      })
      return { cart, item }
    },
    customer,
    twoAccounts: async () => ({ ...(await customer()), otherEmail: (await steps.newCustomer()).email }),
    regions: async () => ({ regionId: (await steps.italianRegion()).id }),
    // Only refused changes use it, so all of them may share it.
    addressBook: () => (addressBook ??= newAddressBook()),
    customerCart,
    twoCustomers: async () => {
      const owner = await customerCart()
      const other = await steps.newCustomer()
      return { cart: owner.cart, token: other.token }
    },
    guestCartAndCustomer: async () => {
      const { token } = await steps.newCustomer()
      return { cart: await steps.newCart(), token }
    },
    mergedCarts: async () => {
      const names = await customerCart()
      const guestCart = await steps.newCart()
      await steps.add(guestCart, wares.simple)
      await client.data(
        `mutation($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) { id } }`,
        { s: guestCart, d: names.cart },
        bearer(names.token),
      )
      return { ...names, guestCart }
    },
    revokedToken: async () => {
      const names = await customer()
      await client.data('mutation { revokeCustomerToken { result } }', {}, bearer(String(names.token)))
      return names
    },
    lockedCustomer: async () => {
      const names = await customer()
      for (let attempt = 0; attempt < 10; attempt += 1)
        await client.send(
          `mutation($e: String!) { generateCustomerToken(email: $e, password: "Sbagliata.1") { token } }`,
          { e: names.email },
        )
      return names
    },
    subscribed: async () => {
      const address = steps.freshEmail()
      await client.data(`mutation($e: String!) { subscribeEmailToNewsletter(email: $e) { status } }`, { e: address })
      return { email: address }
    },
    customerOrder: async () => {
      const { token } = await steps.newCustomer()
      const authorized = bearer(token)
      const { number, token: orderToken } = await steps.customerOrder(token)
      const { customer: account } = await client.data<{ customer: { email: string } }>(
        '{ customer { email } }',
        {},
        authorized,
      )
      return {
        token,
        orderNumber: number,
        orderToken,
        orderEmail: account.email,
        orderPostcode: ITALIAN_ADDRESS.postcode,
      }
    },
  }
}
