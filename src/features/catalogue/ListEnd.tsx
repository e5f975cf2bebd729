import { createLatePart } from '#src/ui/latePart.ts'

/** What stands below a list. Its links lead before their code is here. */
export const ListEnd = createLatePart(async () => (await import('./ListPages.tsx')).ListPages)

if (import.meta.env.SSR) await ListEnd.load()
