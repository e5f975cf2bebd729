import { CompareLink } from './CompareLink.tsx'
import { startSaved } from './startSaved.ts'
import { WishlistLink } from './WishlistLink.tsx'

/** All late code about saved products in one file, because the name of each file adds to every first visit. */
export const savedParts = { CompareLink, WishlistLink, startSaved }
