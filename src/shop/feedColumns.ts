/**
 * The columns of a product feed that a merchant can fill, by their names in Google's product data specification
 * (support.google.com/merchants/answer/7052112). All other columns follow from the catalogue.
 */
export const FEED_COLUMNS = [
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'google_product_category',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'energy_efficiency_class',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
] as const
export type FeedColumn = (typeof FEED_COLUMNS)[number]

/** The columns that the structured data of a product page has as well, under the same names in schema.org. */
export const PAGE_COLUMNS = [
  'brand',
  'gtin',
  'mpn',
  'color',
  'size',
  'material',
  'pattern',
] as const satisfies readonly FeedColumn[]

/** The source of a column: an attribute of the catalogue by its code, or one text for all products. */
export type FeedValue = { readonly attribute: string } | { readonly text: string }

export type ProductFeed = {
  /** A column that is left out, or without a value for a product, is empty: nothing is invented. */
  readonly columns: Partial<Readonly<Record<FeedColumn, FeedValue>>>
}
