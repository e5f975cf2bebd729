import { CompareLink } from './CompareLink.tsx'
import { startSaved } from './startSaved.ts'
import { WishlistLink } from './WishlistLink.tsx'

/** All that comes late of what a shopper puts aside: one file, because the name of each weighs on every first visit. */
export const savedParts = { CompareLink, WishlistLink, startSaved }
