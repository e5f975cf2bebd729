import { Trans } from '@lingui/react/macro'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { BOTTOM_BAR_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { bar, barPrice, row, scripted } from './AddToCart.css.ts'

type BuyBarProps = {
  /** Repeated where the price of the page may be out of sight. */
  readonly price: ReactNode
  readonly loading: boolean
  readonly disabled: boolean
  readonly onBuy: () => void
  /** What it does, where that is not to add. */
  readonly label?: string | undefined
  /** What went wrong. */
  readonly children?: ReactNode
}

/** The button that puts into the cart; on phones a bar at the lower edge. */
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
