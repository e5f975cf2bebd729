import { Trans, useLingui } from '@lingui/react/macro'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { BOTTOM_BAR_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { Picture } from '#src/ui/media/Picture.tsx'
import { GALLERY_SIZES } from '../gallery/gallerySizes.ts'
import { bar, barButton, barPicture, barPrice, barVariant, barWords, row, scripted } from './AddToCart.css.ts'

type BuyBarProps = {
  /** Repeats the price, because the page's own may be scrolled away. */
  readonly price: ReactNode
  /** The picture of the chosen variant. */
  readonly imageUrl?: string | null
  /** The chosen variant. */
  readonly words?: string | undefined
  readonly loading: boolean
  readonly disabled: boolean
  readonly onBuy: () => void
  /** The label if the button does not add to the cart. */
  readonly label?: string | undefined
  /** The error message. */
  readonly children?: ReactNode
}

/** The cart button; on phones a bar at the lower edge. */
export function BuyBar({ price, imageUrl, words, loading, disabled, onBuy, label, children }: BuyBarProps) {
  const { t } = useLingui()
  return (
    <div className={bar} {...{ [BOTTOM_BAR_ATTRIBUTE]: '' }}>
      {children}
      <div className={row}>
        <div className={barPrice} aria-hidden="true">
          {imageUrl && (
            <span className={barPicture}>
              {/* The size of the gallery, whose file the browser has already. */}
              <Picture src={imageUrl} alt="" sizes={GALLERY_SIZES} />
            </span>
          )}
          <span className={barWords}>
            {price}
            {words && <span className={barVariant}>{words}</span>}
          </span>
        </div>
        <div className={`${barButton} ${scripted}`}>
          <Button
            block
            loading={loading}
            disabled={disabled}
            icon={<ShoppingBag size={18} strokeWidth={1.75} />}
            onClick={onBuy}
          >
            {label ?? t`Aggiungi al carrello`}
          </Button>
        </div>
        <noscript>
          <Trans>Per acquistare attiva JavaScript nel tuo browser.</Trans>
        </noscript>
      </div>
    </div>
  )
}
