/** Spec §9: the narrowest viewport of each size, px. */
export const BREAKPOINTS_PX = { xs: 0, sm: 768, md: 1024, lg: 1327, xl: 1600 } as const

/** The browser's default text size, px. */
const USUAL_TEXT_SIZE_PX = 16

/** In em, so that larger text gets the layout of a smaller screen. */
const em = (px: number) => `${px / USUAL_TEXT_SIZE_PX}em`

/** Media queries for styles, without `@media`: from this size up. */
export const from = {
  sm: `(min-width: ${em(BREAKPOINTS_PX.sm)})`,
  md: `(min-width: ${em(BREAKPOINTS_PX.md)})`,
  lg: `(min-width: ${em(BREAKPOINTS_PX.lg)})`,
  xl: `(min-width: ${em(BREAKPOINTS_PX.xl)})`,
} as const

/** The narrowest supported screen for default text, px (WCAG 1.4.10). */
const NARROWEST_SCREEN_PX = 320

/** Media queries for styles, without `@media`: below this size. */
export const below = {
  /** Large text on the smallest screen. */
  narrowest: `(max-width: ${em(NARROWEST_SCREEN_PX - 0.02)})`,
  sm: `(max-width: ${em(BREAKPOINTS_PX.sm - 0.02)})`,
  md: `(max-width: ${em(BREAKPOINTS_PX.md - 0.02)})`,
  xl: `(max-width: ${em(BREAKPOINTS_PX.xl - 0.02)})`,
} as const

/** A phone held sideways: two columns, because one would show either the picture or the words. */
export const phoneSideways = `${below.md} and (orientation: landscape) and (max-height: ${em(480)})`

/** At the current text size a window, such as a phone's held sideways, is too low for a bar that stays in sight. */
export const lowWindow = `(max-height: ${em(288 - 0.02)})`

/** At the current text size a window has no room for a second bar at its lower edge. */
export const roomForOneBar = `(max-height: ${em(416)})`

/** Container query: with the current text size a row of controls is too narrow for a price beside a button. */
export const crowdedRow = '(max-width: 17.99rem)'

/** Container query: at the current text size a bar has no room for a picture, a price and a button with an icon. */
export const narrowBar = '(max-width: 23.99rem)'

/** Container query: at the current text size a header has room for the shop's name and four targets only. */
export const crowdedHeader = '(max-width: 20.99rem)'

/** Container query: at the current text size three short buttons fit beside each other. */
export const roomForThree = '(min-width: 19rem)'

/** Animations only if the user has not asked for reduced motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
/** For print: hides elements that only work on a screen. */
export const onPaper = 'print'
/** Hover styles only with a hovering pointer: on touch screens they would stay. */
export const canHover = '(hover: hover)'
