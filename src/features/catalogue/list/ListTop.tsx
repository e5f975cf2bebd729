import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** The part above a list. Its links and its form work before hydration. */
export const ListTop = createNeededPart(async () => (await import('./listParts.ts')).listParts.ListTools)

if (import.meta.env.SSR) await ListTop.load()
