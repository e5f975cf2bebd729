import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { createSheetPortsCartQuery } from '#src/__generated__/createSheetPortsCartQuery.graphql.ts'
import type { createSheetPortsValidationMutation } from '#src/__generated__/createSheetPortsValidationMutation.graphql.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { amountText } from '#src/shop/amountText.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import type { PlacedOrder } from '#src/shop/payments.ts'
import { setGuestEmail } from '../contact/setGuestEmail.ts'
import { cartAddressOf } from '../delivery/cartAddress.ts'
import { estimateShipping } from '../delivery/estimateShipping.ts'
import { estimateTotals } from '../delivery/estimateTotals.ts'
import { setShippingAddress } from '../delivery/setShippingAddress.ts'
import { setShippingMethod } from '../delivery/setShippingMethod.ts'
import { addressProblems, emailProblem } from '../form/backendFieldErrors.ts'
import type { FieldRule } from '../form/checkoutSchema.ts'
import { methodCodesOf } from '../form/checkoutValues.ts'
import { createPaymentHost } from '../payment/paymentHost.ts'
import { presetMethod } from '../payment/presetMethod.ts'
import { setBillingAddress } from '../payment/setBillingAddress.ts'
import type { OrderProblem } from '../placing/createOrdering.ts'
import type { CartStep } from '../steps/cartSteps.ts'
import type { SheetCart, SheetPorts, SheetProblem } from './openApplePaySheet.ts'
import { orderFromSheet } from './orderFromSheet.ts'
import { addressFaults, addressOfContact, emailOfContact, placeFault, sheetFieldOf } from './sheetContact.ts'
import type { ContactFault } from './sheetContact.ts'
import { APPLE_PAY } from './walletCode.ts'

/** The texts of the sheet, in the shopper's language. */
export type SheetTexts = {
  readonly delivery: string
  /** Discounts, taxes and fees together. */
  readonly others: string
  readonly notServed: string
  readonly unanswered: string
  readonly ofRule: (rule: FieldRule) => string
  readonly ofOrder: (problem: OrderProblem) => string
}

export type SheetPortOptions = {
  readonly shop: Shop
  readonly environment: IEnvironment
  readonly isCustomer: boolean
  readonly countries: readonly AddressCountry[]
  readonly knownOrdered: string | null
  readonly texts: SheetTexts
  /** Puts the product into the cart if the sheet sells one; resolves to the id of the cart. */
  readonly cart: () => Promise<Result<string, string>>
  /** The number of an order of the same pieces that the shopper has not seen yet; null without one. Never rejects. */
  readonly findEarlierOrder: (cartId: string) => Promise<string | null>
  readonly openReceipt: (order: PlacedOrder, isNews: boolean) => void
}

/** The changes that a sheet makes; gift options and other methods are those of the form. */
type SheetStep = Extract<CartStep, { readonly kind: 'email' | 'shippingAddress' | 'shippingMethod' | 'billingAddress' }>

/** Problems that another authorisation in the same sheet cannot mend: its sum is fixed, or its cart is gone. */
const FINAL: ReadonlySet<OrderProblem['kind']> = new Set([
  'total-changed',
  'points-spent',
  'below-minimum',
  'cart-closed',
  'cart-lost',
  'session-expired',
  // The shopper reads about that order on the page, and opens the sheet again to order once more.
  'ordered-before',
])

/** Connects the sheet with the backend. */
export function createSheetPorts(options: SheetPortOptions): SheetPorts {
  const { shop, environment, isCustomer, countries, knownOrdered, texts, findEarlierOrder, openReceipt } = options
  const { locale, origin } = shop
  const hostOf = (cartId: string) => createPaymentHost({ environment, cartId, code: APPLE_PAY, locale, origin })
  // An estimate is not the cart, and must not get into the page's store.
  const aside = withoutPredictions(environment)
  const unanswered: SheetProblem = { code: 'unknown', text: texts.unanswered }
  const problemOf = ({ field, rule }: ContactFault): SheetProblem => ({
    code: 'shippingContactInvalid',
    field,
    text: texts.ofRule(rule),
  })
  const billingProblemOf = (fault: ContactFault): SheetProblem => ({
    ...problemOf(fault),
    code: 'billingContactInvalid',
  })
  const orderProblem = (problem: OrderProblem): SheetProblem => ({
    code: 'unknown',
    text: texts.ofOrder(problem),
    ...(problem.kind === 'ordered-before' && { earlierOrder: problem.message }),
  })
  const failureOf = (error: MutationError): SheetProblem => {
    switch (error.kind) {
      case 'session-expired':
      case 'too-many-tries':
        return orderProblem(error)
      case 'no-such-entity':
        return orderProblem({ kind: 'cart-lost', message: error.message })
      case 'rejected':
        return orderProblem({ kind: 'refused', message: error.message })
      case 'unreachable':
      case 'server':
        return unanswered
    }
  }
  /** The faults of an address that the backend refused, with their places. */
  const refusalOf = (step: SheetStep, error: MutationError): readonly SheetProblem[] => {
    if (error.kind !== 'rejected') return [failureOf(error)]
    if (step.kind === 'email') return [problemOf({ field: 'emailAddress', rule: emailProblem(error.message).rule })]
    const isBilling = step.kind === 'billingAddress'
    if (!isBilling && step.kind !== 'shippingAddress') return [failureOf(error)]
    const { fields } = addressProblems(isBilling ? 'billing' : 'shipping', error.messages)
    const faults = fields.map(({ path, rule }) => ({ field: sheetFieldOf(path), rule }))
    return faults.length > 0 ? faults.map(isBilling ? billingProblemOf : problemOf) : [failureOf(error)]
  }

  return {
    async validate(validationUrl) {
      const { hostname } = new URL(origin)
      const result = await hostOf('').commit<createSheetPortsValidationMutation>(
        graphql`
          mutation createSheetPortsValidationMutation($domain: String!, $validationUrl: String!) {
            mollieApplePayValidation(domain: $domain, validationUrl: $validationUrl) {
              response
            }
          }
        `,
        { domain: hostname, validationUrl },
      )
      if (!result.ok) return null
      return parseJson(result.value.mollieApplePayValidation?.response ?? null, isObject)
    },

    async prepare() {
      const id = await options.cart()
      if (!id.ok) return failed([{ code: 'unknown', text: id.error }])
      // Before the shopper authorises anything; the order asks again, because another device may order meanwhile.
      const earlierOrder = findEarlierOrder(id.value)
      const answer = await hostOf(id.value).ask<createSheetPortsCartQuery>(
        graphql`
          query createSheetPortsCartQuery($cartId: String!) {
            cart(cart_id: $cartId) {
              id
              is_virtual
              itemsV2(pageSize: 100, currentPage: 1) {
                items {
                  uid
                  quantity
                  product {
                    name
                  }
                  prices {
                    row_total_including_tax {
                      value
                    }
                  }
                  errors {
                    message
                  }
                }
              }
              prices {
                grand_total {
                  value
                  currency
                }
              }
            }
          }
        `,
        { cartId: id.value },
      )
      const earlier = await earlierOrder
      if (earlier !== null) return failed([orderProblem({ kind: 'ordered-before', message: earlier })])
      const { is_virtual: isVirtual, prices, itemsV2 } = (answer.ok ? answer.value.cart : null) ?? {}
      const { value, currency } = prices?.grand_total ?? {}
      if (isVirtual === undefined || value == null || currency == null) return failed([unanswered])
      const items = (itemsV2?.items ?? []).flatMap((item) => item ?? [])
      const faults = items.flatMap(({ errors, product }) =>
        (errors ?? []).map((error) => `${product.name ?? ''}: ${error?.message ?? ''}`),
      )
      if (faults.length > 0) return failed(faults.map((text) => ({ code: 'unknown' as const, text })))
      const lines = items.map(({ quantity, product, prices: sums }) => ({
        label: quantity === 1 ? (product.name ?? '') : `${product.name ?? ''} × ${quantity}`,
        amount: amountText(sums?.row_total_including_tax.value ?? 0, currency),
      }))
      return succeeded({ cartId: id.value, isVirtual, sum: { value, currency }, lines })
    },

    async quote({ cartId, lines }, contact, wanted) {
      const place = addressOfContact(contact, countries)
      if (!countries.some(({ id }) => id === place.countryCode))
        return failed([{ code: 'addressUnserviceable', text: texts.notServed }])
      const fault = placeFault(place, countries)
      if (fault) return failed([problemOf(fault)])
      const offered = await estimateShipping(aside, cartId, place)
      if (!offered.ok) return failed([failureOf(offered.error)])
      // The sheet has no choice of a shop.
      const methods = offered.value.filter(({ carrier_code: carrier }) => carrier !== PICKUP_CARRIER)
      const chosen = methods.find(({ key }) => key === wanted) ?? presetMethod(methods)
      if (!chosen) return failed([{ code: 'addressUnserviceable', text: texts.notServed }])
      const total = await estimateTotals(aside, cartId, place, chosen)
      if (!total.ok) return failed([failureOf(total.error)])
      const sum = total.value.total
      const rest = sum.value - chosen.price.value - lines.reduce((all, { amount }) => all + Number(amount), 0)
      const others = amountText(rest, sum.currency)
      return succeeded({
        sum,
        methods: [chosen, ...methods.filter((method) => method !== chosen)].map(
          ({ key, label, description, price }) => ({
            identifier: key,
            label,
            detail: description,
            amount: amountText(price.value, sum.currency),
          }),
        ),
        lines: [
          ...lines,
          { label: texts.delivery, amount: amountText(chosen.price.value, sum.currency) },
          ...(Number(others) === 0 ? [] : [{ label: texts.others, amount: others }]),
        ],
      })
    },

    async order(cart, payment, { sum, method }) {
      const steps = stepsOf(cart, payment, method)
      if (!steps.ok) return { kind: 'refused', problems: steps.error, isFinal: false }
      let unsaved: readonly SheetProblem[] = [unanswered]
      const ordered = await orderFromSheet({
        shop,
        environment,
        cartId: cart.cartId,
        knownOrdered,
        sum,
        token: JSON.stringify(payment.token),
        findEarlierOrder: () => findEarlierOrder(cart.cartId),
        async save() {
          for (const step of steps.value) {
            const taken = await takeStep(environment, cart.cartId, step)
            if (taken.ok) continue
            unsaved = refusalOf(step, taken.error)
            return taken
          }
          return succeeded(null)
        },
      })
      switch (ordered.kind) {
        case 'paid':
          return { kind: 'placed', leave: () => openReceipt(ordered.order, ordered.isNews) }
        case 'open':
          return { kind: 'placed', leave: () => window.location.assign(ordered.address) }
        case 'unseen':
          return { kind: 'placed', leave: () => shop.startAfresh('/checkout') }
        case 'unknown':
          // The checkout goes on looking for the order.
          return { kind: 'unknown', leave: () => shop.startAfresh('/checkout') }
        case 'unsaved':
          return { kind: 'refused', problems: unsaved, isFinal: false }
        case 'refused': {
          const { problem } = ordered
          return { kind: 'refused', problems: [orderProblem(problem)], isFinal: FINAL.has(problem.kind) }
        }
      }
    },
  }

  /** The changes of the cart in Magento's order. */
  function stepsOf(
    { isVirtual }: SheetCart,
    { shippingContact = {}, billingContact = {} }: ApplePayJS.ApplePayPayment,
    method: string | null,
  ): Result<readonly SheetStep[], readonly SheetProblem[]> {
    const email = isCustomer ? null : emailOfContact(shippingContact)
    const shipping = addressOfContact(shippingContact, countries)
    // The card's address has no telephone of its own.
    const billing = { ...addressOfContact(billingContact, countries), telephone: shipping.telephone }
    const billingFaults = addressFaults(billing, countries)
    const problems = [
      ...(email && !email.ok ? email.error.map(problemOf) : []),
      ...(isVirtual ? billingFaults.map(billingProblemOf) : addressFaults(shipping, countries).map(problemOf)),
    ]
    if (problems.length > 0) return failed(problems)
    const codes = methodCodesOf(method)
    const addressOf = (values: typeof shipping) => cartAddressOf(values, countries)
    return succeeded([
      ...(email?.ok ? [{ kind: 'email', email: email.value } as const] : []),
      ...(isVirtual ? [] : [{ kind: 'shippingAddress', address: addressOf(shipping), notes: null } as const]),
      ...(codes ? [{ kind: 'shippingMethod', ...codes } as const] : []),
      // Cards often have an address that no courier could read; the bill then goes where the goods go.
      {
        kind: 'billingAddress',
        address: billingFaults.length > 0 ? 'same-as-shipping' : addressOf(billing),
      } as const,
    ])
  }
}

function takeStep(environment: IEnvironment, cartId: string, step: SheetStep): Promise<Result<null, MutationError>> {
  switch (step.kind) {
    case 'email':
      return setGuestEmail(environment, cartId, step.email)
    case 'shippingAddress':
      return setShippingAddress(environment, cartId, { ...step, isBilledThere: false })
    case 'shippingMethod':
      return setShippingMethod(environment, cartId, step)
    case 'billingAddress':
      return setBillingAddress(environment, cartId, step.address)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
