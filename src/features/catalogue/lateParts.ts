import { createElement } from 'react'
import { createLatePart } from '#src/ui/latePart.ts'
import { swatchRoom } from './ProductCard.css.ts'

/** What can be done with a product on its card. A list is looked at before: its code comes after the list. */
export const LateCardActions = createLatePart(async () => (await import('./CardActions.tsx')).CardActions)

export const LateCardSwatches = createLatePart(
  async () => (await import('./CardSwatches.tsx')).CardSwatches,
  createElement('div', { className: swatchRoom }),
)

if (import.meta.env.SSR) await Promise.all([LateCardActions.load(), LateCardSwatches.load()])
