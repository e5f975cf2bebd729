import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
  '@media': { '(scripting: none)': { flexGrow: 1, flexWrap: 'wrap', justifyContent: 'flex-end' } },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontSize: vars.text.sm,
  minWidth: 0,
  // Wide enough for the words of the choice.
  '@media': { '(scripting: none)': { flex: '0 1 12rem' } },
})

export const words = style({
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
  // The select is clear without a visible label; the label stays for screen readers.
  '@media': { [below.sm]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** Hides the submit button if scripts apply a choice at once. */
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
