import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { createLatePart } from '#src/ui/latePart.ts'

/** Few shops have a home page without content: the others do not load this code. */
export const HomeDoors = createNeededPart(async () => (await import('./HomeDoors.tsx')).HomeDoors)

/** For search engines, which read the document: the browser's code for it loads last. */
export const ShopData = createLatePart(async () => (await import('./ShopJsonLd.tsx')).ShopJsonLd)

if (import.meta.env.SSR) await Promise.all([HomeDoors.load(), ShopData.load()])
