import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useAddProductsOnDemand } from '#src/features/cart/requests/useAddProductsOnDemand.ts'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { multipleWithin } from '#src/lib/multiples.ts'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { whenIdle } from '#src/platform/whenIdle.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { purchase, quantity as quantityClass, scripted } from './AddToCart.css.ts'
import { BuyBar } from './BuyBar.tsx'
import { EditedLineContext } from './EditedLineContext.ts'
import { ExpressContext } from './ExpressContext.ts'
import { offerValueOf } from '../offer/offerItem.ts'
import type { ProductDraft } from './productDraft.ts'
import { useAddedToast } from './useAddedToast.ts'
import { useProductOffer } from '../offer/useProductOffer.ts'
import type { ProductOfferKey } from '../offer/useProductOffer.ts'

/** The code of the message comes with that of the addition: without it the addition itself has failed. */
const LateErrorNotice = createLatePart<{ readonly error: CartError; readonly onBuy: () => void }>(
  async () => (await import('#src/features/cart/requests/additionParts.ts')).additionParts.CartErrorNotice,
  null,
  ({ onBuy }) => (
    <PartMissing onRetry={onBuy}>
      <Trans>Il negozio non risponde. Controlla la connessione e riprova.</Trans>
    </PartMissing>
  ),
)

/** The smallest and largest quantity per order. */
export type QuantityBounds = { readonly least: number; readonly most: number }

export type AddToCartProps = {
  /** The listed product: its SKU goes into the cart. */
  readonly product: ProductOfferKey
  /** The chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  /** The chosen combination does not exist. */
  readonly isAbsent: boolean
  /** The price, for the bar on phones. */
  readonly price: ReactNode
  /** The chosen variant, for the same bar. */
  readonly words?: string | undefined
  /** The price per piece if it differs from that of the shown product. */
  readonly cost?: MoneyValue | null
  /** Returns the chosen options; null if some are missing, which are then highlighted. */
  readonly choose: () => Partial<ChosenOptions> | null
  /** Requests the quantity bounds of a product. */
  readonly askBounds?: ((sku: string, tell: (bounds: QuantityBounds) => void) => ReactNode) | undefined
  /** Called with the chosen quantity. */
  readonly onDraft?: ((decided: ProductDraft) => void) | undefined
}

/** The quantity field and the cart button of a product. */
export function AddToCart({
  product: productKey,
  shown: shownKey,
  isAbsent,
  price,
  words,
  cost,
  choose,
  askBounds,
  onDraft,
}: AddToCartProps) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const { prepare, add: addProductsToCart } = useAddProductsOnDemand()
  useEffect(
    () =>
      whenIdle(window, () => {
        prepare()
        // If the load fails, adding tries again.
        void LateErrorNotice.load().catch(() => undefined)
      }),
    [prepare],
  )
  const sayAdded = useAddedToast()
  const { publish } = useAnalytics()
  const edited = use(EditedLineContext)
  const express = use(ExpressContext)
  const [wanted, setWanted] = useState(edited?.quantity ?? 1)
  const [bounds, setBounds] = useState<QuantityBounds>({ least: 1, most: Infinity })
  const [pack, setPack] = useState(1)
  const [adding, setAdding] = useState(false)
  const [error, setError] = useState<CartError | null>(null)
  const product = useProductOffer(productKey)
  const shown = useProductOffer(shownKey)
  const { sku, name } = product
  const { stock, left, imageUrl } = shown
  const each = cost ?? shown.price
  const unavailable = isAbsent || stock === 'OUT_OF_STOCK'
  const most = Math.min(left ?? Infinity, bounds.most)
  const quantity = Math.max(bounds.least, Math.min(wanted, most))
  useEffect(() => {
    onDraft?.({ quantity, cost: cost?.value })
  })

  const lineOf = () => {
    const chosen = choose()
    const event = offerValueOf(product, shown, { quantity, cost: cost?.value })
    return chosen && { ...cartLineRequest({ sku, quantity, ...chosen }), arriving: { name, imageUrl }, event }
  }

  const add = async () => {
    setError(null)
    const line = lineOf()
    if (!line) return
    setAdding(true)
    const result = await (edited ? edited.replaceBy(line) : addProductsToCart([line]))
    setAdding(false)
    if (!result.ok) {
      setError(result.error)
      // Magento tells the size of a pack only in its refusal.
      if (result.error.pack) {
        setPack(result.error.pack)
        setWanted(multipleWithin(quantity, result.error.pack, most))
      }
      return
    }
    if (edited) return
    publish('add_to_cart', line.event)
    await sayAdded(t`${name} è nel carrello`)
  }

  return (
    <div className={purchase}>
      <div className={`${quantityClass} ${scripted}`}>
        <QuantityStepper
          label={t`Quantità`}
          decreaseLabel={t`Diminuisci la quantità`}
          increaseLabel={t`Aumenta la quantità`}
          limitText={limitText}
          value={quantity}
          onChange={setWanted}
          min={bounds.least}
          max={most}
          step={pack}
          disabled={unavailable}
        />
        {askBounds?.(sku, setBounds)}
      </div>
      <BuyBar
        price={price}
        imageUrl={imageUrl}
        words={words}
        loading={adding}
        disabled={unavailable}
        onBuy={() => void add()}
        label={stock === 'OUT_OF_STOCK' ? t`Esaurito` : edited?.label}
      >
        {error && <LateErrorNotice error={error} onBuy={() => void add()} />}
      </BuyBar>
      {express &&
        each &&
        !unavailable &&
        express({ sku, sum: { ...each, value: each.value * quantity }, choose: lineOf })}
    </div>
  )
}
