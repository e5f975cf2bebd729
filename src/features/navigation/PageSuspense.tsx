import { createContext, Suspense, use, useLayoutEffect, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'

/** Tells the shell that a page waits for its data; returns the function that says it does not any more. */
export const PageWaitContext = createContext<() => () => void>(() => () => undefined)

type PageSuspenseProps = {
  readonly fallback: ReactNode
  readonly children: ReactNode
  /** What comes late above it moves nothing: it shows as soon as its answer is here. */
  readonly isSteady?: boolean
}

/**
 * The boundary of a page's own query: while its fallback shows, the navigation that led here is not over. React alone would
 * let 300 ms pass between a fallback and what it stood for, however soon that is here; an update of the boundary's own
 * shows it at once where it `isSteady`.
 */
export function PageSuspense({ fallback, children, isSteady = false }: PageSuspenseProps) {
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
  return (
    <Suspense
      fallback={
        <>
          <PageWait onArrival={isSteady ? tryAgain : null} />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  )
}

function PageWait({ onArrival }: { readonly onArrival: (() => void) | null }) {
  const begin = use(PageWaitContext)
  const pool = use(QueryPoolContext)
  useLayoutEffect(() => begin(), [begin])
  const [known] = useState(pool?.arrivals)
  useLayoutEffect(() => {
    if (!pool || !onArrival) return
    // It came between this rendering and its commit.
    if (pool.arrivals !== known) onArrival()
    return pool.hearArrivals(onArrival)
  }, [pool, known, onArrival])
  return null
}
