import type { CommerceContext } from '../../engine/context.ts'
import { CommerceError, inputError, noSuchEntity } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { taxInGross, toMoney } from '../../engine/money.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { encodeUid } from '../../engine/uid.ts'
import { isEmailAddress } from '../customer/rules.ts'
import { changeCart, openQuote } from '../quote/access.ts'
import { type Cart, loadCart } from '../quote/cart.ts'
import {
  type QuoteAddressRow,
  quoteAddresses,
  type QuoteRow,
  updateQuote,
  writeQuoteAddress,
  writeShippingChoice,
} from '../quote/repository.ts'
import { regionsOf } from '../directory/repository.ts'
import { PICKUP_CARRIER } from '../pickup/repository.ts'
import { cartItems } from '../quote/resolvers.ts'
import type { ShippingRate } from '../quote/rules.ts'
import { ADYEN_CARD, type AdyenCardInput, writeState } from '../adyen/repository.ts'
import { isBraintree, type NonceInput, writeNonce } from '../braintree/repository.ts'
import { isMollieMethod } from '../mollie/methods.ts'
import { writeApplePayToken } from '../mollie/repository.ts'
import { type Approval, PAYPAL_EXPRESS, writeApproval } from '../paypal/repository.ts'
import { chooseToken } from '../vault/repository.ts'
import { type AddressChoice, resolveAddress, resolveShippingAddress } from './addresses.ts'
import { checkGuestCheckout } from './guestCheckout.ts'
import { activeAgreements, type AgreementRow } from './repository.ts'
import { offeredPaymentMethods } from './rules.ts'

/** Runs a step of the checkout: the change in one transaction, then returns the cart. */
function checkoutStep(context: CommerceContext, cartId: string, change: (quote: QuoteRow) => void): { cart: Cart } {
  return {
    cart: changeCart(context, cartId, (quote) => {
      checkGuestCheckout(context)
      change(quote)
    }),
  }
}

type SetGuestEmailInput = { readonly cart_id: string; readonly email: string }

function setGuestEmailOnCart(_: unknown, args: { input?: SetGuestEmailInput | null }, context: CommerceContext) {
  const { cart_id: cartId, email } = requiredInput(args.input)
  if (context.customerId !== null) throw inputError('The request is not allowed for logged in customers')
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  if (!email) throw inputError('Required parameter "email" is missing')
  if (!isEmailAddress(email)) throw inputError('Invalid email format')
  return checkoutStep(context, cartId, (quote) => {
    updateQuote(context.db, quote.id, { customer_email: email }, context.clock.now())
  })
}

type ShippingAddressInput = AddressChoice & {
  readonly customer_notes?: string | null
  readonly pickup_location_code?: string | null
}
type SetShippingAddressesInput = {
  readonly cart_id: string
  readonly shipping_addresses: readonly (ShippingAddressInput | null)[]
}

function setShippingAddressesOnCart(
  _: unknown,
  args: { input?: SetShippingAddressesInput | null },
  context: CommerceContext,
) {
  const { cart_id: cartId, shipping_addresses: inputs } = requiredInput(args.input)
  const [input] = inputs
  if (!input) throw inputError('Required parameter "shipping_addresses" is missing')
  if (inputs.length > 1) throw inputError('You cannot specify multiple shipping addresses.')
  return checkoutStep(context, cartId, (quote) => {
    if (loadCart(context, quote).isVirtual) {
      throw noSuchEntity('Shipping address is not allowed on cart: cart contains no items for shipment.')
    }
    writeQuoteAddress(context.db, quote.id, 'shipping', {
      ...resolveShippingAddress(context, input),
      same_as_billing: 0,
      customer_notes: input.customer_notes ?? null,
    })
  })
}

type BillingAddressInput = AddressChoice & {
  readonly same_as_shipping?: boolean | null
  readonly use_for_shipping?: boolean | null
}
type SetBillingAddressInput = { readonly cart_id: string; readonly billing_address: BillingAddressInput }

function setBillingAddressOnCart(
  _: unknown,
  args: { input?: SetBillingAddressInput | null },
  context: CommerceContext,
) {
  const { cart_id: cartId, billing_address: input } = requiredInput(args.input)
  if (Object.keys(input).length === 0) throw inputError('Required parameter "billing_address" is missing')
  return checkoutStep(context, cartId, (quote) => {
    const { db } = context
    const shipping = quoteAddresses(db, quote.id).find((address) => address.address_type === 'shipping')
    if (input.same_as_shipping) {
      if (!shipping) {
        throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.')
      }
      writeQuoteAddress(db, quote.id, 'billing', { ...shipping, customer_notes: null, pickup_location_code: null })
      writeQuoteAddress(db, quote.id, 'shipping', { ...shipping, same_as_billing: 1 })
      return
    }
    const address = resolveAddress(context, input, 'billing')
    const billing = { ...address, same_as_billing: 0, customer_notes: null, pickup_location_code: null }
    writeQuoteAddress(db, quote.id, 'billing', billing)
    const cart = loadCart(context, quote)
    // An order with pickup is not shipped anywhere.
    if (input.use_for_shipping && !cart.isVirtual && cart.selectedRate?.carrierCode !== PICKUP_CARRIER) {
      writeQuoteAddress(db, quote.id, 'shipping', { ...billing, same_as_billing: 1 })
    } else if (shipping?.same_as_billing === 1) {
      writeQuoteAddress(db, quote.id, 'shipping', { ...shipping, same_as_billing: 0 })
    }
  })
}

type ShippingMethodInput = { readonly carrier_code: string; readonly method_code: string }
type SetShippingMethodsInput = {
  readonly cart_id: string
  readonly shipping_methods: readonly (ShippingMethodInput | null)[]
}

function setShippingMethodsOnCart(
  _: unknown,
  args: { input?: SetShippingMethodsInput | null },
  context: CommerceContext,
) {
  const { cart_id: cartId, shipping_methods: inputs } = requiredInput(args.input)
  const [input] = inputs
  if (!input) throw inputError('Required parameter "shipping_methods" is missing')
  if (inputs.length > 1) throw inputError('You cannot specify multiple shipping methods.')
  const { carrier_code: carrierCode, method_code: methodCode } = input
  if (!carrierCode) throw inputError('Required parameter "carrier_code" is missing.')
  if (!methodCode) throw inputError('Required parameter "method_code" is missing.')
  return checkoutStep(context, cartId, (quote) => {
    const cart = loadCart(context, quote)
    if (cart.lines.length === 0) {
      throw inputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.")
    }
    if (!cart.shippingAddress) throw inputError('The shipping address is missing. Set the address and try again.')
    const isOffered = cart.shippingRates.some(
      (rate) => rate.carrierCode === carrierCode && rate.methodCode === methodCode,
    )
    if (!isOffered) throw noSuchEntity(`Carrier with such method not found: ${carrierCode}, ${methodCode}`)
    writeShippingChoice(context.db, quote.id, { carrierCode, methodCode })
  })
}

type SetPaymentMethodInput = {
  readonly cart_id: string
  readonly payment_method: {
    readonly code: string
    readonly purchase_order_number?: string | null
    readonly paypal_express?: Approval | null
    readonly braintree?: NonceInput | null
    readonly braintree_paypal?: NonceInput | null
    readonly adyen_additional_data_cc?: AdyenCardInput | null
    readonly mollie_applepay_payment_token?: string | null
    readonly braintree_cc_vault?: SavedChoice | null
    readonly braintree_paypal_vault?: SavedChoice | null
  }
}
type SavedChoice = { readonly public_hash: string }

function setPaymentMethodOnCart(_: unknown, args: { input?: SetPaymentMethodInput | null }, context: CommerceContext) {
  const { cart_id: cartId, payment_method: input } = requiredInput(args.input)
  if (!input.code) throw inputError('Required parameter "code" for "payment_method" is missing.')
  return checkoutStep(context, cartId, (quote) => {
    const cart = loadCart(context, quote)
    if (!cart.isVirtual && !cart.shippingAddress) {
      throw inputError('The shipping address is missing. Set the address and try again.')
    }
    const methods = offeredPaymentMethods(context, cart)
    if (!methods.some((method) => method.code === input.code)) {
      throw inputError('The requested Payment Method is not available.')
    }
    if (input.code === PAYPAL_EXPRESS) {
      const { paypal_express: approval } = input
      if (!approval) throw inputError('Required parameter "paypal_express" for "payment_method" is missing.')
      if (!writeApproval(context.db, quote.id, approval)) throw inputError('The PayPal token is not one of this cart.')
    }
    if (isBraintree(input.code)) {
      const given = input[input.code]
      if (!given) throw inputError(`Required parameter "${input.code}" for "payment_method" is missing.`)
      if (!given.payment_method_nonce) {
        throw inputError(`Required parameter "payment_method_nonce" for "${input.code}" is missing.`)
      }
      writeNonce(context.db, quote.id, given)
    }
    if (input.code === ADYEN_CARD) {
      const { stateData, returnUrl } = input.adyen_additional_data_cc ?? {}
      // Without a card the order is refused, not the choice.
      if (stateData) writeState(context.db, quote.id, { stateData, returnUrl: returnUrl ?? context.baseUrl })
    }
    if (isMollieMethod(input.code)) {
      // Without a token the order is paid on Mollie's page.
      writeApplePayToken(context.db, quote.id, input.mollie_applepay_payment_token ?? null)
    }
    if (input.code === 'braintree_cc_vault' || input.code === 'braintree_paypal_vault') {
      chooseSaved(context, quote, input.code, input[input.code])
    }
    const change = { payment_method: input.code, po_number: input.purchase_order_number ?? null }
    updateQuote(context.db, quote.id, change, context.clock.now())
  })
}

function chooseSaved(
  { db, clock }: CommerceContext,
  { id: quoteId, customer_id: customerId }: QuoteRow,
  code: string,
  choice: SavedChoice | null | undefined,
): void {
  if (!choice) throw inputError(`Required parameter "${code}" for "payment_method" is missing.`)
  const { public_hash: publicHash } = choice
  if (customerId === null || !chooseToken(db, { quoteId, customerId, code, publicHash, now: clock.now() })) {
    throw noSuchEntity(`Could not find a token using public hash: ${publicHash}`)
  }
}

type EstimateTotalsInput = {
  readonly cart_id: string
  readonly address: { readonly country_code: string; readonly region?: EstimateRegion | null }
  readonly shipping_method?: ShippingMethodInput | null
}

type EstimateRegion = { readonly region_code?: string | null; readonly region_id?: number | null }

/** The cart with an estimated address; nothing is stored. */
function estimatedCart(context: CommerceContext, input: EstimateTotalsInput): Cart {
  if (!input.address.country_code) throw inputError('Required parameter "country_code" is missing')
  return loadCart(context, openQuoteForEstimate(context, input.cart_id), {
    countryId: input.address.country_code,
    regionCode: regionCodeOf(context, input.address),
    choice: input.shipping_method
      ? { carrierCode: input.shipping_method.carrier_code, methodCode: input.shipping_method.method_code }
      : null,
  })
}

function regionCodeOf({ db }: CommerceContext, { country_code: countryId, region }: EstimateTotalsInput['address']) {
  if (!region?.region_id) return region?.region_code ?? null
  return regionsOf(db, countryId).find(({ id }) => id === region.region_id)?.code ?? null
}

/** Estimates report a missing cart as bad input, unlike all other mutations. */
function openQuoteForEstimate(context: CommerceContext, cartId: string): QuoteRow {
  try {
    return openQuote(context, cartId)
  } catch (error) {
    const isMissing = error instanceof CommerceError && error.category === 'graphql-no-such-entity'
    throw isMissing ? inputError(error.message) : error
  }
}

const availableMethod = (rate: ShippingRate, currency: string) => ({
  ...rateOf(rate, currency),
  // As configured; the two prices beside it say which is which.
  amount: toMoney(rate.cents, currency),
  available: true,
  error_message: '',
})

const rateOf = (rate: ShippingRate, currency: string) => ({
  carrier_code: rate.carrierCode,
  carrier_title: rate.carrierTitle,
  method_code: rate.methodCode,
  method_title: rate.methodTitle,
  price_incl_tax: toMoney(rate.cents, currency),
  // Of prices without tax the delivery has no tax.
  price_excl_tax: toMoney(rate.cents - taxInGross(rate.cents, rate.taxPercent), currency),
})

/** Magento's `amount` of a chosen method is without tax, unlike that of an offered one. */
function selectedMethod(rate: ShippingRate, currency: string) {
  const method = rateOf(rate, currency)
  return { ...method, amount: method.price_excl_tax }
}

const cartAddress = (row: QuoteAddressRow) => ({
  ...row,
  uid: encodeUid(row.id),
  street: JSON.parse(row.street) as string[],
  // The label is the code, as in Magento.
  country: { code: row.country_code, label: row.country_code },
  region: { code: row.region_code, label: row.region, region_id: row.region_id },
})

const shippingCartAddress = (context: CommerceContext, cart: Cart, row: QuoteAddressRow) => ({
  ...cartAddress(row),
  same_as_billing: row.same_as_billing === 1,
  available_shipping_methods: cart.shippingRates.map((rate) => availableMethod(rate, cart.currency)),
  selected_shipping_method: cart.selectedRate && selectedMethod(cart.selectedRate, cart.currency),
  cart_items_v2: cartItems(context, cart),
})

function selectedPaymentMethod(cart: Cart, _: unknown, context: CommerceContext) {
  const methods = offeredPaymentMethods(context, cart)
  const method = methods.find(({ code }) => code === cart.quote.payment_method)
  // Never null: a cart without a choice has empty texts, as in Magento.
  return {
    code: method?.code ?? '',
    title: method?.title ?? '',
    purchase_order_number: method ? cart.quote.po_number : null,
  }
}

const agreementOf = (row: AgreementRow) => ({ ...row, is_html: row.is_html === 1 })

export const checkoutResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, { db, store }) =>
      store.config.isCheckoutAgreementsEnabled ? activeAgreements(db, store.id).map(agreementOf) : [],
  },
  Mutation: {
    setGuestEmailOnCart,
    setShippingAddressesOnCart,
    setBillingAddressOnCart,
    setShippingMethodsOnCart,
    setPaymentMethodOnCart,
    estimateShippingMethods: (_: unknown, args: { input: EstimateTotalsInput }, context) => {
      const cart = estimatedCart(context, args.input)
      return cart.shippingRates.map((rate) => availableMethod(rate, cart.currency))
    },
    estimateTotals: (_: unknown, args: { input: EstimateTotalsInput }, context) => ({
      cart: estimatedCart(context, args.input),
    }),
  },
  Cart: {
    available_payment_methods: (cart: Cart, _: unknown, context) =>
      offeredPaymentMethods(context, cart).map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: selectedPaymentMethod,
    billing_address: ({ billingAddress }: Cart) => billingAddress && cartAddress(billingAddress),
    shipping_addresses: (cart: Cart, _: unknown, context) =>
      cart.shippingAddress ? [shippingCartAddress(context, cart, cart.shippingAddress)] : [],
  },
  CartAddressInterface: {
    __resolveType: (address: object) =>
      'available_shipping_methods' in address ? 'ShippingCartAddress' : 'BillingCartAddress',
  },
}
