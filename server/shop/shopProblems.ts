import * as v from 'valibot'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { linesOf, matching } from './settings.ts'

const text = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text that is not empty'))

const LOCALE = 'the name of a catalogue in locales, e.g. en or pt-BR'
const STORE_CODE = 'the code of a Magento store view: a letter, then letters, digits and underscores'
const BASE_PATH = '/ or a path of small letters, digits and hyphens, e.g. /en'
const ATTRIBUTE = 'the code of a Magento attribute, or null'

const intlLocale = v.pipe(
  v.string('a BCP 47 language tag, e.g. en-GB'),
  v.check((tag) => isLanguageTag(tag), 'a BCP 47 language tag, e.g. en-GB'),
)

const attribute = v.nullable(matching(/^[a-z][a-z\d_]*$/, ATTRIBUTE))

const DAYS = 'a whole number of days from 0 to 99'
const days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(99, DAYS))

const CONTAINER = 'a container id, e.g. GTM-ABC1234, or null'

const store = v.strictObject({
  locale: matching(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, LOCALE),
  magentoStoreCode: matching(/^[A-Za-z]\w*$/, STORE_CODE),
  basePath: matching(/^\/[a-z\d-]*$/, BASE_PATH),
  intlLocale,
  label: text,
})

const STORES = 'a list of at least one store'

const shop = v.strictObject({
  brand: v.strictObject({ name: text }),
  stores: v.pipe(
    v.array(store, STORES),
    v.minLength(1, STORES),
    v.check((stores) => stores[0]?.basePath === '/', 'a list whose first store has the basePath /'),
    v.check(
      (stores) => areDifferent(stores.map(({ basePath }) => basePath)),
      'a list of stores with different values of basePath',
    ),
    v.check(
      (stores) => areDifferent(stores.map(({ magentoStoreCode }) => magentoStoreCode)),
      'a list of stores with different values of magentoStoreCode',
    ),
  ),
  country: matching(/^[A-Z]{2}$/, 'an ISO 3166-1 code, e.g. IT'),
  currency: matching(/^[A-Z]{3}$/, 'an ISO 4217 code, e.g. EUR'),
  attributes: v.strictObject({
    lowestPrice: attribute,
    unitPrice: attribute,
    care: attribute,
    safety: attribute,
    manufacturer: attribute,
    sizeGuide: attribute,
  }),
  deliveryDays: v.record(
    matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'),
    v.pipe(
      v.strictObject({ fewest: days, most: days }),
      v.check(({ fewest, most }) => fewest <= most, 'fewest and most days, the fewest first'),
    ),
  ),
  vendors: v.strictObject({
    tagManagerId: v.nullable(matching(/^[A-Z]{1,4}-[A-Z\d]{4,12}$/, CONTAINER)),
  }),
}) satisfies v.GenericSchema<unknown, Omit<ShopDefinition, 'stores'>>

/** One line for each wrong key of a shop's configuration: its path and the accepted form; empty if all are right. */
export function shopProblems(definition: unknown): readonly string[] {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) {
    return ['the default export: must be the result of defineShop']
  }
  const parsed = v.safeParse(shop, definition)
  if (parsed.success) return []
  return linesOf(parsed.issues)
}

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
