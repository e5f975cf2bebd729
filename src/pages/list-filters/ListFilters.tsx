import { ListEnd } from '#src/features/catalogue/list/ListEnd.tsx'
import { ListTop } from '#src/features/catalogue/list/ListTop.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'

/** The filters beside and above a list. The list itself does not wait for their code. */
export const ListFilters = createNeededPart(async () => (await import('./FiltersOfList.tsx')).FiltersOfList)

if (import.meta.env.SSR) await ListFilters.load()

/** Loads the code around a list. */
export const loadLateParts = () => Promise.all([ListFilters, ListTop, ListEnd].map(({ load }) => load()))
