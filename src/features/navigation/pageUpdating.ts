import { createContext, use } from 'react'

/** True while the current page waits for its next view, e.g. another page of its list, and still shows the old one. */
export const PageUpdatingContext = createContext(false)

export const usePageUpdating = (): boolean => use(PageUpdatingContext)
