import * as v from 'valibot'
import { FEATURES } from '#src/shop/defineShop.ts'
import type { DeliveryCalendar, Feature, LegalFacts, ShopDefinition } from '#src/shop/defineShop.ts'
import { isLanguageTag } from './isLanguageTag.ts'
import { linesOf, matching } from './settings.ts'

const text = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text that is not empty'))

const LOCALE = 'the name of a catalogue in locales, e.g. en or pt-BR'
const LOCALE_FORM = /^[a-z]{2,3}(-[A-Za-z\d]+)*$/
const STORE_CODE = 'the code of a Magento store view: a letter, then letters, digits and underscores'
const DOMAIN = 'a host name in small letters without scheme and port, e.g. shop.example'
const BASE_PATH = '/ or a path of small letters, digits and hyphens, e.g. /en'
const ATTRIBUTE = 'the code of a Magento attribute, or null'

const intlLocale = v.pipe(
  v.string('a BCP 47 language tag, e.g. en-GB'),
  v.check((tag) => isLanguageTag(tag), 'a BCP 47 language tag, e.g. en-GB'),
)

const attribute = v.nullable(matching(/^[a-z][a-z\d_]*$/, ATTRIBUTE))

const attributes = v.strictObject({
  lowestPrice: attribute,
  unitPrice: attribute,
  care: attribute,
  safety: attribute,
  manufacturer: attribute,
  sizeGuide: attribute,
})

const DAYS = 'a whole number of days from 0 to 99'
const days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(99, DAYS))

const PIXELS = 'a number of px above 0'
const pixels = v.pipe(v.number(PIXELS), v.minValue(1, PIXELS))
const HOUR = 'a whole hour from 0 to 24'
const WEEKDAYS = 'weekdays from 1 (Monday) to 7 (Sunday), not all of them'
const TIME_ZONE = 'an IANA time zone, e.g. Europe/Rome'
const TRACKING_URL = 'an https:// address that contains {number}'

const country = matching(/^[A-Z]{2}$/, 'an ISO 3166-1 code, e.g. IT')

const calendar = v.strictObject({
  timeZone: v.pipe(v.string(TIME_ZONE), v.check(isTimeZone, TIME_ZONE)),
  cutOffHour: v.pipe(v.number(HOUR), v.integer(HOUR), v.minValue(0, HOUR), v.maxValue(24, HOUR)),
  country,
  closedWeekdays: v.pipe(
    v.array(v.picklist([1, 2, 3, 4, 5, 6, 7], WEEKDAYS), WEEKDAYS),
    v.check((days) => new Set(days).size < 7, WEEKDAYS),
  ),
  closedDays: v.array(v.pipe(v.string('days such as 2026-12-24'), v.isoDate('days such as 2026-12-24'))),
}) satisfies v.GenericSchema<unknown, DeliveryCalendar>

const SWITCH = 'true or false'

const SYNONYMS = 'a group of at least two words with one meaning'

const CONTAINER = 'a container id, e.g. GTM-ABC1234, or null'

const currency = matching(/^[A-Z]{3}$/, 'an ISO 4217 code, e.g. EUR')

const WITHDRAWAL_DAYS = 'a whole number of days from 2 to 99'
const LINES = 'a list of at least one line'
const lines = v.pipe(v.array(text, LINES), v.minLength(1, LINES))
const EMAIL = 'an e-mail address'

const MONTHS = 'a whole number of months from 1 to 999'

/** The facts that a store can have of its own. */
const legalEntries = {
  withdrawal: v.nullable(
    v.strictObject({
      days: v.pipe(
        v.number(WITHDRAWAL_DAYS),
        v.integer(WITHDRAWAL_DAYS),
        v.minValue(2, WITHDRAWAL_DAYS),
        v.maxValue(99, WITHDRAWAL_DAYS),
      ),
      address: v.exactOptional(lines),
    }),
  ),
  guarantee: v.nullable(
    v.strictObject({
      legalMonths: v.pipe(v.number(MONTHS), v.integer(MONTHS), v.minValue(1, MONTHS), v.maxValue(999, MONTHS)),
      commercial: v.exactOptional(
        v.record(
          matching(LOCALE_FORM, LOCALE),
          v.strictObject({ text, url: v.exactOptional(matching(/^https:\/\/\S+$/, 'an https:// address')) }),
        ),
      ),
    }),
  ),
  reviews: v.strictObject({
    authors: v.picklist(['anyone', 'buyers'], 'anyone or buyers'),
    areModerated: v.boolean('true or false'),
  }),
}

const legal = v.strictObject({
  imprint: v.strictObject({
    company: text,
    address: lines,
    register: v.exactOptional(text),
    vatId: v.exactOptional(matching(/^[A-Z]{2}[A-Z\d]{2,13}$/, 'a VAT number with its country, e.g. IT99914720489')),
    email: v.pipe(v.string(EMAIL), v.email(EMAIL)),
    phone: v.exactOptional(matching(/^\+[\d ()-]{5,}$/, 'a telephone number with +, e.g. +39 0571 000 000')),
  }),
  ...legalEntries,
}) satisfies v.GenericSchema<unknown, LegalFacts>

const TAX_DISPLAY = 'backend, including, excluding or both'

const store = v.strictObject({
  domain: v.exactOptional(
    matching(/^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?)(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/, DOMAIN),
  ),
  locale: matching(LOCALE_FORM, LOCALE),
  magentoStoreCode: matching(/^[A-Za-z]\w*$/, STORE_CODE),
  basePath: matching(/^\/[a-z\d-]*$/, BASE_PATH),
  intlLocale,
  deliveryCalendar: v.exactOptional(calendar),
  country: v.exactOptional(country),
  currency: v.exactOptional(currency),
  attributes: v.exactOptional(v.partial(attributes)),
  taxDisplay: v.exactOptional(v.picklist(['backend', 'including', 'excluding', 'both'], TAX_DISPLAY)),
  legal: v.exactOptional(v.partial(v.strictObject(legalEntries))),
  currencies: v.exactOptional(v.array(currency, 'a list of ISO 4217 codes, e.g. EUR')),
  label: text,
})

const STORES = 'a list of at least one store'

const shop = v.strictObject({
  isDemo: v.exactOptional(v.boolean(SWITCH)),
  brand: v.strictObject({
    name: text,
    logo: v.exactOptional(v.strictObject({ width: pixels, height: pixels, hasDark: v.boolean('true or false') })),
  }),
  stores: v.pipe(
    v.array(store, STORES),
    v.minLength(1, STORES),
    v.check(
      ([first]) => first?.basePath === '/' && first.domain === undefined,
      'a list whose first store has the basePath / and no domain',
    ),
    v.check(
      (stores) => areDifferent(stores.map(({ domain = '', basePath }) => domain + basePath)),
      'a list in which no two stores of a domain have the same basePath',
    ),
    v.check(
      (stores) => stores.every(({ domain }) => stores.some((it) => it.domain === domain && it.basePath === '/')),
      'a list with a store of the basePath / for each domain',
    ),
    v.check(
      (stores) => areDifferent(stores.map(({ magentoStoreCode }) => magentoStoreCode)),
      'a list of stores with different values of magentoStoreCode',
    ),
  ),
  country,
  currency,
  attributes,
  legal: v.exactOptional(legal),
  deliveryDays: v.record(
    matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'),
    v.pipe(
      v.strictObject({ fewest: days, most: days }),
      v.check(({ fewest, most }) => fewest <= most, 'fewest and most days, the fewest first'),
    ),
  ),
  deliveryCalendar: calendar,
  features: v.exactOptional(
    v.strictObject(
      Object.fromEntries(FEATURES.map((feature) => [feature, v.exactOptional(v.boolean(SWITCH))])) as Record<
        Feature,
        v.ExactOptionalSchema<v.BooleanSchema<string>, undefined>
      >,
    ),
  ),
  trackingUrls: v.exactOptional(
    v.record(
      matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'),
      matching(/^https:\/\/\S*\{number\}\S*$/, TRACKING_URL),
    ),
  ),
  search: v.exactOptional(
    v.strictObject({
      synonyms: v.record(
        matching(LOCALE_FORM, LOCALE),
        v.array(v.pipe(v.array(text, SYNONYMS), v.minLength(2, SYNONYMS)), 'a list of groups of words'),
      ),
    }),
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

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
