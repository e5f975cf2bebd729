import type { StyleRule } from '@vanilla-extract/css'
import { LIST_VIEW_ATTRIBUTE } from './documentAttributes.ts'

/**
 * Around a list whose pieces stand in rows: its address says so, or the browser remembers it, or the merchant has it so
 * and the browser remembers nothing else. Told by attributes alone, so that no list is painted in the other view first.
 */
const IN_ROWS = [
  '[data-view="list"]',
  `:root[${LIST_VIEW_ATTRIBUTE}="list"] [data-view="grid-list"]`,
  `:root:not([${LIST_VIEW_ATTRIBUTE}="grid"]) [data-view="list-grid"]`,
]

type Rule = NonNullable<StyleRule['selectors']>[string]

/** Styles of an element for lists in rows; `&` stands for the element. */
export const inRows = (rule: Rule, element = '&'): Record<string, Rule> =>
  Object.fromEntries(IN_ROWS.map((list) => [`${list} ${element}`, rule]))
