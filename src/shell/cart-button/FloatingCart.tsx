import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createLatePart } from '#src/ui/latePart.ts'

/** Few documents are scrolled up with a filled cart. */
const FloatingLink = createLatePart(async () => (await import('./FloatingLink.tsx')).FloatingLink)

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
