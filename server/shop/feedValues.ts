import type { FeedColumn } from '#src/shop/feedColumns.ts'
import { isGtin } from '#src/shop/gtin.ts'

type Form = {
  readonly accepts: (value: string) => boolean
  /** The accepted values, for error messages. */
  readonly named: string
}

const oneOf = (...values: readonly string[]): Form => ({
  accepts: (value) => values.includes(value),
  named: `one of ${values.join(', ')}`,
})

const shorterThan = (most: number): Form => ({
  accepts: (value) => value !== '' && value.length <= most,
  named: `a text of at most ${most} characters`,
})

const MEASURES = 'oz|lb|mg|g|kg|floz|pt|qt|gal|ml|cl|l|cbm|in|ft|yd|cm|m|sqft|sqm|ct'

/** The values that Google's product data specification accepts in the columns that a merchant fills. */
export const FEED_VALUES: Readonly<Record<FeedColumn, Form>> = {
  brand: shorterThan(70),
  gtin: {
    accepts: isGtin,
    named: 'a GTIN of 8, 12, 13 or 14 digits with a right check digit',
  },
  mpn: shorterThan(70),
  identifier_exists: oneOf('yes', 'no'),
  condition: oneOf('new', 'refurbished', 'used'),
  google_product_category: shorterThan(750),
  color: shorterThan(100),
  size: shorterThan(100),
  material: shorterThan(200),
  pattern: shorterThan(100),
  gender: oneOf('male', 'female', 'unisex'),
  age_group: oneOf('newborn', 'infant', 'toddler', 'kids', 'adult'),
  unit_pricing_measure: {
    accepts: (value) => new RegExp(`^\\d{1,6}(?:\\.\\d{1,4})? ?(?:${MEASURES})$`).test(value),
    named: 'a number with a unit, e.g. 1.5 kg',
  },
  unit_pricing_base_measure: {
    accepts: (value) => new RegExp(`^\\d{1,4} ?(?:${MEASURES})$`).test(value),
    named: 'a whole number with a unit, e.g. 100 g',
  },
  energy_efficiency_class: oneOf('A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'),
  custom_label_0: shorterThan(100),
  custom_label_1: shorterThan(100),
  custom_label_2: shorterThan(100),
  custom_label_3: shorterThan(100),
  custom_label_4: shorterThan(100),
}
