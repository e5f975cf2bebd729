import type { ExternalToast, toast as Toast } from 'sonner'
import { loadPersistently } from '#src/lib/scheduling/loadPersistently.ts'
import { TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS } from '../theme/figures.ts'

type ToastOptions = Pick<ExternalToast, 'action' | 'description' | 'id'> & {
  /** For messages shown only once: the toast stays until it is closed. */
  readonly staysUntilClosed?: boolean
}

type ToastType = 'success' | 'error' | 'warning'

/** A toast without its button, which belongs to the document that showed it. */
export type ShownToast = Pick<ToastOptions, 'staysUntilClosed'> & {
  readonly type: ToastType
  readonly message: string
  readonly description?: string
}

let mount: () => void = () => undefined
/** Null until a toast was shown. */
let toasts: typeof Toast | null = null

/** Toasts that wait for Sonner's code. */
const waiting = new Set<ShownToast>()
/** The texts of all toasts of this document, by Sonner's ids. */
const textsById = new Map<string | number, ShownToast>()

/** The shell tells how it mounts the toaster, which also shows toasts that are older than itself. */
export function setToasterMount(mountToaster: () => void): void {
  mount = mountToaster
}

/** Shows a toast in the shell. Sonner loads with the first toast, which waits for it. */
export async function showToast(
  type: ToastType,
  message: string,
  { staysUntilClosed = false, ...options }: ToastOptions = {},
): Promise<void> {
  mount()
  const { description } = options
  const shown = { type, message, ...(typeof description === 'string' && { description }), staysUntilClosed }
  waiting.add(shown)
  try {
    toasts = (await loadPersistently(() => import('sonner'))).toast
  } catch (error) {
    reportError(error)
    return
  } finally {
    waiting.delete(shown)
  }
  const duration = type === 'success' ? TOAST_SUCCESS_DURATION_MS : TOAST_DURATION_MS
  const id = toasts[type](message, {
    ...options,
    ...(staysUntilClosed ? { duration: Infinity, closeButton: true } : { duration }),
  })
  textsById.set(id, shown)
}

/** The toasts that are shown or still wait for their code. */
export function shownToasts(): readonly ShownToast[] {
  const shown = (toasts?.getToasts() ?? []).flatMap(({ id }) => textsById.get(id) ?? [])
  return [...shown, ...waiting]
}

/** Dismisses toasts by the prefix of their ids, if they are still shown. */
export function dismissToasts(prefix: string): void {
  for (const { id } of toasts?.getToasts() ?? []) if (String(id).startsWith(prefix)) toasts?.dismiss(id)
}
