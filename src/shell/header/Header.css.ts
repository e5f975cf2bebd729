import { globalStyle, style } from '@vanilla-extract/css'
import { below, crowdedBar, crowdedHeader, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { TEXT_SIZE_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

const BORDER_PX = 1

/** On a small screen the targets need all of the space. */
const ENLARGED = `:root[${TEXT_SIZE_ATTRIBUTE}] &`

/** Sticky: the page scrolls below it. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  containerType: 'inline-size',
  zIndex: vars.layer.header,
  background: `color-mix(in srgb, ${vars.color.page} 92%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderBlockEnd: `${BORDER_PX}px solid ${vars.color.line}`,
  '@media': { [onPaper]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: `min(${vars.space.s3}, 3.5vw)`,
  // The line below is part of the header's height.
  height: `calc(${vars.layout.headerHeight} - ${BORDER_PX}px)`,
  '@media': {
    [from.md]: { gap: vars.space.s5 },
    [below.md]: { selectors: { [ENLARGED]: { gap: vars.space.s2 } } },
    [below.narrowest]: { gap: vars.space.s1 },
  },
})

export const brand = style({
  flexShrink: 1,
  minWidth: 0,
  // Breaks between words only: the space beside a phone's targets fits a word of this size.
  overflowWrap: 'normal',
  fontSize: `min(${vars.text.lg}, 6.5vw)`,
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

// Five targets and the shop's name share the bar of a phone.
globalStyle(`${actions} > a`, { '@media': { [below.sm]: { width: '40px' } } })

/** It is in the menu too, if the shop's name needs its place: large text on a phone. */
export const account = style({ '@container': { [crowdedHeader]: { display: 'none' } } })

/**
 * Below `md` the categories are in the menu; with enlarged text already below `xl`. The edge of its icon is aligned
 * with the page; beside a phone's notch the edge of its target.
 */
export const menuButton = style({
  translate: `calc(min(0px, ${vars.layout.notchStart} - 0.5rem) * ${vars.layout.inlineSign}) 0`,
  '@media': {
    [from.md]: { display: 'none' },
    [below.xl]: { selectors: { [ENLARGED]: { display: 'block' } } },
  },
  '@container': { [crowdedBar]: { display: 'block' } },
})
