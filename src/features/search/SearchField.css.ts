import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const field = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineStart: vars.space.s4,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  height: vars.layout.controlHeight,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  // iOS zooms into any field whose text is smaller than 16 px.
  fontSize: 'max(1rem, 16px)',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
