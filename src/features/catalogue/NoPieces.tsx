import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** Few lists show nothing: those that do not are spared its code. */
export const NoPieces = createNeededPart(async () => (await import('./WithoutPieces.tsx')).WithoutPieces)

if (import.meta.env.SSR) await NoPieces.load()
