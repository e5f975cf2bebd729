import { createLatePart } from '#src/ui/latePart.ts'

// What they count is known to the browser alone, and later.

export const LateWishlistLink = createLatePart(async () => (await import('./WishlistLink.tsx')).WishlistLink)
export const LateCompareLink = createLatePart(async () => (await import('./CompareLink.tsx')).CompareLink)

if (import.meta.env.SSR) await Promise.all([LateWishlistLink.load(), LateCompareLink.load()])
