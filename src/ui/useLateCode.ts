import { createContext, use } from 'react'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { useCameFromServer } from './useIsServerHtml.ts'

/** Receives the code that a component waits for, so that its boundary can retry as soon as the code has arrived. */
export const LateCodeContext = createContext<((code: Promise<unknown>) => void) | undefined>(undefined)

/** Suspends until code, if any, is loaded, except while hydrating HTML that already contains its output. */
export function useLateCode(code: LazyValue<unknown> | null): void {
  const cameFromServer = useCameFromServer()
  const onWait = use(LateCodeContext)
  if (!code || cameFromServer) return
  const loading = code.load()
  if (code.loaded() === null) onWait?.(loading)
  use(loading)
}
