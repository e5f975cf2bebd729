import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { CheckoutForm_cart$data, CheckoutForm_cart$key } from '#src/__generated__/CheckoutForm_cart.graphql.ts'
import type { CheckoutForm_query$data, CheckoutForm_query$key } from '#src/__generated__/CheckoutForm_query.graphql.ts'
import { consentsOf } from '#src/shop/consents.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { readAddressBook } from '#src/features/address/addressBook.ts'
import { readAddressCountries } from '#src/features/address/addressCountries.ts'
import { addressValuesOf, billingValuesOf, pickupCodeOf } from '../delivery/cartAddress.ts'
import { createCheckoutDrafts } from './checkoutDraft.ts'
import { checkoutSchema } from './checkoutSchema.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import { CheckoutSteps } from '../steps/CheckoutSteps.tsx'
import type { CheckoutOutcome, CheckoutStepsProps } from '../steps/CheckoutSteps.tsx'
import { methodKey } from './checkoutValues.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { initialValues } from './initialValues.ts'
import { isPaymentCode } from '../payment/offeredMethods.ts'

type CheckoutFormProps = CheckoutOutcome & {
  readonly cart: CheckoutForm_cart$key
  readonly query: CheckoutForm_query$key
  /** Signed in, or with an expired session. */
  readonly isCustomer: boolean
}

/**
 * The checkout from cart to order: one form whose steps show one part each. The cart is updated as soon as a part of
 * the form is complete.
 */
export function CheckoutForm({ cart, query, isCustomer, ...outcome }: CheckoutFormProps) {
  const { locale, legal } = useShop()
  const data = useFragment(
    graphql`
      fragment CheckoutForm_cart on Cart {
        id
        email
        is_virtual
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            product {
              uid
              sku
            }
          }
        }
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
          }
          customer_notes
          ...cartAddress_address
        }
        billing_address {
          ...cartAddress_billing
        }
        selected_payment_method {
          code
          purchase_order_number
        }
        ...CheckoutSteps_cart
      }
    `,
    cart,
  )
  const known = useFragment(
    graphql`
      fragment CheckoutForm_query on Query @argumentDefinitions(isCustomer: { type: "Boolean!" }) {
        customer @include(if: $isCustomer) {
          email
          ...addressBook_customer
        }
        countries {
          ...addressCountries_country
        }
        checkoutAgreements {
          agreement_id
          mode
        }
        ...CheckoutSteps_query
        storeConfig {
          store_code
          default_country
          ...addressCountries_storeConfig
        }
      }
    `,
    query,
  )
  const { countries: directory, checkoutAgreements, customer, storeConfig } = known
  const isVirtual = data.is_virtual
  const countries = useMemo(
    () => readAddressCountries(directory ?? [], storeConfig ?? null, locale.intlLocale),
    [directory, storeConfig, locale],
  )
  const { withdrawal } = legal
  const lines = data.itemsV2?.items
  const rules = useMemo<CheckoutRules>(() => {
    const requiredAgreementIds = (checkoutAgreements ?? []).flatMap((agreement) =>
      agreement?.mode === 'MANUAL' ? agreement.agreement_id : [],
    )
    const items = (lines ?? []).map((line) => ({ type: line?.__typename, sku: line?.product.sku }))
    return { countries, isVirtual, isCustomer, consents: consentsOf(withdrawal, items), requiredAgreementIds }
  }, [countries, isVirtual, isCustomer, withdrawal, lines, checkoutAgreements])
  const book = useMemo(() => readAddressBook(customer), [customer])
  const customerEmail = customer?.email ?? null
  const filled = { ...outcome, customerEmail, book, countries, rules }
  return <FilledForm {...filled} cart={data} query={known} />
}

type FilledFormProps = Omit<CheckoutStepsProps, 'form' | 'drafts' | 'cart' | 'query'> & {
  readonly cart: CheckoutForm_cart$data
  readonly query: CheckoutForm_query$data
}

/**
 * The form with its initial values. It and the steps are separate components, because React yields only between
 * components, and each of the three takes a slow phone a while. The form renders again when it is ready, the steps do
 * not.
 */
function FilledForm(props: FilledFormProps) {
  const { cart, query, book, countries, rules } = props
  const { hasField, locale, tabStorage } = useShop()
  const [drafts] = useState(() => createCheckoutDrafts(tabStorage))
  // Initial values are read only when the form opens.
  const [defaultValues] = useState(() => {
    const [address] = cart.shipping_addresses
    const usual = book.find(({ isDefaultShipping }) => isDefaultShipping)?.values ?? null
    const usualBilling = book.find(({ isDefaultBilling }) => isDefaultBilling)?.values ?? usual
    const shipping = address ? addressValuesOf(address, countries) : null
    const canCollect = hasField('Query', 'pickupLocations')
    const method = address?.selected_shipping_method
    const payment = cart.selected_payment_method
    const isCollected = method?.carrier_code === PICKUP_CARRIER
    const inCart = {
      email: cart.email ?? '',
      notes: address?.customer_notes ?? '',
      shippingMethod: method ? methodKey(method) : '',
      // A cart does not say which saved method was chosen.
      paymentMethod: isPaymentCode(payment?.code ?? '') ? (payment?.code ?? '') : '',
      purchaseOrderNumber: payment?.purchase_order_number ?? '',
      ...(cart.billing_address && billingValuesOf(cart.billing_address, shipping, countries)),
    }
    const pickupCode = address ? pickupCodeOf(address) : ''
    const shopper = { inCart, shipping, canCollect, isCollected, pickupCode, usual, usualBilling }
    return initialValues(drafts.read(), shopper, countries, query.storeConfig?.default_country ?? storeCountry(locale))
  })
  const form = useForm<CheckoutValues>({
    resolver: useMemo(() => valibotResolver(checkoutSchema(rules), undefined, { raw: true }), [rules]),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues,
  })
  return <CheckoutSteps {...props} form={form} drafts={drafts} />
}
