import { searchText, searchValue } from '#src/lib/urlSearch.ts'
import type { SearchValue } from '#src/lib/urlSearch.ts'

/** Whose gift registry is searched for, as the address has it. */
export type NameSearch = {
  readonly firstname: string
  readonly lastname: string
  /** The uid of a kind of event; empty: any. */
  readonly type: string
}

/** Magento refuses to search for less. */
export const MIN_NAME_LENGTH = 2

/** Reads what an address says; null where it names nobody. */
export function parseNameSearch(raw: Readonly<Record<string, unknown>>): NameSearch | null {
  const textOf = (param: keyof NameSearch) => searchText(raw[param])?.trim() ?? ''
  const search = { firstname: textOf('firstname'), lastname: textOf('lastname'), type: textOf('type') }
  const isNamed = search.firstname.length >= MIN_NAME_LENGTH && search.lastname.length >= MIN_NAME_LENGTH
  return isNamed ? search : null
}

/** The search as the router must get it. */
export const nameSearchParams = ({ type, ...names }: NameSearch): Readonly<Record<string, SearchValue>> =>
  Object.fromEntries(
    Object.entries(type === '' ? names : { ...names, type }).map(([param, text]) => [param, searchValue(text)]),
  )
