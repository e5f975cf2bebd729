import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#src/platform/whenIdle.ts'

const Toaster = lazy(async () => ({ default: (await import('./ThemedToaster.tsx')).ThemedToaster }))

/**
 * Loads the toaster once the page is interactive: no first paint needs it. A navigation renders the shell several times;
 * the toaster stays as it is.
 */
export const ShopToaster = memo(function ShopToaster() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => whenIdle(window, () => setMounted(true)), [])
  return mounted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
})
