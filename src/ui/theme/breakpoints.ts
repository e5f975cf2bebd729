/** Spec §9: the narrowest viewport of each size, px. */
export const BREAKPOINTS_PX = { xs: 0, sm: 768, md: 1024, lg: 1327, xl: 1600 } as const

/** The browser's own text size unless the shopper has asked it for another, px. */
const USUAL_TEXT_SIZE_PX = 16

/** In terms of that size: larger words have the layout of a smaller screen, where there is room for them. */
const em = (px: number) => `${px / USUAL_TEXT_SIZE_PX}em`

/** Media queries for styles, without `@media`: from this size up. */
export const from = {
  sm: `(min-width: ${em(BREAKPOINTS_PX.sm)})`,
  md: `(min-width: ${em(BREAKPOINTS_PX.md)})`,
  lg: `(min-width: ${em(BREAKPOINTS_PX.lg)})`,
  xl: `(min-width: ${em(BREAKPOINTS_PX.xl)})`,
} as const

/** The narrowest screen that text of the usual size has to fit, px (WCAG 1.4.10). */
const NARROWEST_SCREEN_PX = 320

/** Media queries for styles, without `@media`: everything narrower than this size. */
export const below = {
  /** Larger words on the smallest screen. */
  narrowest: `(max-width: ${em(NARROWEST_SCREEN_PX - 0.02)})`,
  sm: `(max-width: ${em(BREAKPOINTS_PX.sm - 0.02)})`,
  md: `(max-width: ${em(BREAKPOINTS_PX.md - 0.02)})`,
  xl: `(max-width: ${em(BREAKPOINTS_PX.xl - 0.02)})`,
} as const

/** The narrowest bar that holds all parts of a header, rem. */
const WHOLE_BAR_REM = 60

/** Container query: a bar too narrow for its words, however large they were made. */
export const crowdedBar = `(max-width: ${WHOLE_BAR_REM - 0.01}rem)`

/** Moves only where nobody asked for stillness. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
/** For paper: what only works on a screen stays off it. */
export const onPaper = 'print'
/** Hover styles only where hovering exists: on touch screens they would stick. */
export const canHover = '(hover: hover)'
