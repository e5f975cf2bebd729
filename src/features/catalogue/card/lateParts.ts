import { createElement } from 'react'
import { createLatePart } from '#src/ui/latePart.ts'
import { swatchRoom } from './ProductCard.css.ts'

/** The actions on a card load after the list, because shoppers look at a list first. */
export const LateCardActions = createLatePart(async () => (await import('./cardParts.ts')).cardParts.CardActions)

export const LateCardSwatches = createLatePart(
  async () => (await import('./cardParts.ts')).cardParts.CardSwatches,
  createElement('div', { className: swatchRoom }),
)

/** Its line is as high before its words have arrived. */
export const LateCardTaxNote = createLatePart(
  async () => (await import('./cardParts.ts')).cardParts.CardTaxNote,
  '\u00a0',
)

if (import.meta.env.SSR) {
  await Promise.all([LateCardActions.load(), LateCardSwatches.load(), LateCardTaxNote.load()])
}
