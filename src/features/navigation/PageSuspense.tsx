import { createContext, Suspense, use, useLayoutEffect, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'

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
 * fallback for 300 ms even if the answer arrives sooner; an update of the boundary itself shows the answer at once if
 * it `isSteady`.
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
    return pool.onArrival(onArrival)
  }, [pool, known, onArrival])
  return null
}
