import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  // The button of the form without script takes a line of its own on phones.
  '@media': { '(scripting: none)': { flexWrap: 'wrap' } },
})

export const count = style({ color: vars.color.inkMuted, fontSize: vars.text.sm })

export const results = style({ transition: `opacity ${vars.motion.base} ${vars.motion.ease}` })

/** The old pieces while the next ones are on their way. */
export const waiting = style({ opacity: 0.45 })
