import { from } from '#src/ui/theme/breakpoints.ts'

/** `sizes` of the large picture in the page's layout. */
export const GALLERY_SIZES = `${from.xl} 700px, ${from.sm} 46vw, 100vw`
