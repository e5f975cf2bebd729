import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** What stands above a list. It works as links and a form before its code is here. */
export const ListTop = createNeededPart(async () => (await import('./ListTools.tsx')).ListTools)

if (import.meta.env.SSR) await ListTop.load()
