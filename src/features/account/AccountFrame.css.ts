import { style } from '@vanilla-extract/css'
import { from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.s5,
  '@media': {
    [from.md]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s7,
      alignItems: 'start',
      paddingBlock: vars.space.s6,
    },
  },
})

/** Sticky beside a long page. */
export const side = style({
  '@media': {
    [from.md]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: `calc(${vars.layout.headerHeight} + ${vars.space.s4})`,
    },
    [onPaper]: { display: 'none' },
  },
})

export const main = style({ minWidth: 0, '@media': { [from.md]: { gridColumn: 2 } } })
