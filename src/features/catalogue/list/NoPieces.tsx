import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** Few lists are empty, so this code loads on demand. */
export const NoPieces = createNeededPart(async () => (await import('./WithoutPieces.tsx')).WithoutPieces)

if (import.meta.env.SSR) await NoPieces.load()
