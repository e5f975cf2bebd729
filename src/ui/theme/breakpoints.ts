/** Spec §9: the narrowest viewport of each size, px. */
export const BREAKPOINTS_PX = { xs: 0, sm: 768, md: 1024, lg: 1327, xl: 1600 } as const

/** Media queries for styles, without `@media`: from this size up. */
export const from = {
  sm: `(min-width: ${BREAKPOINTS_PX.sm}px)`,
  md: `(min-width: ${BREAKPOINTS_PX.md}px)`,
  lg: `(min-width: ${BREAKPOINTS_PX.lg}px)`,
  xl: `(min-width: ${BREAKPOINTS_PX.xl}px)`,
} as const

/** Media queries for styles, without `@media`: everything narrower than this size. */
export const below = {
  sm: `(max-width: ${BREAKPOINTS_PX.sm - 0.02}px)`,
  md: `(max-width: ${BREAKPOINTS_PX.md - 0.02}px)`,
  xl: `(max-width: ${BREAKPOINTS_PX.xl - 0.02}px)`,
} as const

/** Moves only where nobody asked for stillness. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
/** For paper: what only works on a screen stays off it. */
export const onPaper = 'print'
/** Hover styles only where hovering exists: on touch screens they would stick. */
export const canHover = '(hover: hover)'
