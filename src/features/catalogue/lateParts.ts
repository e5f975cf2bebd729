import { createLatePart } from '#src/ui/latePart.ts'

/** What can be done with a product on its card. A list is looked at before: its code comes after the list. */
export const LateCardActions = createLatePart(async () => (await import('./CardActions.tsx')).CardActions)

if (import.meta.env.SSR) await LateCardActions.load()
