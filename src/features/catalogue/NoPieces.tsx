import { createLatePart } from '#src/ui/latePart.ts'

/** Few lists show nothing: those that do not are spared its code. */
export const NoPieces = createLatePart(async () => (await import('./WithoutPieces.tsx')).WithoutPieces)

if (import.meta.env.SSR) await NoPieces.load()
