import Holidays from 'date-holidays'
import * as v from 'valibot'
import { isVatNumber } from '#src/shop/countries/vatNumber.ts'
import { FEATURES, PURPOSES, VENDORS } from '#src/shop/defineShop.ts'
import type {
  DeliveryCalendar,
  Disputes,
  Feature,
  LegalFacts,
  NoticePicture,
  ReturnPostage,
  ShippingRate,
  ShopDefinition,
} from '#src/shop/defineShop.ts'
import { FEED_COLUMNS, type FeedColumn } from '#src/shop/feedColumns.ts'
import { pageParamsIn } from '#src/shop/addresses/pageParams.ts'
import { FEED_VALUES } from './feedValues.ts'
import { isLanguageTag } from './isLanguageTag.ts'
import { checked, matching } from './settings.ts'

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

const FEED_VALUE = '{ attribute: the code of a Magento attribute } or { text: the same value for all products }'

const feedValue = (column: FeedColumn) =>
  v.union(
    [
      v.strictObject({ attribute: matching(/^[a-z][a-z\d_]*$/, ATTRIBUTE) }),
      v.strictObject({ text: v.pipe(v.string(), v.check(FEED_VALUES[column].accepts, FEED_VALUES[column].named)) }),
    ],
    FEED_VALUE,
  )

const attributes = v.strictObject({
  lowestPrice: attribute,
  unitPrice: attribute,
  care: attribute,
  safety: attribute,
  manufacturer: attribute,
  responsiblePerson: v.exactOptional(attribute),
  safetyDocuments: v.exactOptional(attribute),
  durability: v.exactOptional(attribute),
  sizeGuide: attribute,
})

const DAYS = 'a whole number of days from 0 to 99'
const days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(99, DAYS))

/** The header is no higher, and a logo must leave place for its buttons on a telephone. */
const LOGO_WIDTH = 'a number of px from 1 to 400'
const LOGO_HEIGHT = 'a number of px from 1 to 56'
const HOUR = 'a whole hour from 0 to 24'
const WEEKDAYS = 'weekdays from 1 (Monday) to 7 (Sunday), not all of them'
const TIME_ZONE = 'an IANA time zone, e.g. Europe/Rome'
const TRACKING_URL = 'an https:// address that contains {number}'

const COUNTRY = 'an ISO 3166-1 code, e.g. IT'
const country = v.pipe(v.string(COUNTRY), v.check(isCountry, COUNTRY))

const HOLIDAYS = 'the ISO 3166-1 code of a country whose public holidays are known, e.g. IT'
const countryOfHolidays = v.pipe(
  v.string(HOLIDAYS),
  v.check((code) => code in new Holidays().getCountries(), HOLIDAYS),
)

const DAY = 'days such as 2026-12-24'

const calendar = v.strictObject({
  timeZone: v.pipe(v.string(TIME_ZONE), v.check(isTimeZone, TIME_ZONE)),
  cutOffHour: v.pipe(v.number(HOUR), v.integer(HOUR), v.minValue(0, HOUR), v.maxValue(24, HOUR)),
  country: countryOfHolidays,
  closedWeekdays: v.pipe(
    v.array(v.picklist([1, 2, 3, 4, 5, 6, 7], WEEKDAYS), WEEKDAYS),
    v.check((days) => new Set(days).size < 7, WEEKDAYS),
  ),
  closedDays: v.array(v.pipe(v.string(DAY), v.check(isDay, DAY)), `a list of ${DAY}`),
}) satisfies v.GenericSchema<unknown, DeliveryCalendar>

const SWITCH = 'true or false'

const SYNONYMS = 'a group of at least two words with one meaning'

const SECURITY_CONTACT = 'mailto: with an e-mail address, or an https:// address'
const SECURITY_CONTACT_FORM = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/
const SECURITY_CONTACTS = `a list with at least one ${SECURITY_CONTACT}`

const CARDS = 'a list with names of cards, e.g. Visa'
const PAYMENT = 'the code of a Magento payment method, e.g. banktransfer'
const PAYMENT_FORM = /^[a-z][a-z\d_]*$/

const PURPOSE = `one of ${PURPOSES.join(', ')}`

const CONTAINER = 'a container id, e.g. GTM-ABC1234, or null'

const CAMPAIGN_PARAM = 'the name of a parameter, or the beginning of names with *, e.g. partner_*'

const campaignParam = v.pipe(
  matching(/^[A-Za-z_][\w.-]+\*?$/, CAMPAIGN_PARAM),
  v.check(
    (name) => pageParamsIn(name).length === 0,
    ({ input }) => `another name: ${pageParamsIn(input).join(', ')} is a parameter of the shop's own pages`,
  ),
)

const VENDOR = `one of ${VENDORS.join(', ')}`

const CURRENCY = 'an ISO 4217 code, e.g. EUR'
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const currency = v.pipe(
  v.string(CURRENCY),
  v.check((code) => CURRENCIES.has(code), CURRENCY),
)

const WITHDRAWAL_DAYS = 'a whole number of days from 2 to 99'
const SERVICE = 'a SKU, or the beginning of SKUs with *, e.g. COURSE-*'
const LINES = 'a list of at least one line'
const lines = v.pipe(v.array(text, LINES), v.minLength(1, LINES))
const EMAIL = 'an e-mail address'

/** The payers of returned goods' postage. */
const POSTAGE = ['buyer', 'merchant'] as const satisfies readonly ReturnPostage[]
const httpsAddress = matching(/^https:\/\/\S+$/, 'an https:// address')
const phone = matching(/^\+[\d ()-]{5,}$/, 'a telephone number with +, e.g. +39 0571 000 000')

const MONTHS = 'a whole number of months from 1 to 999'

const guaranteeText = { text, url: v.exactOptional(httpsAddress) }

const PX = 'a whole number of px from 1 to 2000'
const px = v.pipe(v.number(PX), v.integer(PX), v.minValue(1, PX), v.maxValue(2_000, PX))

const noticePicture = v.strictObject({
  file: matching(/^[a-z\d][a-z\d-]*\.(?:svg|png|webp)$/, 'a name of small letters, e.g. guarantee-it.svg'),
  alt: text,
  width: px,
  height: px,
}) satisfies v.GenericSchema<unknown, NoticePicture>

const BODY_URL = 'an https:// address of the body itself: the platform of the European Union was closed in 2025'

const disputes = v.pipe(
  v.strictObject({
    participates: v.boolean('true or false'),
    body: v.exactOptional(
      v.strictObject({
        name: text,
        address: v.exactOptional(lines),
        // Regulation (EU) 2024/3228 has closed the platform for online dispute resolution.
        url: matching(/^https:\/\/(?!(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr)\S+$/i, BODY_URL),
      }),
    ),
  }),
  v.check(
    ({ participates, body }) => !participates || body !== undefined,
    'a statement with a body, because the merchant participates',
  ),
) satisfies v.GenericSchema<unknown, Disputes>

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
      services: v.exactOptional(v.array(matching(/^[^\s*][^*]*\*?$/, SERVICE), `a list with each ${SERVICE}`)),
    }),
  ),
  returnPostage: v.exactOptional(v.picklist(POSTAGE, `one of ${POSTAGE.join(', ')}`)),
  guarantee: v.nullable(
    v.strictObject({
      legalMonths: v.pipe(v.number(MONTHS), v.integer(MONTHS), v.minValue(1, MONTHS), v.maxValue(999, MONTHS)),
      notice: v.exactOptional(
        v.record(
          matching(LOCALE_FORM, LOCALE),
          v.strictObject({ ...guaranteeText, picture: v.exactOptional(noticePicture) }),
        ),
      ),
      commercial: v.exactOptional(v.record(matching(LOCALE_FORM, LOCALE), v.strictObject(guaranteeText))),
    }),
  ),
  disputes: v.exactOptional(v.nullable(disputes)),
  accessibility: v.exactOptional(
    v.strictObject({
      contact: v.exactOptional(
        v.strictObject({ email: v.pipe(v.string(EMAIL), v.email(EMAIL)), phone: v.exactOptional(phone) }),
      ),
      enforcement: v.exactOptional(v.strictObject({ name: text, url: httpsAddress })),
      knownFailures: v.exactOptional(v.record(matching(LOCALE_FORM, LOCALE), lines)),
    }),
  ),
  reviews: v.strictObject({
    authors: v.picklist(['anyone', 'buyers'], 'anyone or buyers'),
    areModerated: v.boolean('true or false'),
  }),
}

const VAT_NUMBER = 'a VAT number with its country, e.g. IT99914720489'

const legal = v.strictObject({
  imprint: v.strictObject({
    company: text,
    address: lines,
    register: v.exactOptional(text),
    vatId: v.exactOptional(v.pipe(matching(/^[A-Z]{2}[A-Z\d]{2,13}$/, VAT_NUMBER), v.check(isVatNumber, VAT_NUMBER))),
    email: v.pipe(v.string(EMAIL), v.email(EMAIL)),
    phone: v.exactOptional(phone),
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
  paymentNames: v.exactOptional(v.record(matching(PAYMENT_FORM, PAYMENT), text)),
  label: text,
})

const STORES = 'a list of at least one store'

const workingDays = v.pipe(
  v.strictObject({ fewest: days, most: days }),
  v.check(({ fewest, most }) => fewest <= most, 'fewest and most days, the fewest first'),
)

const AMOUNT = 'a number of units of the currency, 0 or more'
const amount = v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT))

const shippingRate = v.strictObject({
  carrier: matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'),
  countries: v.tupleWithRest([country], country, 'a list of at least one ISO 3166-1 code'),
  currency,
  amount,
  freeFrom: v.exactOptional(amount),
  handlingDays: workingDays,
}) satisfies v.GenericSchema<unknown, ShippingRate>

/** Every setting of `shop.config.ts` with its accepted form. */
export const SHOP_SETTINGS = v.strictObject({
  isDemo: v.exactOptional(v.boolean(SWITCH)),
  brand: v.strictObject({
    name: text,
    logo: v.exactOptional(
      v.strictObject({
        width: v.pipe(v.number(LOGO_WIDTH), v.minValue(1, LOGO_WIDTH), v.maxValue(400, LOGO_WIDTH)),
        height: v.pipe(v.number(LOGO_HEIGHT), v.minValue(1, LOGO_HEIGHT), v.maxValue(56, LOGO_HEIGHT)),
        hasDark: v.boolean('true or false'),
      }),
    ),
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
      ({ input }) =>
        `a list in which no two stores of a domain have the same basePath: ${repeated(input.map(({ domain = '', basePath }) => domain + basePath))} is there twice`,
    ),
    v.check(
      (stores) => stores.every(({ domain }) => stores.some((it) => it.domain === domain && it.basePath === '/')),
      ({ input }) =>
        `a list with a store of the basePath / for each domain: ${input.find(({ domain }) => !input.some((it) => it.domain === domain && it.basePath === '/'))?.domain} has none`,
    ),
    v.check(
      (stores) => areDifferent(stores.map(({ magentoStoreCode }) => magentoStoreCode)),
      ({ input }) =>
        `a list of stores with different values of magentoStoreCode: ${repeated(input.map(({ magentoStoreCode }) => magentoStoreCode))} is there twice`,
    ),
  ),
  country,
  currency,
  attributes,
  legal: v.exactOptional(legal),
  securityContacts: v.exactOptional(
    v.pipe(
      v.array(matching(SECURITY_CONTACT_FORM, SECURITY_CONTACT), SECURITY_CONTACTS),
      v.minLength(1, SECURITY_CONTACTS),
    ),
  ),
  deliveryDays: v.record(matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'), workingDays),
  shippingRates: v.exactOptional(v.array(shippingRate, 'a list of rates')),
  deliveryCountries: v.exactOptional(
    v.pipe(v.array(country, 'a list of countries'), v.minLength(1, 'a list of countries')),
  ),
  carrierNames: v.exactOptional(
    v.record(
      matching(/^[a-z][a-z\d_]*$/, 'the code of a Magento carrier'),
      v.array(matching(/\S/, 'a list of names'), 'a list of names'),
    ),
  ),
  deliveryCalendar: calendar,
  payments: v.exactOptional(v.array(matching(PAYMENT_FORM, PAYMENT), `a list with each ${PAYMENT}`)),
  cards: v.exactOptional(v.array(matching(/\S/, CARDS), CARDS)),
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
  campaignParams: v.exactOptional(v.array(campaignParam, `a list with each ${CAMPAIGN_PARAM}`)),
  productFeed: v.exactOptional(
    v.strictObject({
      columns: v.strictObject(
        Object.fromEntries(FEED_COLUMNS.map((column) => [column, v.exactOptional(feedValue(column))])) as Record<
          FeedColumn,
          v.ExactOptionalSchema<ReturnType<typeof feedValue>, undefined>
        >,
      ),
    }),
  ),
  search: v.exactOptional(
    v.strictObject({
      synonyms: v.record(
        matching(LOCALE_FORM, LOCALE),
        v.array(v.pipe(v.array(text, SYNONYMS), v.minLength(2, SYNONYMS)), 'a list of groups of words'),
      ),
    }),
  ),
  captcha: v.exactOptional(v.strictObject({ consent: v.exactOptional(v.picklist(PURPOSES, PURPOSE)) })),
  vendors: v.strictObject({
    tagManagerId: v.nullable(matching(/^[A-Z]{1,4}-[A-Z\d]{4,12}$/, CONTAINER)),
    onPersonalPages: v.exactOptional(v.array(v.picklist(VENDORS, VENDOR), `a list with each ${VENDOR}`)),
  }),
}) satisfies v.GenericSchema<unknown, Omit<ShopDefinition, 'stores'>>

/** One line for each wrong key of a shop's configuration: its path and the accepted form; empty if all are right. */
export function shopProblems(definition: unknown): readonly string[] {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) {
    return ['the default export: must be the result of defineShop']
  }
  const { output, problems } = checked(SHOP_SETTINGS, definition)
  return problems ?? shippingProblems(output)
}

/** The days of a rate are part of those of its carrier. */
const shippingProblems = ({ shippingRates = [], deliveryDays }: v.InferOutput<typeof SHOP_SETTINGS>) =>
  shippingRates.flatMap(({ carrier, handlingDays }, at) => {
    const whole = deliveryDays[carrier]
    if (!whole) return [`shippingRates.${at}.carrier: must be a carrier with deliveryDays, not "${carrier}"`]
    const isPart = handlingDays.fewest <= whole.fewest && handlingDays.most <= whole.most
    return isPart ? [] : [`shippingRates.${at}.handlingDays: must be part of the deliveryDays of ${carrier}`]
  })

const repeated = (values: readonly string[]): string => values.find((value, at) => values.indexOf(value) < at) ?? ''

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Known, and not replaced by another code, e.g. `UK` by `GB`. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined && isLanguageTag(`und-${code}`)
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10
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
