import { style } from '@vanilla-extract/css'
import { control } from '#src/ui/fields/TextInput.css.ts'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const wide = style({ gridColumn: '1 / -1' })

export const place = style([
  control,
  {
    height: '3rem',
    paddingBlock: 0,
    // The frame is as transparent as its page only in the scheme of the provider's page.
    selectors: {
      '&[data-focused]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
      '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    },
  },
])

export const frames = style({ height: '100%', colorScheme: 'light' })
