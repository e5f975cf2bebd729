import { createContext, use } from 'react'

/** True while the page on screen waits for its own next view, e.g. another page of its list; what it shows is the old one. */
export const PageUpdatingContext = createContext(false)

export const usePageUpdating = (): boolean => use(PageUpdatingContext)
