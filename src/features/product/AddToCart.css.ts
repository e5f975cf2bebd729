import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const purchase = style({ display: 'grid', gap: vars.space.s4 })

export const quantity = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3, fontSize: vars.text.sm })

/** On phones the way to the cart never leaves the screen: a bar at its lower edge. */
export const bar = style({
  display: 'grid',
  gap: vars.space.s2,
  '@media': {
    [below.md]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlock: vars.space.s3,
      paddingBlockEnd: `max(${vars.space.s3}, env(safe-area-inset-bottom))`,
      paddingInline: vars.layout.gutter,
      background: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [below.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

/** The price repeated where the one of the page may be out of sight. */
export const barPrice = style({ '@media': { [from.md]: { display: 'none' } } })

/** What only works with JavaScript is not shown without it. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })

const BAR_ROOM = '4.75rem'

// What has the focus, and the end of the page, stay clear of the bar (WCAG 2.4.11); an overlay has one of its own.
globalStyle(`html:has(main ${bar})`, {
  '@media': { [below.md]: { scrollPaddingBlockEnd: `calc(${BAR_ROOM} + ${vars.space.s4})` } },
})
globalStyle(`body:has(main ${bar})`, { '@media': { [below.md]: { paddingBlockEnd: BAR_ROOM } } })
