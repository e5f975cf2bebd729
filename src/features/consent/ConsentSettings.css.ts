import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const purposes = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.text.sm })

export const purpose = style({
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const name = style({ fontWeight: vars.font.semibold })

export const facts = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

globalStyle(`${actions} > :first-child`, { '@media': { [below.sm]: { gridColumn: '1 / -1' } } })
globalStyle(`${actions} > button`, { paddingInline: vars.space.s2 })
