import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s5,
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 })

/** Picture, words and button beside each other; large text puts the button below. */
export const piece = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4 })

export const picture = style({ flex: '0 0 min(4rem, 20%)' })

export const words = style({ flex: '1 1 5.5rem', minWidth: 0 })

export const name = style([plainLink, { paddingBlock: vars.space.s1, fontSize: vars.text.sm }])
