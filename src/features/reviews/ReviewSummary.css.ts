import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const summary = style({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'center',
  '@media': { [from.sm]: { gridTemplateColumns: 'max-content minmax(0, 26rem)', columnGap: vars.space.s7 } },
})

export const score = style({
  fontSize: vars.text.xl,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const distribution = style({ display: 'grid', gap: vars.space.s2, fontSize: vars.text.sm })

/** Stars, bar, count. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) 2rem',
  gap: vars.space.s3,
  alignItems: 'center',
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const bar = style({
  blockSize: vars.space.s2,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  overflow: 'hidden',
})

export const filled = style({ display: 'block', blockSize: '100%', background: vars.color.star })
