import { style } from '@vanilla-extract/css'
import { grandTotal as total, sum } from '#src/ui/layout/sums.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Totals are muted while a pending write will change them. */
const settled = {
  transition: `color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { color: vars.color.inkMuted } },
}

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  ...settled,
})

/** Above the total, so that the button below them stays in its place when the minimum is reached. */
export const minimum = style({
  fontSize: vars.text.sm,
  transition: settled.transition,
  selectors: { ...settled.selectors, '&:not(:empty)': { marginBlockEnd: vars.space.s3 } },
})

export const discount = style([sum, { color: vars.color.success }])

export const grandTotal = style([total, settled])

/** Its line stays while the taxes of a new cart are unknown, so that nothing moves when they arrive. */
export const taxes = style({ minHeight: '1lh', fontSize: vars.text.xs, color: vars.color.inkMuted })

/** One tax rate; a cart may have several. */
export const tax = style({ display: 'block' })
