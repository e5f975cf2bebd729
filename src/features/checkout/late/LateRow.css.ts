import { style } from '@vanilla-extract/css'
import { group } from '#src/ui/fields/choice.css.ts'

export const content = style([group])

/** Shown in place of the content if there is none. */
export const none = style({ selectors: { [`${content}:not(:empty) + &`]: { display: 'none' } } })
