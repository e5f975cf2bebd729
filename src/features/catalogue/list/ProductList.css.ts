import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { TEXT_SIZE_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  selectors: { [`:root[${TEXT_SIZE_ATTRIBUTE}] &`]: { flexWrap: 'wrap' } },
  // On phones the submit button of the form without scripts gets a line of its own.
  '@media': { '(scripting: none)': { flexWrap: 'wrap' }, [below.narrowest]: { flexWrap: 'wrap' } },
})

export const count = style({ flexShrink: 0, maxWidth: '40%', color: vars.color.inkMuted, fontSize: vars.text.sm })

/** The old products while the next ones load: muted, but readable. */
export const waiting = style({ color: vars.color.inkMuted })

globalStyle(`${waiting} img`, { opacity: 0.45, transition: `opacity ${vars.motion.base} ${vars.motion.ease}` })
