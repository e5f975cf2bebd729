import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Number and date on the left, status and sum on the right; four columns where there is room. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number total" "date status"',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(5rem, auto)',
      gridTemplateAreas: '"number date status total"',
    },
  },
})

export const number = style({ gridArea: 'number', fontWeight: vars.font.semibold })
export const date = style({ gridArea: 'date', color: vars.color.inkMuted })
export const status = style({
  gridArea: 'status',
  justifySelf: 'end',
  '@media': { [from.sm]: { justifySelf: 'start' } },
})
export const total = style({ gridArea: 'total', justifySelf: 'end' })
