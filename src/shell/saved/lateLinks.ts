import { createLatePart } from '#src/ui/latePart.ts'

// Only the browser knows the numbers, and only later.

/** Starts or joins the loading of the links to saved products. */
export const loadSavedParts = async () => (await import('./savedParts.ts')).savedParts

export const LateWishlistLink = createLatePart(async () => (await loadSavedParts()).WishlistLink)
export const LateCompareLink = createLatePart(async () => (await loadSavedParts()).CompareLink)

if (import.meta.env.SSR) await Promise.all([LateWishlistLink.load(), LateCompareLink.load()])
