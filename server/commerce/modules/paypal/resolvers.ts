import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { offeredPaymentMethods } from '../checkout/rules.ts'
import { openQuote } from '../quote/access.ts'
import { loadCart } from '../quote/cart.ts'
import { PAYPAL_EXPRESS, writeToken } from './repository.ts'

type TokenInput = {
  readonly cart_id: string
  readonly code: string
  readonly urls: { readonly return_url: string; readonly cancel_url: string }
}

async function createPaypalExpressToken(_: unknown, args: { input?: TokenInput | null }, context: CommerceContext) {
  const { cart_id: cartId, code, urls } = requiredInput(args.input)
  const { expressCheckout, db, baseUrl } = context
  const cart = loadCart(context, openQuote(context, cartId))
  const isOffered = offeredPaymentMethods(context, cart).some((method) => method.code === code)
  if (!expressCheckout || code !== PAYPAL_EXPRESS || !isOffered) {
    throw inputError('The requested Payment Method is not available.')
  }
  const { token, startUrl } = await expressCheckout.begin({
    reference: `quote-${cart.quote.id}`,
    cents: cart.totals.grandTotal,
    currency: cart.currency,
    returnUrl: ownAddress(urls.return_url, baseUrl),
    cancelUrl: ownAddress(urls.cancel_url, baseUrl),
  })
  writeToken(db, cart.quote.id, token)
  return { token, paypal_urls: { start: startUrl, edit: startUrl } }
}

/** Magento expects paths relative to its base URL; a provider must not redirect buyers to other sites. */
function ownAddress(path: string, baseUrl: string): string {
  const url = URL.parse(path, baseUrl)
  if (url === null || url.origin !== new URL(baseUrl).origin || /^[a-z]+:/i.test(path)) {
    throw inputError('Invalid Url.')
  }
  return url.href
}

export const paypalResolvers: Readonly<Record<string, TypeResolvers>> = {
  Mutation: { createPaypalExpressToken },
}
