import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CartError } from '#src/features/cart/cartError.ts'
import { useAddProductsToCart } from '#src/features/cart/useAddProductsToCart.ts'
import { useCartErrorText } from '#src/features/cart/useCartErrorText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx'
import { BOTTOM_BAR_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { bar, barPrice, purchase, quantity as quantityClass, row, scripted } from './AddToCart.css.ts'
import { useProductOffer } from './useProductOffer.ts'
import type { ProductOfferKey } from './useProductOffer.ts'
import type { Variants } from './useVariants.ts'

type AddToCartProps = {
  /** The product as listed: its SKU goes into the cart. */
  readonly product: ProductOfferKey
  /** What is shown: the chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  readonly variants: Variants | null
  /** The price, for the bar on phones. */
  readonly price: ReactNode
  /** Called instead of adding while an option is missing. */
  readonly onMissingOptions: () => void
}

/** How long the confirmation stays (spec §9), ms. */
const SUCCESS_TOAST_MS = 2_000

/** Quantity and the button that puts the product into the cart. */
export function AddToCart({ product: productKey, shown: shownKey, variants, price, onMissingOptions }: AddToCartProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const addProductsToCart = useAddProductsToCart()
  const errorText = useCartErrorText()
  const [wanted, setWanted] = useState(1)
  const [adding, setAdding] = useState(false)
  const [error, setError] = useState<CartError | null>(null)
  const product = useProductOffer(productKey)
  const shown = useProductOffer(shownKey)
  const complete = variants === null || variants.axes.every(({ code }) => variants.choice[code] !== undefined)
  const absent = complete && variants !== null && variants.chosen === null
  const soldOut = !absent && !shown.isInStock
  const most = shown.left ?? undefined
  const quantity = Math.min(wanted, most ?? wanted)

  const add = async () => {
    setError(null)
    if (!complete) {
      onMissingOptions()
      return
    }
    const { name } = product
    setAdding(true)
    const result = await addProductsToCart([
      {
        sku: product.sku,
        quantity,
        selectedOptions: variants ? Object.values(variants.choice) : [],
        arriving: { name, imageUrl: shown.imageUrl },
      },
    ])
    setAdding(false)
    if (!result.ok) {
      setError(result.error)
      return
    }
    // Loaded when there is something to say: the page needs no toast to show itself.
    const { toast } = await import('sonner')
    toast.success(t`${name} è nel carrello`, {
      duration: SUCCESS_TOAST_MS,
      action: { label: t`Vedi carrello`, onClick: () => void navigate({ to: '/cart' }) },
    })
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
          max={most}
          disabled={soldOut || absent}
        />
      </div>
      <div className={bar} {...{ [BOTTOM_BAR_ATTRIBUTE]: '' }}>
        {error && (
          <Notice tone="error" role="alert">
            {errorText(error)}
          </Notice>
        )}
        <div className={row}>
          <div className={barPrice} aria-hidden="true">
            {price}
          </div>
          <div className={scripted}>
            <Button
              block
              loading={adding}
              disabled={soldOut || absent}
              icon={<ShoppingBag size={18} strokeWidth={1.75} />}
              onClick={() => void add()}
            >
              <Trans>Aggiungi al carrello</Trans>
            </Button>
          </div>
          <noscript>
            <Trans>Per acquistare attiva JavaScript nel tuo browser.</Trans>
          </noscript>
        </div>
      </div>
    </div>
  )
}
