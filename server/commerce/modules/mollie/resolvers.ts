import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { cartNotFound } from '../quote/access.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuote, findQuoteByMaskedId } from '../quote/repository.ts'
import type { PlacedOrder } from '../sales/resolvers.ts'
import { activePaymentMethods } from '../checkout/repository.ts'
import { APPLE_PAY, isMollieMethod, MOLLIE_PREFIX } from './methods.ts'
import { ensurePayment, isSuccess, providerOf, settlePayment, startPayment } from './payments.ts'
import { type MolliePaymentRow, paymentOfToken, reopenQuote } from './repository.ts'

type TokenInput = { readonly input?: { readonly payment_token: string } | null }

function paymentOf({ db }: CommerceContext, { input }: TokenInput): MolliePaymentRow {
  const { payment_token: token } = requiredInput(input)
  const payment = paymentOfToken(db, token)
  if (!payment) throw noSuchEntity(`No order found with token "${token}"`)
  return payment
}

/** As in Mollie's module, the cart of a payment is opened again for every state but success. */
async function mollieProcessTransaction(_: unknown, args: TokenInput, context: CommerceContext) {
  const { db, clock } = context
  const { order_id: orderId, quote_id: quoteId } = paymentOf(context, args)
  const status = await settlePayment(context, orderId)
  if (quoteId !== null && status !== 'error' && !isSuccess(status)) reopenQuote(db, quoteId, clock.now())
  const quote = quoteId === null ? undefined : findQuote(db, quoteId)
  return { paymentStatus: status.toUpperCase(), cart: quote ? loadCart(context, quote) : null }
}

async function createMollieTransaction(_: unknown, args: TokenInput, context: CommerceContext) {
  return { checkout_url: await startPayment(context, paymentOf(context, args).order_id, null) }
}

function mollieRestoreCart(
  _: unknown,
  args: { readonly input?: { readonly cart_id: string } | null },
  context: CommerceContext,
) {
  const { cart_id: cartId } = requiredInput(args.input)
  const quote = findQuoteByMaskedId(context.db, cartId)
  if (!quote) throw noSuchEntity(cartNotFound(cartId))
  if (quote.customer_id !== context.customerId) {
    throw notAuthorized(`The current user cannot perform operations on cart "${cartId}"`)
  }
  reopenQuote(context.db, quote.id, context.clock.now())
  return { cart: loadCart(context, findQuote(context.db, quote.id) ?? quote) }
}

/** Mollie's own names of the methods, without the prefix of Magento's codes. */
function molliePaymentMethods(_: unknown, __: unknown, { db, store }: CommerceContext) {
  const active = activePaymentMethods(db, store.id).filter(({ code }) => isMollieMethod(code))
  return { methods: active.map(({ code, title }) => ({ code: code.slice(MOLLIE_PREFIX.length), name: title })) }
}

async function mollieApplePayValidation(
  _: unknown,
  { domain, validationUrl }: { readonly domain?: string | null; readonly validationUrl: string },
  context: CommerceContext,
) {
  const { db, store, baseUrl } = context
  const isActive = activePaymentMethods(db, store.id).some(({ code }) => code === APPLE_PAY)
  if (!isActive) throw inputError('The requested Payment Method is not available.')
  const session = { domain: domain ?? new URL(baseUrl).hostname, validationUrl }
  try {
    return { response: await providerOf(context).openWallet(session) }
  } catch {
    throw inputError('The session of Apple Pay could not be opened.')
  }
}

export const mollieResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: { molliePaymentMethods },
  Mutation: {
    mollieApplePayValidation,
    createMollieTransaction,
    mollieProcessTransaction,
    mollieRestoreCart,
  },
  Order: {
    mollie_payment_token: ({ row }: PlacedOrder, _: unknown, context: CommerceContext) =>
      isMollieMethod(row.payment_method) ? ensurePayment(context, row.id).token : null,
    mollie_redirect_url: ({ row, returnUrl }: PlacedOrder, _: unknown, context: CommerceContext) =>
      isMollieMethod(row.payment_method) ? startPayment(context, row.id, returnUrl) : null,
  },
}
