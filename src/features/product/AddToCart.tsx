import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { CartError } from '#src/features/cart/cartError.ts'
import { useAddProductsOnDemand } from '#src/features/cart/useAddProductsOnDemand.ts'
import type { CartLineInput } from '#src/features/cart/useAddProductsToCart.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import type { MoneyValue } from '#src/ui/money.ts'
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx'
import { purchase, quantity as quantityClass, scripted } from './AddToCart.css.ts'
import { BuyBar } from './BuyBar.tsx'
import { EditedLineContext } from './EditedLineContext.ts'
import { offerValueOf } from './offerItem.ts'
import type { ProductDraft } from './productDraft.ts'
import { useAddedToast } from './useAddedToast.ts'
import { useProductOffer } from './useProductOffer.ts'
import type { ProductOfferKey } from './useProductOffer.ts'

// With what adds: it is one file.
const LateErrorNotice = createNeededPart(
  async () => (await import('#src/features/cart/CartErrorNotice.tsx')).CartErrorNotice,
)

/** The options of a line, by their uids. */
export type ChosenOptions = Pick<CartLineInput, 'selectedOptions' | 'enteredOptions'>

/** Fewest and most pieces that are sold at once. */
export type QuantityBounds = { readonly least: number; readonly most: number }

export type AddToCartProps = {
  /** The product as listed: its SKU goes into the cart. */
  readonly product: ProductOfferKey
  /** What is shown: the chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  /** There is nothing to be had of this choice. */
  readonly isAbsent: boolean
  /** The price, for the bar on phones. */
  readonly price: ReactNode
  /** What one piece costs, where that is not the price of what is shown. */
  readonly cost?: MoneyValue | null
  /** What the shopper chose; null while something is missing, which is then pointed out. */
  readonly choose: () => ChosenOptions | null
  /** Says within what bounds it is sold at once, and tells them. */
  readonly askBounds?: ((sku: string, tell: (bounds: QuantityBounds) => void) => ReactNode) | undefined
  /** Is told how many are wanted. */
  readonly onDraft?: ((decided: ProductDraft) => void) | undefined
}

/** Quantity and the button that puts the product into the cart. */
export function AddToCart({
  product: productKey,
  shown: shownKey,
  isAbsent,
  price,
  cost,
  choose,
  askBounds,
  onDraft,
}: AddToCartProps) {
  const { t } = useLingui()
  const { prepare, add: addProductsToCart } = useAddProductsOnDemand()
  useEffect(
    () =>
      whenIdle(window, () => {
        prepare()
        // A failure to add tries again.
        void LateErrorNotice.load().catch(() => undefined)
      }),
    [prepare],
  )
  const sayAdded = useAddedToast()
  const { publish } = useAnalytics()
  const edited = use(EditedLineContext)
  const [wanted, setWanted] = useState(edited?.quantity ?? 1)
  const [bounds, setBounds] = useState<QuantityBounds>({ least: 1, most: Infinity })
  const [adding, setAdding] = useState(false)
  const [error, setError] = useState<CartError | null>(null)
  const product = useProductOffer(productKey)
  const shown = useProductOffer(shownKey)
  const { sku, name } = product
  const { stock, left, imageUrl } = shown
  const unavailable = isAbsent || stock === 'OUT_OF_STOCK'
  const most = Math.min(left ?? Infinity, bounds.most)
  const quantity = Math.max(bounds.least, Math.min(wanted, most))
  useEffect(() => {
    onDraft?.({ quantity, cost: cost?.value })
  })

  const add = async () => {
    setError(null)
    const chosen = choose()
    if (!chosen) return
    const event = offerValueOf(product, shown, { quantity, cost: cost?.value })
    setAdding(true)
    const line = { sku, quantity, ...chosen, arriving: { name, imageUrl }, event }
    const result = await (edited ? edited.replaceBy(line) : addProductsToCart([line]))
    setAdding(false)
    if (!result.ok) {
      setError(result.error)
      return
    }
    if (edited) return
    publish('add_to_cart', event)
    await sayAdded(t`${name} è nel carrello`)
  }

  return (
    <div className={purchase}>
      <div className={`${quantityClass} ${scripted}`}>
        <QuantityStepper
          label={t`Quantità`}
          decreaseLabel={t`Diminuisci la quantità`}
          increaseLabel={t`Aumenta la quantità`}
          value={quantity}
          onChange={setWanted}
          min={bounds.least}
          max={most}
          disabled={unavailable}
        />
        {askBounds?.(sku, setBounds)}
      </div>
      <BuyBar price={price} loading={adding} disabled={unavailable} onBuy={() => void add()} label={edited?.label}>
        {error && <LateErrorNotice error={error} />}
      </BuyBar>
    </div>
  )
}
