import type { ExternalToast, toast as Toast } from 'sonner'
import { loadPersistently } from '#src/lib/scheduling/loadPersistently.ts'
import { TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS } from '../theme/figures.ts'

type ToastOptions = Pick<ExternalToast, 'action' | 'description' | 'id'> & {
  /** For messages shown only once: the toast stays until it is closed. */
  readonly staysUntilClosed?: boolean
}

let mount: () => void = () => undefined
/** Null until a toast was shown. */
let toasts: typeof Toast | null = null

/** The shell tells how it mounts the toaster, which also shows toasts that are older than itself. */
export function setToasterMount(mountToaster: () => void): void {
  mount = mountToaster
}

/** Shows a toast in the shell. Sonner loads with the first toast, which waits for it. */
export async function showToast(
  type: 'success' | 'error' | 'warning',
  message: string,
  { staysUntilClosed = false, ...options }: ToastOptions = {},
): Promise<void> {
  mount()
  try {
    toasts = (await loadPersistently(() => import('sonner'))).toast
  } catch (error) {
    reportError(error)
    return
  }
  const duration = type === 'success' ? TOAST_SUCCESS_DURATION_MS : TOAST_DURATION_MS
  toasts[type](message, {
    ...options,
    ...(staysUntilClosed ? { duration: Infinity, closeButton: true } : { duration }),
  })
}

/** Dismisses toasts by the prefix of their ids, if they are still shown. */
export function dismissToasts(prefix: string): void {
  for (const { id } of toasts?.getToasts() ?? []) if (String(id).startsWith(prefix)) toasts?.dismiss(id)
}
