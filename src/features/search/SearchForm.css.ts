import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.s2, maxWidth: '36rem' })

export const label = style({
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  // The heading and the button explain the field; the label stays for screen readers.
  '@media': { [below.sm]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'stretch' })

/** Large text puts the button below, so that the field has room for the words. */
export const box = style({ flex: '1 1 10rem', minWidth: 0 })
