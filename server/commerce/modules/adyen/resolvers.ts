import * as v from 'valibot'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { cartNotFound, openQuote } from '../quote/access.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuoteByMaskedId } from '../quote/repository.ts'
import type { PlacedOrder } from '../sales/resolvers.ts'
import { ORDER_UNKNOWN, submitDetails } from './payments.ts'
import { type AdyenPaymentRow, paymentOfNumber, paymentOfOrder } from './repository.ts'
import { isOpen, isRefused } from './resultCodes.ts'

/** The key with which browsers of this shop use the provider; it is public. */
const CLIENT_KEY = 'test_EMBEDDEDENGINE'

const statusOf = ({ result_code: code, action }: AdyenPaymentRow) => ({
  isFinal: !isOpen(code),
  resultCode: isRefused(code) && code !== 'Refused' ? 'Error' : code,
  action,
  additionalData: null,
})

function paymentOf({ db }: CommerceContext, number: string, quoteId: number): AdyenPaymentRow {
  const payment = paymentOfNumber(db, number)
  if (payment?.quote_id !== quoteId) throw noSuchEntity(ORDER_UNKNOWN)
  return payment
}

const Details = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ orderId: v.optional(v.string()), details: v.optional(v.looseObject({})) }),
)

async function adyenPaymentDetails(
  _: unknown,
  { payload, cart_id: cartId }: { readonly payload: string; readonly cart_id: string },
  context: CommerceContext,
) {
  if (!payload) throw inputError('Required parameter "payload" is missing')
  const quote = openQuote(context, cartId)
  const parsed = v.safeParse(Details, payload)
  if (!parsed.success) throw inputError(parsed.issues[0].message)
  const { orderId, details = {}, paymentData } = parsed.output
  if (orderId === undefined) throw inputError('Missing "orderId" from payload')
  const sent = JSON.stringify({ details, ...(typeof paymentData === 'string' && { paymentData }) })
  return statusOf(await submitDetails(context, paymentOf(context, orderId, quote.id), sent))
}

/** Unlike the details, of carts that are closed, too. */
function adyenPaymentStatus(
  _: unknown,
  { orderNumber, cartId }: { readonly orderNumber?: string | null; readonly cartId?: string | null },
  context: CommerceContext,
) {
  if (!orderNumber) throw inputError('Required parameter "order_number" is missing')
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  const quote = findQuoteByMaskedId(context.db, cartId)
  if (!quote) throw noSuchEntity(cartNotFound(cartId))
  if (quote.customer_id !== context.customerId) {
    throw notAuthorized(`The current user cannot perform operations on cart "${cartId}"`)
  }
  return statusOf(paymentOf(context, orderNumber, quote.id))
}

async function adyenPaymentMethods(
  _: unknown,
  { cart_id: cartId }: { readonly cart_id: string },
  context: CommerceContext,
) {
  const { adyenPayments } = context
  const { totals, currency } = loadCart(context, openQuote(context, cartId))
  if (!adyenPayments || totals.grandTotal === 0) return { paymentMethodsResponse: { paymentMethods: [] } }
  try {
    const brands = await adyenPayments.brands({ cents: totals.grandTotal, currency })
    return { paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands }] } }
  } catch {
    throw inputError('The payment provider did not answer. Please try again.')
  }
}

export const adyenResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: { adyenPaymentMethods, adyenPaymentStatus },
  Mutation: { adyenPaymentDetails },
  Order: {
    adyen_payment_status: ({ row }: PlacedOrder, _: unknown, { db }: CommerceContext) => {
      const payment = paymentOfOrder(db, row.id)
      return payment ? statusOf(payment) : null
    },
  },
  StoreConfig: {
    adyen_client_key_live: () => null,
    adyen_client_key_test: () => CLIENT_KEY,
    adyen_demo_mode: () => true,
    adyen_checkout_frontend_region: () => 'eu',
    adyen_has_holder_name: () => false,
    adyen_holder_name_required: () => false,
  },
}
