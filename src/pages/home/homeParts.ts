import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** Few shops have a home page without content: the others do not load this code. */
export const HomeDoors = createNeededPart(async () => (await import('./HomeDoors.tsx')).HomeDoors)

if (import.meta.env.SSR) await HomeDoors.load()
