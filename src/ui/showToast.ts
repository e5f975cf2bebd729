import type { ExternalToast } from 'sonner'
import { TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS } from './theme/figures.ts'

type ToastOptions = Pick<ExternalToast, 'action' | 'description' | 'id'> & {
  /** Nobody will say it again: it stays until it is closed. */
  readonly staysUntilClosed?: boolean
}

/** Says something in passing; the shell shows it. Sonner is loaded when there is something to say. */
export async function showToast(
  type: 'success' | 'error' | 'warning',
  message: string,
  { staysUntilClosed = false, ...options }: ToastOptions = {},
): Promise<void> {
  const { toast } = await import('sonner')
  const duration = type === 'success' ? TOAST_SUCCESS_DURATION_MS : TOAST_DURATION_MS
  toast[type](message, { ...options, ...(staysUntilClosed ? { duration: Infinity, closeButton: true } : { duration }) })
}
