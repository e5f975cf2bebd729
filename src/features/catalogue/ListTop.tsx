import { createLatePart } from '#src/ui/latePart.ts'

/** What stands above a list. It works as links and a form before its code is here. */
export const ListTop = createLatePart(async () => (await import('./ListTools.tsx')).ListTools)

if (import.meta.env.SSR) await ListTop.load()
