import { style } from '@vanilla-extract/css'
import { below, canHover, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** On phones the list is part of the account's start page; the other pages link back to it. */
export const listBelow = style({ '@media': { [below.md]: { display: 'none' } } })

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: vars.layout.controlHeight,
  color: vars.color.ink,
  fontWeight: vars.font.medium,
  textDecorationLine: 'none',
  '@media': { [from.md]: { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  '@media': { [from.md]: { gap: vars.space.s1 } },
})

export const row = style({
  '@media': { [below.md]: { borderBlockEnd: `1px solid ${vars.color.line}` } },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  width: '100%',
  minHeight: vars.layout.controlHeight,
  paddingBlock: vars.space.s2,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: vars.font.medium,
  textAlign: 'start',
  textDecorationLine: 'none',
  cursor: 'pointer',
  '@media': {
    [from.md]: {
      paddingInline: vars.space.s3,
      borderRadius: vars.radius.md,
      selectors: { '&[aria-current="page"]': { background: vars.color.accentSoft, fontWeight: vars.font.semibold } },
    },
    [canHover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken } } },
  },
})

export const mark = style({ flex: 'none', color: vars.color.inkMuted })

/** An arrow on phones, which shows that the row is a link. */
export const onward = style({
  marginInlineStart: 'auto',
  flex: 'none',
  color: vars.color.inkMuted,
  '@media': { [from.md]: { display: 'none' } },
})
