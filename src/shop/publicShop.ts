import type { ShopDefinition } from './defineShop.ts'
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
  | 'search'
  | 'productFeed'
  | 'campaignParams'
>

/** The part of a shop's definition that the browser's code for one locale contains. */
export function publicShopOf(shop: ShopDefinition, locale: string): PublicShop {
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
    payments,
    cards,
    search,
    productFeed,
    campaignParams,
  } = shop
  const words = search?.synonyms[locale]
  return {
    brand,
    stores,
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
    ...(payments && { payments }),
    ...(productFeed && { productFeed: { columns: pageColumns(productFeed) } }),
    ...(campaignParams && { campaignParams }),
    ...(cards && { cards }),
    ...(words && { search: { synonyms: { [locale]: words } } }),
  }
}

/** The columns that pages show too; the others are the host's. */
const pageColumns = ({ columns }: ProductFeed): ProductFeed['columns'] =>
  Object.fromEntries(PAGE_COLUMNS.flatMap((column) => (columns[column] ? [[column, columns[column]]] : [])))
