import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** The icon of an option: its picture, or a symbol of its kind. */
export const sign = style({ flexShrink: 0, color: vars.color.inkMuted })

export const thumbnail = style({ flexShrink: 0, width: '2.75rem', paddingBlock: vars.space.s1 })

export const words = style({ flex: 1, minWidth: 0 })

/** Below each other on phones: a reduced price does not fit beside the name. */
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
