import { style, styleVariants } from '@vanilla-extract/css'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const group = style({ display: 'grid', gap: vars.space.s2 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
})

export const attribute = style({ fontWeight: vars.font.semibold })

export const chosen = style({ color: vars.color.inkMuted })

export const row = styleVariants({
  words: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 },
  // The targets touch each other, but the chips inside do not; the first chip is aligned with the legend. Seven fit at
  // 360 px.
  chips: { display: 'flex', flexWrap: 'wrap', marginInline: '-0.375rem' },
})

// The radio button covers the chip invisibly, so that the browser handles clicks, focus, arrow keys and forced colours.
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { appearance: 'auto', width: '1rem', height: '1rem' } },
})

const swatch = style({ position: 'relative', display: 'grid', placeItems: 'center', height: '2.75rem' })

export const colour = style([swatch, { width: '2.75rem', borderRadius: '50%' }])

export const chip = style({
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  backgroundSize: 'cover',
  // A pale colour must not disappear against the page.
  boxShadow: `inset 0 0 0 1px ${vars.color.shade}, 0 0 0 1px ${vars.color.line}`,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${input}:checked ~ &`]: {
      boxShadow: `inset 0 0 0 1px ${vars.color.shade}, 0 0 0 3px ${vars.color.page}, 0 0 0 5px ${vars.color.ink}`,
    },
  },
  '@media': { [canHover]: { selectors: { [`${input}:hover:not(:checked) ~ &`]: { transform: 'scale(1.08)' } } } },
})

export const text = style([swatch, { minWidth: '3.25rem', borderRadius: vars.radius.pill }])

export const word = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${input}:checked ~ &`]: { background: vars.color.ink, color: vars.color.page, boxShadow: 'none' },
  },
  '@media': { [canHover]: { selectors: { [`${input}:hover:not(:checked) ~ &`]: { background: vars.color.sunken } } } },
})

// Struck through but readable: the line has two tones, so that it is visible on any colour.
export const struckChip = style({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 1.5px)',
      insetInline: '0.3rem',
      height: 3,
      background: vars.color.ink,
      border: `1px solid ${vars.color.page}`,
      boxSizing: 'content-box',
      transform: 'rotate(-45deg)',
      pointerEvents: 'none',
    },
  },
})

export const struckWord = style({ textDecoration: 'line-through', borderRadius: vars.radius.pill })
