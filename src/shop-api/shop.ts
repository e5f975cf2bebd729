import { useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore } from 'react'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { useAddProductsOnDemand } from '#src/features/cart/requests/useAddProductsOnDemand.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { useAddedToast } from '#src/features/product/purchase/useAddedToast.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { EnteredOption } from '#src/lib/cartLineRequest.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The facts about the present store that do not depend on the shopper. */
export type ShopFacts = {
  /** The language of the texts, e.g. `de`. */
  readonly locale: string
  /** For `Intl` and `Price`, e.g. `de-DE`. */
  readonly intlLocale: string
  /** ISO 4217: the currency that prices are shown in. */
  readonly currency: string
  readonly storeName: string
  /** The day of the document, `YYYY-MM-DD`: the same on the server and in the browser. */
  readonly today: string
  /** The absolute address of a path of this store, e.g. `/cart`. */
  readonly addressOf: (path: string) => string
}

export function useShopContext(): ShopFacts {
  const { locale, origin, today, currency } = useShop()
  const { websiteName, displayCurrency } = useStoreSettings()
  return useMemo(
    () => ({
      locale: locale.locale,
      intlLocale: locale.intlLocale,
      currency: currency ?? displayCurrency ?? storeCurrency(locale),
      storeName: websiteName ?? SHOP.brand.name,
      today,
      addressOf: (path) => `${origin}${addressIn(locale, path)}`,
    }),
    [locale, origin, today, currency, websiteName, displayCurrency],
  )
}

/** The shopper's cart; null before the first piece, and in the server's documents. */
export function useCart(): { readonly cartId: string | null } {
  const { cartId } = useShop()
  const id = useSyncExternalStore(cartId.subscribe, cartId.get, () => null)
  return useMemo(() => ({ cartId: id }), [id])
}

/** A product as it goes into the cart. */
export type CartAddition = {
  /** The SKU of the product as listed: for a variant, of its parent. */
  readonly sku: string
  /** In the message to the shopper. */
  readonly name: string
  /** Default 1. */
  readonly quantity?: number
  /** The uids of the chosen options; of a configurable product they select the variant. */
  readonly selectedOptions?: readonly string[]
  readonly enteredOptions?: readonly EnteredOption[]
  /** The price of a piece, for the data layer's `add_to_cart`. */
  readonly price?: { readonly value: number; readonly currency: string }
}

export type AddedOrRefused = { readonly ok: true } | { readonly ok: false; readonly message: string }

/**
 * Adds a product to the cart as the storefront's own buttons do: with the toast, the data layer's event, and a cart that
 * is created if there is none. Never rejects; a refusal has a message for the shopper.
 */
export function useAddToCart(): (addition: CartAddition) => Promise<AddedOrRefused> {
  const { t } = useLingui()
  const { locale } = useShop()
  const { add } = useAddProductsOnDemand()
  const showAdded = useAddedToast()
  const errorText = useCartErrorText()
  const { publish } = useAnalytics()
  return async ({ name, price, ...line }) => {
    const request = cartLineRequest(line)
    const items = [
      { item_id: line.sku, item_name: name, quantity: request.quantity, ...(price && { price: price.value }) },
    ]
    const event = { currency: price?.currency ?? storeCurrency(locale), value: valueOf(items), items }
    const result = await add([{ ...request, arriving: { name, imageUrl: null }, event }])
    if (!result.ok) return { ok: false, message: errorText(result.error) }
    publish('add_to_cart', event)
    await showAdded(t`${name} è nel carrello`)
    return { ok: true }
  }
}
