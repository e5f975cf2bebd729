import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({ paddingBlock: vars.space.s6 })

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A component in one state: wide content scrolls in it, and fixed parts are fixed to it instead of the window. */
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s3,
  minWidth: 0,
  paddingBlock: vars.space.s2,
  borderBlock: `1px dashed ${vars.color.line}`,
  overflow: 'auto',
  contain: 'layout paint',
})

/** Cards beside each other, at any text size. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.s4,
})

export const partLink = style({
  display: 'inline-block',
  paddingBlock: vars.space.s2,
  selectors: { '&[aria-current]': { fontWeight: 600 } },
})

export const chrome = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

/** Components of the shop are shown on the page's whole width. */
export const shopSpecimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s5,
})

export const swatch = style({
  width: '7rem',
  padding: vars.space.s2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.xs,
})

export const patch = style({ display: 'block', height: '3rem', borderRadius: vars.radius.sm })

/** A box of its own size, as a cover picture needs it. */
export const cover = style({ position: 'relative', width: '20rem', maxWidth: '100%', aspectRatio: '2 / 1' })
