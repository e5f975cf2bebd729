import { style } from '@vanilla-extract/css'
import { list, tab as plainTab } from '#src/ui/controls/Tabs.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const tabs = list

export const tab = style([plainTab, { display: 'flex', alignItems: 'center', gap: vars.space.s2 }])

/** A long name must not push the other tabs out of sight. */
export const name = style({
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const count = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

export const naming = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  maxWidth: '24rem',
})
