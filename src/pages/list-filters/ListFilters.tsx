import { ListEnd } from '#src/features/catalogue/list/ListEnd.tsx'
import { ListTop } from '#src/features/catalogue/list/ListTop.tsx'
import { NoPieces } from '#src/features/catalogue/list/NoPieces.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { atOnce } from '#src/lib/scheduling/onePerTask.ts'

/** The filters beside and above a list. The list itself does not wait for their code. */
export const ListFilters = createNeededPart(async () => (await import('./FiltersOfList.tsx')).FiltersOfList)

if (import.meta.env.SSR) await ListFilters.load()

/** Loads the code around a list. Replacements for missing parts are loaded too, but not awaited. */
export const loadLateParts = (begin = atOnce) => {
  begin(NoPieces.load).catch((error: unknown) => reportError(error))
  return Promise.all([ListFilters, ListTop, ListEnd].map(({ load }) => begin(load)))
}
