import { style } from '@vanilla-extract/css'
import { vars } from './theme/contract.css.ts'

export const accordion = style({ borderBlockEnd: `1px solid ${vars.color.line}` })

export const section = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: '3.5rem',
  paddingBlock: vars.space.s3,
  fontWeight: vars.font.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const mark = style({
  flexShrink: 0,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${section}[open] > ${summary} > &`]: { transform: 'rotate(45deg)' } },
})

export const panel = style({ paddingBlockEnd: vars.space.s5 })
