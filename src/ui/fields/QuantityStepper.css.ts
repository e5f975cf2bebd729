import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const place = style({ display: 'inline-grid', justifyItems: 'start', minWidth: 0 })

/** The limit that a wanted quantity met. */
export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted })

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
})

export const input = style({
  appearance: 'textfield',
  width: '2.75rem',
  height: vars.layout.controlHeight,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontSize: 'max(1rem, 16px)',
  fontWeight: vars.font.semibold,
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.sm },
  },
})
