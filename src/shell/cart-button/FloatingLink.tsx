import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useRef } from 'react'
import { CLEARS_CONSENT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { useFreePlace } from '../freePlace.ts'
import { floating, floatingCount } from './CartButton.css.ts'
import { shownQuantity } from './shownQuantity.ts'

/** Shown only where it covers nothing. */
export function FloatingLink({ quantity }: { readonly quantity: number }) {
  const link = useRef<HTMLAnchorElement>(null)
  const isShown = useFreePlace(link, true)
  return (
    // It repeats the header's link, so neither the keyboard nor a screen reader needs it.
    <Link
      ref={link}
      to="/cart"
      className={floating}
      aria-hidden="true"
      tabIndex={-1}
      data-shown={isShown || undefined}
      {...{ [CLEARS_CONSENT_ATTRIBUTE]: '' }}
    >
      <ShoppingBag size={24} strokeWidth={1.75} />
      <span className={`${floatingCount} ${figures}`}>{shownQuantity(quantity)}</span>
    </Link>
  )
}
