import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * React asks for the server's answer where it takes HTML over, and nowhere else. The browser's own is the same: another one
 * would be rendered at once and in one piece, however much hangs on it.
 */
function createOrigin() {
  let hasHtml = false
  return { hasHtml: () => hasHtml, ofServer: () => (hasHtml = true) }
}

/** Whether this is rendered on the server, or came to be below what the server sent: as it was then, for good. */
export function useCameFromServer(): boolean {
  const [{ hasHtml, ofServer }] = useState(createOrigin)
  return useSyncExternalStore(subscribeToNothing, hasHtml, ofServer)
}

/** Whether this is rendered on the server, or for the first time in the browser below what the server sent. */
export function useIsServerHtml(): boolean {
  const cameFromServer = useCameFromServer()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    // In slices: the shopper may be about to tap on what is there already.
    if (cameFromServer) startTransition(() => setTakenOver(true))
  }, [cameFromServer])
  return cameFromServer && !isTakenOver
}
