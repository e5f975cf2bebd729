import { style } from '@vanilla-extract/css'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { figures } from '../theme/global.css.ts'

// Large text needs the room of a narrow window for the words.
const BOX = 'min(1.5rem, 7.5vw)'

const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: BOX,
  height: BOX,
  // In the middle of the first line.
  translate: `0 max(0px, (1lh - ${BOX}) / 2)`,
  border: `1.5px solid ${vars.color.control}`,
  background: vars.color.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { cursor: 'not-allowed' },
    '&::before': {
      content: '',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked::before': { transform: 'scale(1)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const checkbox = style([
  box,
  {
    borderRadius: vars.radius.sm,
    selectors: {
      '&::before': {
        width: '0.8rem',
        height: '0.8rem',
        background: vars.color.onAccent,
        clipPath: 'polygon(12% 46%, 0 60%, 38% 96%, 100% 18%, 86% 6%, 37% 68%)',
      },
    },
  },
])

export const radio = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&::before': { width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: vars.color.onAccent },
    },
  },
])

/** The whole row is the target, at least 44 px high. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  // A word that is longer than the screen breaks instead of widening the grid around it.
  minWidth: 0,
  gap: vars.space.s3,
  // A line of large text is higher than the target.
  paddingBlock: `max((${vars.layout.controlHeight} - 1.5em) / 2, ${vars.space.s1})`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
})

// With large text on a small screen, the end of the row wraps below, and so do words that are too long beside the box.
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min-content',
  minWidth: 0,
  // Unlike `anywhere` it leaves the whole words in `min-content`.
  overflowWrap: 'break-word',
})

export const aside = style([figures, { marginInlineStart: 'auto' }])

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2 })

export const legend = style({ fontWeight: vars.font.medium, paddingBlockEnd: vars.space.s2 })

/** A radio button with its own card: shipping methods, payment methods. */
export const card = style([
  row,
  {
    padding: vars.space.s4,
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` } },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:has(:checked, :disabled))': { boxShadow: `inset 0 0 0 1px ${vars.color.control}` } },
      },
    },
  },
])
