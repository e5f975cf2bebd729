import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined
const no = () => false
const yes = () => true

/** Whether this is rendered on the server, or for the first time in the browser below what the server sent. */
export const useIsServerHtml = (): boolean => useSyncExternalStore(subscribeToNothing, no, yes)
