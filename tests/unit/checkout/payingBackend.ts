import type { CardPayments } from '#server/commerce/engine/cardPayments.ts'
import type { RedirectPayments, RedirectPaymentStatus } from '#server/commerce/engine/redirectPayments.ts'
import { PAYMENT_WEBHOOK_PATH } from '#server/commerce/engine/redirectPayments.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  prepareCheckout,
  quoteProducts,
  textAt,
} from '#tests/unit/commerce/quoteShop.ts'

export const AFTER_ORDER = 'mollie_methods_satispay'
export const PAID_LATER = 'checkmo'
export const BY_CARD = 'braintree'
export type Method = typeof AFTER_ORDER | typeof PAID_LATER | typeof BY_CARD

export type PagePayment = {
  readonly id: string
  readonly order: string
  readonly returnUrl: string
  readonly url: string
  cents: number
  status: RedirectPaymentStatus
}

/** An order of the backend, whether or not its answer arrived. */
export type MadeOrder = {
  readonly number: string
  readonly token: string
  readonly cartId: string
  readonly method: Method
  /** Identifies its payment; null if it is paid later. */
  readonly ticket: string | null
}

type Sum = { readonly value: number; readonly currency: string }

const FINAL: ReadonlySet<RedirectPaymentStatus> = new Set(['paid', 'authorized', 'canceled', 'expired', 'failed'])

/** The embedded engine with a provider in memory, and enough stock for every run. */
export function openPayingBackend() {
  const payments = new Map<string, PagePayment>()
  let fate: 'failure' | 'lost' | null = null
  const provider: RedirectPayments = {
    async begin({ reference, cents, returnUrl }) {
      const met = fate
      fate = null
      if (met === 'failure') throw new Error('The provider is away')
      const id = `tr_${payments.size + 1}`
      const url = `https://provider.test/pay/${id}`
      payments.set(id, { id, order: reference.replace('order-', ''), returnUrl, url, cents, status: 'open' })
      if (met === 'lost') throw new Error('The answer is lost')
      return { id, checkoutUrl: url, status: 'open', cents, currency: 'EUR' }
    },
    openWallet: () => Promise.reject(new Error('No device of these stories has a wallet')),
    async stateOf(id) {
      const payment = payments.get(id)
      if (!payment) throw new Error(`There is no payment ${id}`)
      return { status: payment.status, cents: payment.cents, currency: 'EUR' }
    },
  }
  /** The cart of each proof, and the reference that used it up. */
  const proofs = new Map<string, { readonly cartId: string; usedBy: string | null }>()
  /** The proofs with which money is held, by reference. */
  const holds = new Map<string, string>()
  const cards: CardPayments = {
    clientToken: () => Promise.reject(new Error('No browser is part of this test')),
    async authorize({ reference, nonce }) {
      const met = fate
      fate = null
      if (met === 'failure') throw new Error('The provider is away')
      const proof = proofs.get(nonce)
      if (!proof || (proof.usedBy !== null && proof.usedBy !== reference)) return { status: 'declined' }
      proof.usedBy = reference
      holds.set(reference, nonce)
      if (met === 'lost') throw new Error('The answer is lost')
      return { status: 'authorized', saved: null }
    },
    release: async (reference) => void holds.delete(reference),
    authorizeSaved: () => Promise.reject(new Error('No saved card is part of this test')),
    releaseSaved: () => Promise.reject(new Error('No saved card is part of this test')),
  }
  const shop = openQuoteShop({
    cardPayments: cards,
    redirectPayments: provider,
    shop: {
      products: quoteProducts.map((product) =>
        product.sku === 'tazza' && product.type === 'simple'
          ? { ...product, stock: { qty: 1_000_000, isManaged: true } }
          : product,
      ),
    },
  })
  const post = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    shop.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))

  /** A world of one run: its orders and payments. */
  const begin = () => {
    const orders: MadeOrder[] = []
    /** The requests for orders that are being executed. */
    let underWay = 0
    /** The method that each cart has. */
    const chosen = new Map<string, Method>()
    const sums = new Map<string, Sum>()
    /** A page shows the last sum of a cart that was ordered in another tab meanwhile. */
    const shownSum = async (cartId: string): Promise<Sum> => {
      const answer = await shop.ask(
        'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value currency } } } }',
        { id: cartId },
      )
      const { cart } = (answer.data ?? {}) as {
        readonly cart?: { readonly prices: { readonly grand_total: Sum } } | null
      }
      const sum = cart?.prices.grand_total ?? sums.get(cartId)
      if (!sum) throw new Error(`No page can show the sum of the cart ${cartId}.`)
      sums.set(cartId, sum)
      return sum
    }
    const ofRun = () => {
      const numbers = new Set(orders.map(({ number }) => number))
      return [...payments.values()].filter(({ order }) => numbers.has(order))
    }
    const execute = async (body: string): Promise<Response> => {
      const { operationName, variables } = JSON.parse(body) as {
        readonly operationName: string
        readonly variables: { readonly cartId?: string; readonly paymentMethod?: { readonly code: Method } }
      }
      const response = await post('/graphql', body, { 'content-type': 'application/json' })
      const set = operationName === 'braintreeMutation' ? BY_CARD : variables.paymentMethod?.code
      if (set !== undefined && variables.cartId !== undefined) {
        const { errors } = (await response.clone().json()) as { readonly errors?: unknown }
        if (!errors) chosen.set(variables.cartId, set)
      }
      if (!/^(molliePlace|placeOrder)Mutation$/.test(operationName)) return response
      const text = await response.text()
      const { data } = JSON.parse(text) as {
        readonly data?: {
          readonly placeOrder?: {
            readonly orderV2?: Pick<MadeOrder, 'number' | 'token'> | null
            readonly order?: { readonly mollie_payment_token?: string | null } | null
          } | null
        }
      }
      const placed = data?.placeOrder?.orderV2
      if (placed && variables.cartId !== undefined) {
        const ticket = data?.placeOrder?.order?.mollie_payment_token ?? null
        const method = chosen.get(variables.cartId) ?? PAID_LATER
        orders.push({ ...placed, cartId: variables.cartId, method, ticket })
      }
      return new Response(text, { status: response.status, headers: response.headers })
    }
    return {
      orders,
      payments: ofRun,
      /** How often money of cards is held for a cart; null while an order is being made. */
      heldByCard: (cartId: string) =>
        underWay > 0 ? null : [...holds.values()].filter((nonce) => proofs.get(nonce)?.cartId === cartId).length,
      /** The provider takes the shopper's card for a cart, and returns the proof with the sum that the page shows. */
      async takeCard(cartId: string) {
        const proof = `nonce-${proofs.size + 1}`
        proofs.set(proof, { cartId, usedBy: null })
        const sum = await shownSum(cartId)
        return { proof, sum, isToBeSaved: false }
      },
      meets: (next: 'failure' | 'lost') => void (fate = next),
      /** A guest's cart that is ready to be ordered. */
      async openCart() {
        const cartId = await createGuestCart(shop)
        await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
        await prepareCheckout(shop, cartId)
        await shownSum(cartId)
        return cartId
      },
      /** The form of the checkout saves the method; a closed cart refuses it. */
      async choose(cartId: string, code: Method) {
        const input = { cart_id: cartId, payment_method: { code } }
        const answer = await changeCart(shop, 'setPaymentMethodOnCart', input, 'cart { id }')
        if (answer.errors.length === 0) chosen.set(cartId, code)
      },
      async serve(body: string): Promise<Response> {
        underWay += 1
        try {
          return await execute(body)
        } finally {
          underWay -= 1
        }
      },
      end(payment: PagePayment, status: RedirectPaymentStatus, isOtherSum = false) {
        if (FINAL.has(payment.status)) return
        if (isOtherSum) payment.cents += 1
        payment.status = status
      },
      isFinal: ({ status }: PagePayment) => FINAL.has(status),
      async isLive(order: string) {
        const token = orders.find(({ number }) => number === order)?.token
        const answer = await shop.ask(
          'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number status } }',
          { token },
        )
        return textAt(answer, 'guestOrderByToken.status') !== 'Canceled'
      },
      webhook: ({ id }: PagePayment) => post(PAYMENT_WEBHOOK_PATH, new URLSearchParams({ id })),
    }
  }
  return { begin, close: shop.close }
}

export type PayingBackend = ReturnType<ReturnType<typeof openPayingBackend>['begin']>
