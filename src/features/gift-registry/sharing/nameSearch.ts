import { searchText } from '#src/lib/url/urlSearch.ts'

/** A search for a registry by name, as in the address. */
export type NameSearch = {
  readonly firstname: string
  readonly lastname: string
  /** The uid of an event type; empty for any. */
  readonly type: string
}

/** Magento refuses shorter names. */
export const MIN_NAME_LENGTH = 2

/** Parses the address; null without a name. */
export function parseNameSearch(raw: Readonly<Record<string, unknown>>): NameSearch | null {
  const textOf = (param: keyof NameSearch) => searchText(raw[param])?.trim() ?? ''
  const search = { firstname: textOf('firstname'), lastname: textOf('lastname'), type: textOf('type') }
  const isNamed = search.firstname.length >= MIN_NAME_LENGTH && search.lastname.length >= MIN_NAME_LENGTH
  return isNamed ? search : null
}

/** The search as parameters for the router. */
export const nameSearchParams = ({ type, ...names }: NameSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(type === '' ? names : { ...names, type }).map(([param, text]) => [param, text]))
