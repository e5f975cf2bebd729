import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/**
 * Sanitised HTML from the backend as running text; links within the shop are routed. The parser and the sanitiser load
 * later, because no first paint needs them.
 */
export const CmsHtml = createNeededPart(async () => (await import('./CmsText.tsx')).CmsText)

if (import.meta.env.SSR) await CmsHtml.load()
