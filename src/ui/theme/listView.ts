import type { StyleRule } from '@vanilla-extract/css'
import { LIST_VIEW_ATTRIBUTE } from './documentAttributes.ts'

/**
 * Selectors for a list in rows: chosen in its address, stored in the browser, or the merchant's default. They use
 * attributes only, so that no list is first painted in the other view.
 */
const IN_ROWS = [
  '[data-view="list"]',
  `:root[${LIST_VIEW_ATTRIBUTE}="list"] [data-view="grid-list"]`,
  `:root:not([${LIST_VIEW_ATTRIBUTE}="grid"]) [data-view="list-grid"]`,
]

type Rule = NonNullable<StyleRule['selectors']>[string]

/** Styles of an element in row lists; `&` is the element. */
export const inRows = (rule: Rule, element = '&'): Record<string, Rule> =>
  Object.fromEntries(IN_ROWS.map((list) => [`${list} ${element}`, rule]))
