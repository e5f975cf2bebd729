import { useComparison } from '#src/features/saved/useSaved.ts'
import { createLatePart } from '#src/ui/latePart.ts'

const CompareLink = createLatePart(async () => (await import('./CompareLink.tsx')).CompareLink)

/** The floating link to the comparison, as long as there is something in it. */
export function FloatingCompareLink() {
  const compared = useComparison()?.products.length ?? 0
  return compared > 0 && <CompareLink compared={compared} />
}
