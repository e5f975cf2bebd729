import { use } from 'react'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { useCameFromServer } from './useIsServerHtml.ts'

/** Suspends until code is loaded, except while hydrating HTML that already contains its output. */
export function useLateCode({ load, loaded }: LazyValue<unknown>): void {
  const cameFromServer = useCameFromServer()
  if (!cameFromServer && loaded() === null) use(load())
}
