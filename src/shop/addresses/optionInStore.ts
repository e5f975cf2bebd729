import { withSlugs } from '#src/lib/url/optionSlugs.ts'

/** The values of one option of a product in a store view. */
type OptionValues = readonly { readonly uid: string; readonly label: string }[]

/**
 * The value of an address in the words of another store view; null if that has none. Addresses name options by their
 * labels, which each language has its own of; the uids are those of all store views.
 */
export function optionInStore(slug: string, here: OptionValues, there: OptionValues): string | null {
  const uid = withSlugs(here).find((value) => value.slug === slug)?.uid
  return withSlugs(there).find((value) => value.uid === uid)?.slug ?? null
}
