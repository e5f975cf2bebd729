import { createContext, use } from 'react'

/** Loads the page of the current address again, whatever came of it before. */
export const RetryPageContext = createContext<() => Promise<void>>(() => Promise.resolve())

export const useRetryPage = (): (() => Promise<void>) => use(RetryPageContext)
