import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(18rem, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pieces parcels" "talk parcels"',
    },
  },
})
const area = (name: string) => style({ '@media': { [from.lg]: { gridArea: name } } })
export const piecesArea = area('pieces')
export const parcelsArea = area('parcels')
export const talkArea = area('talk')

export const panel = style({ padding: vars.space.s5, borderRadius: vars.radius.lg, background: vars.color.sunken })

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const itemName = style({ fontWeight: vars.font.semibold })

export const answers = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  fontSize: vars.text.sm,
})
export const answerName = style({ color: vars.color.inkMuted })
export const answer = style({ margin: 0 })

export const comments = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const commentText = style({ whiteSpace: 'pre-line' })

export const parcel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
})
