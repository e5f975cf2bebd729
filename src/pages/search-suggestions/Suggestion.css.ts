import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Beside the words of an option: its picture, or a sign of what it is. */
export const sign = style({ flexShrink: 0, color: vars.color.inkMuted })

export const thumbnail = style({ flexShrink: 0, width: '2.75rem', paddingBlock: vars.space.s1 })

export const words = style({ flex: 1, minWidth: 0 })

/** Under each other on phones: a reduced price says more than a line holds. */
export const nameAndPrice = style([
  words,
  {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.s4,
    alignItems: 'center',
    paddingBlock: vars.space.s1,
    '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'flex-start' } },
  },
])

export const aside = style({ flexShrink: 0, color: vars.color.inkMuted, fontSize: vars.text.sm })
