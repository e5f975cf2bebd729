import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

const screen = { width: '100%', aspectRatio: '16 / 9', borderRadius: vars.radius.md } as const

export const player = style({ ...screen, border: 0 })

export const facade = style({
  ...screen,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s4,
  // Higher than the video's ratio if the text needs it.
  aspectRatio: 'auto',
  minHeight: 'clamp(14rem, 32vw, 30rem)',
  background: vars.color.sunken,
  textAlign: 'center',
  fontWeight: vars.font.medium,
})

/** Without scripts the link below leads to the video. */
export const scripted = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s3,
  maxWidth: '34rem',
  fontWeight: vars.font.regular,
  '@media': { '(scripting: none)': { display: 'none' } },
})
