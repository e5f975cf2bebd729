import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({ paddingBlock: vars.space.s6 })

export const specimen = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A component in one state: parts that stick to the window's edge stay in it. */
export const state = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s3,
  padding: vars.space.s2,
  overflow: 'hidden',
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
