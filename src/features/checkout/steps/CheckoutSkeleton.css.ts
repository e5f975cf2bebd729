import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { folded } from '../summary/OrderSummary.css.ts'

export const fields = style({ display: 'grid', gap: vars.space.s5 })

export const fieldShape = style({ height: '3rem', borderRadius: vars.radius.md, background: vars.color.sunken })

/** As high as the list of steps. */
export const stepsShape = style({ minHeight: vars.layout.controlHeight })

/** As high as the folded summary. */
export const summaryShape = style([folded, { minHeight: '3.5rem' }])

/** Without scripts the skeleton would stay forever, so the page shows a message. */
export const needsScripts = style({
  // As high as the smallest form, so that the footer does not jump when the form loads.
  minHeight: '100dvh',
  '@media': { '(scripting: none)': { display: 'none' } },
})
