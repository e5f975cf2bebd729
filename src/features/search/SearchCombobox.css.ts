import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Stays visible above the suggestions when a phone's keyboard is open. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.s3})`,
  zIndex: vars.layer.raised,
  marginBlockStart: `calc(-1 * ${vars.space.s3})`,
  paddingBlock: `${vars.space.s1} ${vars.space.s3}`,
  background: vars.color.raised,
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineStart: vars.space.s4,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.control}`,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '3rem',
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  // iOS zooms into any field whose text is smaller than 16 px.
  fontSize: 'max(1rem, 16px)',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const list = style({ display: 'grid', alignContent: 'start', gap: vars.space.s3 })

export const group = style({ display: 'grid' })

export const heading = style({
  paddingBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.font.medium,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.md,
  textDecorationLine: 'none',
  color: vars.color.ink,
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      // An outline in addition to colour, because the focus stays in the field.
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
  },
})
