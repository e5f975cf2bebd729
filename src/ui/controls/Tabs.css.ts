import { style } from '@vanilla-extract/css'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** A row that scrolls sideways if it does not fit. */
export const list = style({
  display: 'flex',
  gap: vars.space.s5,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  scrollbarWidth: 'none',
})

export const tab = style({
  flexShrink: 0,
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s1,
  borderBlockEnd: '3px solid transparent',
  color: vars.color.inkMuted,
  fontWeight: vars.font.medium,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink, borderBlockEndColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
})

export const panel = style({
  paddingBlockStart: vars.space.s5,
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
})
