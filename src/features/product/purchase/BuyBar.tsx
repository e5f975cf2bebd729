import { Trans } from '@lingui/react/macro'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { BOTTOM_BAR_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { bar, barPrice, row, scripted } from './AddToCart.css.ts'

type BuyBarProps = {
  /** Repeats the price, because the page's own may be scrolled away. */
  readonly price: ReactNode
  readonly loading: boolean
  readonly disabled: boolean
  readonly onBuy: () => void
  /** The label if the button does not add to the cart. */
  readonly label?: string | undefined
  /** The error message. */
  readonly children?: ReactNode
}

/** The cart button; on phones a bar at the lower edge. */
export function BuyBar({ price, loading, disabled, onBuy, label, children }: BuyBarProps) {
  return (
    <div className={bar} {...{ [BOTTOM_BAR_ATTRIBUTE]: '' }}>
      {children}
      <div className={row}>
        <div className={barPrice} aria-hidden="true">
          {price}
        </div>
        <div className={scripted}>
          <Button
            block
            loading={loading}
            disabled={disabled}
            icon={<ShoppingBag size={18} strokeWidth={1.75} />}
            onClick={onBuy}
          >
            {label ?? <Trans>Aggiungi al carrello</Trans>}
          </Button>
        </div>
        <noscript>
          <Trans>Per acquistare attiva JavaScript nel tuo browser.</Trans>
        </noscript>
      </div>
    </div>
  )
}
