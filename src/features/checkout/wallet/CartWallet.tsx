import { graphql } from 'react-relay'
import type { CartWalletQuery } from '#src/__generated__/CartWalletQuery.graphql.ts'
import { succeeded } from '#src/lib/result.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { consentsOf } from '#src/shop/consents.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { isUnpaid } from '../after-order/openPaymentKey.ts'
import { ApplePayButton } from './ApplePayButton.tsx'
import { APPLE_PAY } from './walletCode.ts'

/** Pays a cart in a sheet, where the backend lists the method for it and nothing is missing but the shopper's data. */
export function CartWallet({ cartId }: { readonly cartId: string }) {
  const { orderAttempts, storage, legal, hasField } = useShop()
  const data = useBrowserQuery<CartWalletQuery>(
    graphql`
      query CartWalletQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          is_virtual
          available_payment_methods {
            code
          }
          itemsV2(pageSize: 100, currentPage: 1) {
            items {
              __typename
              uid
              product {
                uid
                sku
              }
              errors {
                code
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
        ...ApplePayButton_query
      }
    `,
    { cartId },
  )
  const { cart } = data
  const { value, currency } = cart?.prices?.grand_total ?? {}
  if (!cart || value == null || currency == null) return null
  const items = (cart.itemsV2?.items ?? []).flatMap((item) => item ?? [])
  const isListed = cart.available_payment_methods?.some((method) => method?.code === APPLE_PAY)
  // The sheet has no place for consents.
  const bought = items.map((item) => ({ type: item.__typename, sku: item.product.sku }))
  const needsConsent = consentsOf(legal.withdrawal, bought).length > 0
  const isFaulty = items.length === 0 || items.some(({ errors }) => errors?.length)
  // The cart may have become an order already.
  const isInDoubt = orderAttempts.openFor() === cartId || isUnpaid(storage, cartId)
  if (!hasField('Mutation', 'mollieApplePayValidation')) return null
  if (!isListed || needsConsent || isFaulty || isInDoubt || !ApplePaySession.canMakePayments()) return null
  return (
    <ApplePayButton
      query={data}
      sum={{ value, currency }}
      isVirtual={cart.is_virtual}
      choose={() => async () => succeeded(cartId)}
    />
  )
}
