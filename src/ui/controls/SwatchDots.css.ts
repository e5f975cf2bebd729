import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** WCAG 2.5.8: the minimum target size. */
const TARGET = '1.5rem'

// Positioned above the link that covers the card.
export const dots = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  marginInlineStart: '-0.375rem',
  minHeight: TARGET,
})

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: TARGET,
  height: TARGET,
  cursor: 'pointer',
  // Without JavaScript they only show the available colours, and a tap on them follows the card's link.
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: '50%',
  cursor: 'inherit',
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const dot = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  pointerEvents: 'none',
  selectors: { ':checked + &': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 4px ${vars.color.ink}` } },
})

export const more = style({ fontSize: vars.text.xs, color: vars.color.inkMuted, lineHeight: 1 })
