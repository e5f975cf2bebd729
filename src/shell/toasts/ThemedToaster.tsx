import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Toaster } from 'sonner'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { TOAST_DURATION_MS, TOAST_MAX_VISIBLE } from '#src/ui/theme/figures.ts'
import { toast, toaster } from './ThemedToaster.css.ts'

/** The header's links stay accessible: a toast does not close while the pointer rests on it. */
const CLEAR_OF_HEADER = { top: `calc(${vars.layout.headerHeight} + ${vars.space.s2})` }
const CLEAR_OF_NOTCH = `max(${vars.space.s5}, ${vars.layout.notchEnd})`
const CORNERS = {
  ltr: { position: 'top-right', offset: { ...CLEAR_OF_HEADER, right: CLEAR_OF_NOTCH } },
  rtl: { position: 'top-left', offset: { ...CLEAR_OF_HEADER, left: CLEAR_OF_NOTCH } },
} as const

/** Toasts at the top right, top left if texts run from right to left, top centre below 768 px (spec §2). `ui/showToast` opens them. */
export function ThemedToaster() {
  const { t } = useLingui()
  // Mounted after hydration only.
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const corner = CORNERS[direction]
  const isWide = useMediaQuery(from.sm)
  return (
    <Toaster
      // Set explicitly, because detecting it forces a style recalculation of the whole page at every render.
      dir={direction}
      className={toaster}
      position={isWide ? corner.position : 'top-center'}
      visibleToasts={TOAST_MAX_VISIBLE}
      duration={TOAST_DURATION_MS}
      offset={corner.offset}
      mobileOffset={CLEAR_OF_HEADER}
      containerAriaLabel={t`Notifiche`}
      toastOptions={{ className: toast }}
    />
  )
}

/** Only mounted in the browser, after hydration. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => window.matchMedia(query).matches,
  )
}
