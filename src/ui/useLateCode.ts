import { use } from 'react'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { useCameFromServer } from './useIsServerHtml.ts'

/** Suspends until code, if any, is loaded, except while hydrating HTML that already contains its output. */
export function useLateCode(code: LazyValue<unknown> | null): void {
  const cameFromServer = useCameFromServer()
  if (code && !cameFromServer) use(code.load())
}
