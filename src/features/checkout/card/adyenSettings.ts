import { graphql } from 'react-relay'
import type { adyenSettingsBrandsQuery } from '#src/__generated__/adyenSettingsBrandsQuery.graphql.ts'
import type { adyenSettingsQuery } from '#src/__generated__/adyenSettingsQuery.graphql.ts'
import type { PaymentHost } from '#src/shop/payments.ts'

export type AdyenSettings = {
  readonly clientKey: string
  readonly environment: 'test' | 'live' | 'live-us' | 'live-au' | 'live-apse' | 'live-in'
  readonly hasHolderName: boolean
  readonly isHolderNameRequired: boolean
}

const REGIONS: Readonly<Record<string, AdyenSettings['environment']>> = {
  us: 'live-us',
  au: 'live-au',
  apse: 'live-apse',
  in: 'live-in',
}

/** The merchant's settings. @throws if the backend does not tell them */
export async function fetchAdyenSettings({ ask }: Pick<PaymentHost, 'ask'>): Promise<AdyenSettings> {
  const answer = await ask<adyenSettingsQuery>(
    graphql`
      query adyenSettingsQuery {
        storeConfig {
          store_code
          adyen_client_key_test
          adyen_client_key_live
          adyen_demo_mode
          adyen_checkout_frontend_region
          adyen_has_holder_name
          adyen_holder_name_required
        }
      }
    `,
    {},
  )
  const config = answer.ok ? answer.value.storeConfig : null
  const isTest = config?.adyen_demo_mode === true
  const clientKey = isTest ? config.adyen_client_key_test : config?.adyen_client_key_live
  if (!clientKey) throw new Error('There is no client key for card payments.')
  return {
    clientKey,
    environment: isTest ? 'test' : (REGIONS[config?.adyen_checkout_frontend_region ?? ''] ?? 'live'),
    hasHolderName: config?.adyen_has_holder_name === true,
    isHolderNameRequired: config?.adyen_holder_name_required === true,
  }
}

/** The brands of cards that can pay for the cart. @throws without an answer */
export async function fetchBrands({ ask, cartId }: Pick<PaymentHost, 'ask' | 'cartId'>): Promise<readonly string[]> {
  const answer = await ask<adyenSettingsBrandsQuery>(
    graphql`
      query adyenSettingsBrandsQuery($cartId: String!) {
        adyenPaymentMethods(cart_id: $cartId) {
          paymentMethodsResponse {
            paymentMethods {
              type
              brands
            }
          }
        }
      }
    `,
    { cartId },
  )
  const methods = answer.ok ? answer.value.adyenPaymentMethods?.paymentMethodsResponse?.paymentMethods : null
  if (!methods) throw new Error('The brands of cards are not known.')
  return methods.flatMap((method) =>
    method?.type === 'scheme' ? (method.brands ?? []).flatMap((brand) => brand ?? []) : [],
  )
}
