import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/**
 * HTML from the backend as running text: sanitised; links to the shop's own pages are routed in the app. No page needs
 * the parser and the sanitiser for its first paint.
 */
export const CmsHtml = createNeededPart(async () => (await import('./CmsText.tsx')).CmsText)

if (import.meta.env.SSR) await CmsHtml.load()
