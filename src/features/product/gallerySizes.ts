import { from } from '#src/ui/theme/breakpoints.ts'

/** `sizes` of the large picture: what the layout of the page leaves to it. */
export const GALLERY_SIZES = `${from.xl} 700px, ${from.md} 46vw, 100vw`
