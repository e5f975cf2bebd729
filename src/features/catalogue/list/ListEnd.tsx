import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** The part below a list. Its links work before hydration. */
export const ListEnd = createNeededPart(async () => (await import('./listParts.ts')).listParts.ListPages)

if (import.meta.env.SSR) await ListEnd.load()
