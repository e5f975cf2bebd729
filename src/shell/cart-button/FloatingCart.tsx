import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CLEARS_CONSENT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { useFreePlace } from '../freePlace.ts'
import { floating, floatingCount } from './CartButton.css.ts'
import { shownQuantity } from './shownQuantity.ts'

/**
 * The floating cart button of spec §2, in reach of the thumb: only for a cart with pieces, only after scrolling up, and
 * only where it covers nothing. The header's link is always there.
 */
export function FloatingCart({ quantity }: { readonly quantity: number }) {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('scroll', () => setHasScrolled(true), {
      passive: true,
      once: true,
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])
  // Not in the header, whose blurred background would make it the frame of a fixed element.
  return hasScrolled && quantity > 0 && createPortal(<FloatingLink quantity={quantity} />, document.body)
}

function FloatingLink({ quantity }: { readonly quantity: number }) {
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
