import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment, PayloadError } from 'relay-runtime'
import { failed, succeeded } from '#src/lib/result.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { classify, classifyThrown, commitMutation } from '#src/relay/commitMutation.ts'
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

/** The data are those of the asked query, which Relay's network does not know. */
type SingleAnswer = { readonly data: never; readonly errors?: readonly PayloadError[] }

/** A refused field is null. */
const isEmpty = (data: object): boolean => Object.values(data).every((value) => value === null)

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
      const { data, errors } = (Array.isArray(answer) ? answer[0] : answer) as SingleAnswer
      return errors && errors.length > 0 && isEmpty(data) ? failed(classify(errors)) : succeeded(data)
    } catch (error) {
      return failed(classifyThrown(error instanceof Error ? error : new Error(String(error))))
    }
  },
  placeOrder: () => placeOrder(environment, cartId),
})
