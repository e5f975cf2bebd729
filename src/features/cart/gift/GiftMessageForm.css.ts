import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({ paddingBlockStart: vars.space.s2 })

export const names = style({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 })

/** The gift message of a line with its actions. */
export const written = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
})

export const words = style({ flexBasis: '100%', fontSize: vars.text.xs, color: vars.color.inkMuted })
