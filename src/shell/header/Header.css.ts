import { globalStyle, style } from '@vanilla-extract/css'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { below, crowdedHeader, from, lowWindow, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { menu } from './CategoryMenu.css.ts'
import { MENU_ROOMS_REM } from './menuWidth.ts'

const BORDER_PX = 1

/** Sticky: the page scrolls below it. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  containerType: 'inline-size',
  zIndex: vars.layer.header,
  background: `color-mix(in srgb, ${vars.color.page} 92%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderBlockEnd: `${BORDER_PX}px solid ${vars.color.line}`,
  '@media': {
    [onPaper]: { display: 'none' },
    // A low window has no room for the page between it and the consent banner.
    [lowWindow]: {
      selectors: {
        [`:root:not([${CONSENT_CHOSEN_ATTRIBUTE}]):has(#${CONSENT_BANNER_ID}) &`]: { position: 'relative' },
      },
    },
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `min(${vars.space.s3}, 3.5vw)`,
  // The line below is part of the header's height.
  minHeight: `calc(${vars.layout.headerHeight} - ${BORDER_PX}px)`,
  '@media': {
    [from.md]: { gap: vars.space.s5 },
    [below.sm]: { gap: vars.space.s1 },
  },
})

/** The number of letters of the shop's name. */
export const BRAND_LETTERS = '--brand-letters'

/** The mean width of a letter of a name, em. */
const LETTER_EM = 0.5

/** The width of a header's target on a phone. */
const TARGET_PX = 40

/** The space of a phone's bar without the shop's name: so many targets, which reach into the gutters, and three gaps. */
const beside = (targets: number) =>
  `(2 * (${vars.layout.gutter} - 0.5rem) + 3 * ${vars.space.s1} + ${targets * TARGET_PX}px)`

/**
 * The usual size, or the largest one at which a name of so many letters fits into one line beside the targets. A longer
 * name wraps instead of getting smaller than 4.5 % of the window's width.
 */
const fitted = (targets: number) =>
  `min(${vars.text.lg}, max(4.5vw, (100cqi - ${beside(targets)}) / (var(${BRAND_LETTERS}) * ${LETTER_EM})))`

export const brand = style({
  minWidth: 0,
  // Breaks between words only: the space beside a phone's targets fits a word of this size.
  overflowWrap: 'normal',
  fontSize: fitted(5),
  '@container': { [crowdedHeader]: { fontSize: fitted(4) } },
  fontWeight: vars.font.semibold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.tight,
  textDecorationLine: 'none',
  color: vars.color.ink,
})

/** A wide logo shrinks beside the targets of a phone, and keeps its shape. */
export const logo = style({
  height: 'auto',
  maxHeight: `calc(${vars.layout.headerHeight} - ${vars.space.s3})`,
  objectFit: 'contain',
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  // The shop's name may wrap, the targets may not shrink.
  flexShrink: 0,
  marginInlineStart: 'auto',
  // The edge of the last icon is aligned with the page; beside a phone's notch the edge of its target.
  '@media': { [below.md]: { gap: 0, marginInlineEnd: `min(0px, ${vars.layout.notchEnd} - 0.5rem)` } },
})

/** It is in the menu too, if the shop's name needs its place: large text on a phone. */
export const account = style({ '@container': { [crowdedHeader]: { display: 'none' } } })

/**
 * The way to the categories where they do not fit into the bar. The edge of its icon is aligned with the page; beside a
 * phone's notch the edge of its target.
 */
export const menuButton = style({ marginInlineStart: `min(0px, ${vars.layout.notchStart} - 0.5rem)` })

for (const [width] of MENU_ROOMS_REM) {
  const nav = `[data-menu-from="${width}"]`
  const where = <Rule>(rule: Rule) => ({
    '@media': { [from.md]: { '@container': { [`(min-width: ${width}rem)`]: rule } } },
  })
  globalStyle(`${nav} > ${menu}`, where({ display: 'flex' }))
  globalStyle(`${bar}:has(> ${nav}) > ${menuButton}`, where({ display: 'none' }))
  // The name wraps before the categories do, and keeps its words whole.
  globalStyle(`${bar}:has(> ${nav}) > ${brand}`, where({ flexShrink: 100, minWidth: 'min-content' }))
}

// Five targets and the shop's name share the bar of a phone.
globalStyle(`:is(${actions}, ${menuButton}) > a`, { '@media': { [below.sm]: { width: `${TARGET_PX}px` } } })
