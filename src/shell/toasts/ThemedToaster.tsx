import 'sonner/dist/styles.css'
import { useLingui } from '@lingui/react/macro'
import { Toaster } from 'sonner'

/** Toasts at the top right, top centre on phones (spec §2), at most 20 of them (spec §9). */
export function ThemedToaster() {
  const { t } = useLingui()
  return <Toaster position="top-right" visibleToasts={20} duration={4_000} containerAriaLabel={t`Notifiche`} />
}
