import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { control } from './TextInput.css.ts'

export const frame = style({
  position: 'relative',
  display: 'grid',
  // In a narrow container the chosen text is truncated, so that it does not widen the container.
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
      // Doubled specificity, because a page's stylesheet may set the control's own padding later.
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
