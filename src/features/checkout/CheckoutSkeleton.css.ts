import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const fields = style({ display: 'grid', gap: vars.space.s5 })

export const fieldShape = style({ height: '3rem', borderRadius: vars.radius.md, background: vars.color.sunken })

/** Nothing would ever end the waiting where scripts are off; the page says so instead. */
export const needsScripts = style({
  // As high as the least form: the footer must not jump out of sight when it comes.
  minHeight: '100dvh',
  '@media': { '(scripting: none)': { display: 'none' } },
})
