import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 })

// With large text on a small screen the price wraps below the name.
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })

export const picture = style({ flexShrink: 0, width: 'min(4rem, 25%)' })

export const words = style({
  display: 'grid',
  flex: '1 1 5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Large text: the name goes below the picture, where its words stay whole.
  '@media': { [below.narrowest]: { flexBasis: '100%' } },
})

export const amount = style({ marginInlineStart: 'auto' })
