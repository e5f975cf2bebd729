import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const panel = style({ '@media': { [onPaper]: { display: 'none' } } })

export const summary = style({
  width: 'fit-content',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s3,
  color: vars.color.accent,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
})

/** As many date fields in a row as fit. */
export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'end',
  paddingBlock: vars.space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

export const actions = style({ gridColumn: '1 / -1', display: 'flex', gap: vars.space.s3, flexWrap: 'wrap' })
