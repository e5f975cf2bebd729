import { createContext } from 'react'

/** Path and query of the page, with the store's base path; below an overlay those of the page under it. */
export const PageAddressContext = createContext('/')
