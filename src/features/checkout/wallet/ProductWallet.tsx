import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ProductWalletQuery } from '#src/__generated__/ProductWalletQuery.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { isSameChoice } from '#src/features/cart/lines/sameChoice.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { consentsOf } from '#src/shop/consents.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Sum } from '#src/shop/payments.ts'
import { ApplePayButton } from './ApplePayButton.tsx'
import { APPLE_PAY } from './walletCode.ts'

type ProductWalletProps = {
  readonly sku: string
  /** The price of all pieces. */
  readonly sum: Sum
  /** The line for the cart; null if an option is missing, which is then highlighted. */
  readonly choose: () => AddedLine | null
}

/** Pays a product in a sheet, together with the other lines of the cart: Magento gives a customer one cart. */
export function ProductWallet({ sku, sum, choose }: ProductWalletProps) {
  const { cartId, cartJournal, legal, hasField } = useShop()
  const addProductsToCart = useAddProductsToCart()
  const errorText = useCartErrorText()
  const { publish } = useAnalytics()
  const [{ value: amount, currency }] = useState(sum)
  const data = useBrowserQuery<ProductWalletQuery>(
    graphql`
      query ProductWalletQuery($sku: String!, $amount: Float!, $currency: String!) {
        molliePaymentMethods(input: { amount: $amount, currency: $currency }) {
          methods {
            code
          }
        }
        products(filter: { sku: { eq: $sku } }, pageSize: 1, currentPage: 1) {
          items {
            __typename
            uid
          }
        }
        ...ApplePayButton_query
      }
    `,
    { sku, amount, currency },
  )
  // Mollie's own name of the method, without the prefix of Magento's code.
  const isListed = data.molliePaymentMethods?.methods?.some((method) => `mollie_methods_${method?.code}` === APPLE_PAY)
  // The sheet has no place for consents, and a product without an answer may need one.
  const type = data.products?.items?.[0]?.__typename
  const needsConsent = type === undefined || consentsOf(legal.withdrawal, [{ type, sku }]).length > 0
  if (!hasField('Mutation', 'mollieApplePayValidation')) return null
  if (!isListed || needsConsent || !ApplePaySession.canMakePayments()) return null

  /** Pieces that are in the cart already, after a dismissed sheet or the cart button, are not added again. */
  const addMissing = async (line: AddedLine): Promise<Result<string, string>> => {
    cartId.refresh()
    const current = cartId.get()
    const lines = current === null ? [] : (cartJournal.linesOf(current) ?? [])
    const there = lines.filter((other) => isSameChoice(other, line)).reduce((all, { quantity }) => all + quantity, 0)
    if (current !== null && there >= line.quantity) return succeeded(current)
    const added = await addProductsToCart([{ ...line, quantity: line.quantity - there }])
    if (!added.ok) return failed(errorText(added.error))
    if (line.event) publish('add_to_cart', line.event)
    return succeeded(added.value.cartId)
  }
  return (
    <ApplePayButton
      query={data}
      sum={sum}
      isVirtual={false}
      choose={() => {
        const line = choose()
        return line && (() => addMissing(line))
      }}
    />
  )
}
