import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Says why the shopper has not agreed to pay, where they see it. */
export function TroubleNotice({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // The order button, which was clicked, can be a screen below the fields.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Notice ref={place} tone="error" role="alert">
      <p>{children}</p>
    </Notice>
  )
}
