import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** The text of a page of the CMS as the merchant laid it out, with the products in it. */
export const CmsContent = createNeededPart(async () => (await import('./LaidOutContent.tsx')).LaidOutContent)

if (import.meta.env.SSR) await CmsContent.load()
