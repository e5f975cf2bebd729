import { createLatePart } from '#src/ui/latePart.ts'

// What they count is known to the browser alone, and later.

/** Starts or joins the load of what stands for all that is put aside. */
export const loadSavedParts = async () => (await import('./savedParts.ts')).savedParts

export const LateWishlistLink = createLatePart(async () => (await loadSavedParts()).WishlistLink)
export const LateCompareLink = createLatePart(async () => (await loadSavedParts()).CompareLink)

if (import.meta.env.SSR) await Promise.all([LateWishlistLink.load(), LateCompareLink.load()])
