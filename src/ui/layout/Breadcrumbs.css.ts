import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { plainLink } from '../theme/global.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s2,
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s2,
  minHeight: '1.5rem',
  selectors: { '& + &::before': { content: '"/" / ""', opacity: 0.6 } },
})

export const link = style([plainLink, { paddingBlock: vars.space.s1 }])

export const here = style({ color: vars.color.ink })
