import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Number and total in the first line, date and status in the second; four columns if there is room. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number total" "date status" "parcels parcels"',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(5rem, auto)',
      gridTemplateAreas: '"number date status total" "parcels parcels parcels parcels"',
    },
  },
})

export const number = style({ gridArea: 'number', fontWeight: vars.font.semibold })

/** A touch target of full height. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' })
export const date = style({ gridArea: 'date', color: vars.color.inkMuted })
export const status = style({
  gridArea: 'status',
  justifySelf: 'end',
  '@media': { [from.sm]: { justifySelf: 'start' } },
})
export const total = style({ gridArea: 'total', justifySelf: 'end' })
export const parcels = style({ gridArea: 'parcels', display: 'grid', gap: vars.space.s1 })
