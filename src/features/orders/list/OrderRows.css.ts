import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const short = style({})
globalStyle(`${short} > li:not(:first-child)`, { '@media': { [below.md]: { display: 'none' } } })

/** Pictures, words, state and button below each other; from tablets on the state and the button are at the end. */
export const order = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"pictures end" "words end" "words again" "outcome outcome"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.s5,
    },
  },
})

export const pictures = style({
  display: 'flex',
  gap: vars.space.s2,
  '@media': { [from.sm]: { gridArea: 'pictures' } },
})

export const picture = style({ width: 'min(4rem, 22%)' })

export const words = style({
  display: 'grid',
  gap: vars.space.s1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { gridArea: 'words' } },
})

export const names = style({ fontWeight: vars.font.medium })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  fontSize: vars.text.sm,
})

/** A touch target of full height; the whole row leads to the order, its other controls excepted. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const date = style({ color: vars.color.inkMuted })

export const parcels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  justifyItems: 'start',
})
globalStyle(`${parcels} a`, { position: 'relative' })

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [from.sm]: { gridArea: 'end', justifySelf: 'end' } },
})

export const again = style({
  position: 'relative',
  '@media': { [from.sm]: { gridArea: 'again', justifySelf: 'end' }, [onPaper]: { display: 'none' } },
})

export const outcome = style({ position: 'relative', '@media': { [from.sm]: { gridArea: 'outcome' } } })
