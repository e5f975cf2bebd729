import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const text = recipe({
  variants: {
    size: {
      xs: { fontSize: vars.text.xs },
      sm: { fontSize: vars.text.sm },
      md: { fontSize: vars.text.md },
      lg: { fontSize: vars.text.lg, lineHeight: vars.leading.normal },
    },
    tone: {
      inherit: {},
      muted: { color: vars.color.inkMuted },
      accent: { color: vars.color.accent },
      danger: { color: vars.color.danger },
      success: { color: vars.color.success },
    },
    weight: {
      inherit: {},
      medium: { fontWeight: vars.font.medium },
      semibold: { fontWeight: vars.font.semibold },
    },
    /** Limits the width to a readable line length. */
    measure: { true: { maxWidth: vars.layout.textWidth } },
  },
  defaultVariants: { tone: 'inherit', weight: 'inherit' },
})

export const heading = recipe({
  variants: {
    size: {
      sm: { fontSize: vars.text.md, fontWeight: vars.font.semibold, letterSpacing: vars.tracking.normal },
      md: { fontSize: vars.text.lg },
      lg: { fontSize: vars.text.xl },
      /** At most once per page: the hero. */
      display: { fontSize: vars.text.xxl, fontWeight: vars.font.light, lineHeight: vars.leading.tight },
    },
  },
})

/** A small line in capitals above a heading. */
export const eyebrow = style({
  fontSize: vars.text.xs,
  fontWeight: vars.font.semibold,
  letterSpacing: vars.tracking.wide,
  textTransform: 'uppercase',
})
