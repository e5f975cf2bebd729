import { style } from '@vanilla-extract/css'
import { figures } from '#src/ui/theme/global.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: vars.space.s6,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: 'none', paddingBlockStart: 0 } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3 })

export const number = style([
  figures,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    background: vars.color.accentSoft,
    color: vars.color.accent,
    fontSize: vars.text.sm,
    fontWeight: vars.font.semibold,
  },
])
