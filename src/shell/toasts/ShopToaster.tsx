import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#src/platform/whenIdle.ts'

const Toaster = lazy(async () => ({ default: (await import('./ThemedToaster.tsx')).ThemedToaster }))

/**
 * Loads the toaster after hydration: the first paint does not need it. Memoised, because a navigation rerenders the
 * shell several times.
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
