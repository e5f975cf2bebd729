import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('./ThemedToaster.tsx')).ThemedToaster }))

/** Loads the toaster once the page is interactive: no first paint needs it. */
export function ShopToaster() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const idle = requestIdleCallback(() => setMounted(true), { timeout: 3_000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return mounted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
