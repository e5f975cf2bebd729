import type { ExternalToast } from 'sonner'
import { TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS } from '../theme/figures.ts'

type ToastOptions = Pick<ExternalToast, 'action' | 'description' | 'id'> & {
  /** For messages shown only once: the toast stays until it is closed. */
  readonly staysUntilClosed?: boolean
}

let mount: () => void = () => undefined

/** The shell tells how it mounts the toaster, which also shows toasts that are older than itself. */
export function setToasterMount(mountToaster: () => void): void {
  mount = mountToaster
}

/** Shows a toast in the shell. Sonner loads with the first toast. */
export async function showToast(
  type: 'success' | 'error' | 'warning',
  message: string,
  { staysUntilClosed = false, ...options }: ToastOptions = {},
): Promise<void> {
  mount()
  const { toast } = await import('sonner')
  const duration = type === 'success' ? TOAST_SUCCESS_DURATION_MS : TOAST_DURATION_MS
  toast[type](message, { ...options, ...(staysUntilClosed ? { duration: Infinity, closeButton: true } : { duration }) })
}
