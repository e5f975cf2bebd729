import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

const DOT = '0.875rem'

/** Below each other on phones, beside each other from tablets on. */
export const line = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** A dot with the line to the next one. */
const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: `calc(${DOT} + ${vars.space.s3})`,
  paddingBlockEnd: vars.space.s4,
  fontSize: vars.text.sm,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.25em',
      boxSizing: 'border-box',
      width: DOT,
      height: DOT,
      border: `2px solid ${vars.color.line}`,
      borderRadius: '50%',
      background: vars.color.page,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      insetBlock: `calc(0.25em + ${DOT}) -0.25em`,
      width: '2px',
      background: vars.color.line,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [from.sm]: {
      paddingInlineStart: 0,
      paddingInlineEnd: vars.space.s3,
      paddingBlock: `calc(${DOT} + ${vars.space.s3}) 0`,
      selectors: {
        '&::before': { insetBlockStart: 0 },
        '&:not(:last-child)::after': {
          insetInline: `${DOT} 0`,
          insetBlock: `calc(${DOT} / 2 - 1px) auto`,
          width: 'auto',
          height: '2px',
        },
      },
    },
  },
})

const filled = { borderColor: vars.color.accent, background: vars.color.accent }

export const step = styleVariants({
  done: [base, { selectors: { '&::before': filled, '&:not(:last-child)::after': { background: vars.color.accent } } }],
  present: [base, { selectors: { '&::before': filled } }],
  next: [base, { color: vars.color.inkMuted }],
})

export const name = style({ fontWeight: vars.font.semibold })

export const date = style({ color: vars.color.inkMuted })
