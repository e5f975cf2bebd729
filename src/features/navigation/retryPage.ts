import { createContext, use } from 'react'

/** Loads the page of the current address again, whether it succeeded or failed before. */
export const RetryPageContext = createContext<() => Promise<void>>(() => Promise.resolve())

export const useRetryPage = (): (() => Promise<void>) => use(RetryPageContext)
