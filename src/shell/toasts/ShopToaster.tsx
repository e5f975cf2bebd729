import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { loadPersistently } from '#src/lib/scheduling/loadPersistently.ts'
import { onFirstPress } from '#src/platform/onFirstPress.ts'
import { setToasterMount } from '#src/ui/feedback/showToast.ts'

const Toaster = lazy(async () => ({
  default: (await loadPersistently(() => import('./ThemedToaster.tsx'))).ThemedToaster,
}))

/**
 * Mounts the toaster at the shopper's first press, because most toasts answer one and screen readers must know the region
 * before its message; a toast without a press mounts it as well. A navigation renders the shell several times; the toaster
 * stays as it is.
 */
export const ShopToaster = memo(function ShopToaster() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    setToasterMount(want)
    return onFirstPress(window, want)
  }, [])
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
})
