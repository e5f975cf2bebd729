import { createContext, Suspense, use, useLayoutEffect, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import type { QueryPool } from '#src/relay/queryPool.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { LateCodeContext } from '#src/ui/useLateCode.ts'

/** Tells the shell that a page waits for its data; returns the function that says it does not any more. */
export const PageWaitContext = createContext<() => () => void>(() => () => undefined)

type PageSuspenseProps = {
  readonly fallback: ReactNode
  readonly children: ReactNode
  /** Content above it that arrives late cannot move it, so the answer is shown at once. */
  readonly isSteady?: boolean
}

/**
 * The boundary of a page's own query: while its fallback shows, the navigation is not over. React alone would keep a
 * fallback for 300 ms even if the answer or the page's code arrives sooner; an update of the boundary itself shows the
 * page at once if it `isSteady`.
 */
export function PageSuspense({ fallback, children, isSteady = false }: PageSuspenseProps) {
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
  const pool = use(QueryPoolContext)
  return (
    <Suspense
      fallback={
        <>
          <PageWait pool={pool} onArrival={isSteady ? tryAgain : null} />
          {fallback}
        </>
      }
    >
      <LateCodeContext value={pool?.follow}>{children}</LateCodeContext>
    </Suspense>
  )
}

type PageWaitProps = { readonly pool: QueryPool | null; readonly onArrival: (() => void) | null }

function PageWait({ pool, onArrival }: PageWaitProps) {
  const begin = use(PageWaitContext)
  useLayoutEffect(() => begin(), [begin])
  const [known] = useState(pool?.arrivals)
  useLayoutEffect(() => {
    if (!pool || !onArrival) return
    // It came between this rendering and its commit.
    if (pool.arrivals !== known) onArrival()
    return pool.onArrival(onArrival)
  }, [pool, known, onArrival])
  return null
}
