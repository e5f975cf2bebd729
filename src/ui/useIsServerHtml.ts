import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * React reads the server snapshot only during hydration. Both snapshots are equal, because a different one would cause
 * a synchronous second render.
 */
function createOrigin() {
  let hasHtml = false
  return { hasHtml: () => hasHtml, ofServer: () => (hasHtml = true) }
}

/** Whether this is rendered on the server or hydrated from its HTML; the value never changes. */
export function useCameFromServer(): boolean {
  const [{ hasHtml, ofServer }] = useState(createOrigin)
  return useSyncExternalStore(subscribeToNothing, hasHtml, ofServer)
}

/** Whether this is rendered on the server, or for the first time while hydrating its HTML. */
export function useIsServerHtml(): boolean {
  const cameFromServer = useCameFromServer()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    // A transition, because the shopper may already be interacting with the page.
    if (cameFromServer) startTransition(() => setTakenOver(true))
  }, [cameFromServer])
  return cameFromServer && !isTakenOver
}
