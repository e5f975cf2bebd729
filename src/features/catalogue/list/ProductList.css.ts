import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s5,
  '@media': { [below.sm]: { gap: vars.space.s2 } },
})

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  // Large text, and the submit button of the form without scripts, need a second line on phones.
  flexWrap: 'wrap',
})

export const count = style({ flex: '1 1 5.5rem', color: vars.color.inkMuted, fontSize: vars.text.sm })

/** The old products while the next ones load: muted, but readable. */
export const waiting = style({ color: vars.color.inkMuted })

globalStyle(`${waiting} img`, { opacity: 0.45, transition: `opacity ${vars.motion.base} ${vars.motion.ease}` })
