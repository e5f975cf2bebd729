import type { ShopDefinition, StoreDefinition } from './defineShop.ts'
import { PAGE_COLUMNS, type ProductFeed } from './feedColumns.ts'

/** The facts of a shop that its pages need. No other part of `shop.config.ts` is in the browser's code. */
export type PublicShop = Pick<
  ShopDefinition,
  | 'brand'
  | 'stores'
  | 'country'
  | 'currency'
  | 'attributes'
  | 'legal'
  | 'carrierNames'
  | 'shippingRates'
  | 'deliveryCountries'
  | 'deliveryCalendar'
  | 'features'
  | 'trackingUrls'
  | 'captcha'
  | 'payments'
  | 'cards'
  | 'productFeed'
  | 'campaignParams'
>

/**
 * The part of a shop's definition that the browser's code contains. `payments` and `cards` stay at the host, which writes
 * the names into its documents.
 */
export function publicShopOf(shop: ShopDefinition): PublicShop {
  const {
    brand,
    stores,
    country,
    currency,
    attributes,
    legal,
    carrierNames,
    shippingRates,
    deliveryCountries,
    deliveryCalendar,
    features,
    trackingUrls,
    captcha,
    productFeed,
    campaignParams,
  } = shop
  const [firstStore, ...otherStores] = stores
  return {
    brand,
    stores: [withoutPaymentNames(firstStore), ...otherStores.map(withoutPaymentNames)],
    country,
    currency,
    attributes,
    deliveryCalendar,
    ...(legal && { legal }),
    ...(carrierNames && { carrierNames }),
    ...(shippingRates && { shippingRates }),
    ...(deliveryCountries && { deliveryCountries }),
    ...(features && { features }),
    ...(trackingUrls && { trackingUrls }),
    ...(captcha && { captcha }),
    ...(productFeed && { productFeed: { columns: pageColumns(productFeed) } }),
    ...(campaignParams && { campaignParams }),
  }
}

/** The host writes these names into its documents. */
const withoutPaymentNames = ({ paymentNames: _names, ...store }: StoreDefinition): StoreDefinition => store

/** The columns that pages show too; the others are the host's. */
const pageColumns = ({ columns }: ProductFeed): ProductFeed['columns'] =>
  Object.fromEntries(PAGE_COLUMNS.flatMap((column) => (columns[column] ? [[column, columns[column]]] : [])))

/** The synonyms that the browser's code for one locale contains. */
export const synonymsFor = (
  { search }: ShopDefinition,
  locale: string,
): NonNullable<ShopDefinition['search']>['synonyms'] => {
  const words = search?.synonyms[locale]
  return words ? { [locale]: words } : {}
}
