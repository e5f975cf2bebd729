import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { inRows } from '#src/ui/theme/listView.ts'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
  maxWidth: '100%',
  // On phones beside the count as long as both fit; the select then cuts its words.
  '@media': {
    [below.sm]: { flex: '1 1 11rem', justifyContent: 'flex-end' },
    // With a button to submit the order there is room for both in a line of their own only.
    [`${below.sm} and (scripting: none)`]: { flexBasis: '100%' },
  },
})

/** Shown in the grid view. */
export const toList = style([iconButtonClass.plain, { selectors: inRows({ display: 'none' }) }])

/** Shown in the list view. */
export const toGrid = style([iconButtonClass.plain, { display: 'none', selectors: inRows({ display: 'inline-grid' }) }])
