import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** The text of a CMS page with the merchant's layout and the products in it. */
export const CmsContent = createNeededPart(async () => (await import('./LaidOutContent.tsx')).LaidOutContent)

if (import.meta.env.SSR) await CmsContent.load()
