import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { PaymentHost } from '#src/shop/payments.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { placeOrder } from '../placing/placeOrder.ts'

type HostOptions = Pick<PaymentHost, 'cartId' | 'code'> & {
  readonly environment: IEnvironment
  readonly locale: StorefrontLocale
  /** The origin of the store, without a trailing slash. */
  readonly origin: string
}

/** The functions for the code of a payment method. */
export const createPaymentHost = ({ environment, cartId, code, locale, origin }: HostOptions): PaymentHost => ({
  cartId,
  code,
  locale: locale.locale,
  country: storeCountry(locale),
  pathOf: (path) => addressIn(locale, path).slice(1),
  addressOf: (path) => `${origin}${addressIn(locale, path)}`,
  commit: (mutation, variables, isEnough) =>
    commitMutation(environment, { mutation, variables, ...(isEnough && { isEnough }) }),
  async ask(query, variables) {
    const operation = createOperationDescriptor(getRequest(query), variables, {
      force: true,
      // The cart of an order is closed, and that is no loss.
      metadata: { keepsCart: true },
    })
    try {
      const answer = await environment.execute({ operation }).toPromise()
      const { data } = (Array.isArray(answer) ? answer[0] : answer) as { readonly data?: never }
      return data ?? null
    } catch {
      return null
    }
  },
  placeOrder: () => placeOrder(environment, cartId),
})
