import { style } from '@vanilla-extract/css'
import { vars } from './theme/contract.css.ts'
import { control } from './TextInput.css.ts'

export const frame = style({
  position: 'relative',
  display: 'grid',
  // In a narrow place the words of the choice are cut short, never the place made wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minWidth: 0,
})

export const select = style([
  control,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      // Doubled, because a page's style sheets may put the control's own padding after this one.
      '&&': { paddingInlineEnd: vars.space.s6 },
    },
  },
])

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  width: '1.125rem',
  height: '1.125rem',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
})
