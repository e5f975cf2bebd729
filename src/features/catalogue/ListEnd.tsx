import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** What stands below a list. Its links lead before their code is here. */
export const ListEnd = createNeededPart(async () => (await import('./ListPages.tsx')).ListPages)

if (import.meta.env.SSR) await ListEnd.load()
