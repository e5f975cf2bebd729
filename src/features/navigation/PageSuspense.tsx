import { createContext, Suspense, use, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

/** Tells the shell that a page waits for its data; returns the function that says it does not any more. */
export const PageWaitContext = createContext<() => () => void>(() => () => undefined)

type PageSuspenseProps = { readonly fallback: ReactNode; readonly children: ReactNode }

/** The boundary of a page's own query: while its fallback shows, the navigation that led here is not over. */
export function PageSuspense({ fallback, children }: PageSuspenseProps) {
  return (
    <Suspense
      fallback={
        <>
          <PageWait />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  )
}

function PageWait() {
  const begin = use(PageWaitContext)
  useLayoutEffect(() => begin(), [begin])
  return null
}
