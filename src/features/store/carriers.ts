import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const KEY = 'vetrina.carriers'
const MOST_KEPT = 20

type Titles = {
  readonly carrier_title: string | null | undefined
  readonly method_title: string | null | undefined
}

/** Between the titles of carrier and method in the name of an order's delivery, as Magento writes it. */
const MAGENTO_HYPHEN = ' - '

/** The delivery of an order as Magento names it: the titles of carrier and method. */
const deliveryName = ({ carrier_title: carrier, method_title: method }: Titles): string =>
  [carrier, method].filter(Boolean).join(MAGENTO_HYPHEN)

/** The titles of carrier and method as shoppers read them, before the order and after it. */
export const deliveryWords = ({ carrier_title: carrier, method_title: method }: Titles): string =>
  [carrier, method].filter(Boolean).join(' · ')

/** The same from the name of an order's delivery. */
export function orderedDeliveryWords(
  name: string,
  named: Readonly<Record<string, readonly string[]>> = SHOP.carrierNames ?? {},
): string {
  // The title of a carrier may contain the hyphen itself.
  const known = Object.values(named)
    .flat()
    .find((title) => name.startsWith(title + MAGENTO_HYPHEN))
  const [first = name] = name.split(MAGENTO_HYPHEN)
  const carrier = known ?? first
  return deliveryWords({ carrier_title: carrier, method_title: name.slice(carrier.length + MAGENTO_HYPHEN.length) })
}

const notedIn = (storage: KeyValueStorage): readonly (readonly [name: string, code: string])[] =>
  parseJson(storage.get(KEY), isNoted) ?? []

/** Keeps which carrier has these titles, because the order will have only them. */
export function noteCarrier(storage: KeyValueStorage, titles: Titles, code: string): void {
  const name = deliveryName(titles)
  const others = notedIn(storage).filter(([known]) => known !== name)
  storage.set(KEY, JSON.stringify([[name, code], ...others].slice(0, MOST_KEPT)))
}

/** The code of an order's carrier: from a checkout in this browser, or the names in the shop's settings. */
export function carrierOf(
  storage: KeyValueStorage,
  name: string | null | undefined,
  named: Readonly<Record<string, readonly string[]>> = SHOP.carrierNames ?? {},
): string | undefined {
  if (!name) return undefined
  const noted = notedIn(storage).find(([known]) => known === name)
  if (noted) return noted[1]
  const isNamed = (title: string) => name === title || name.startsWith(title + MAGENTO_HYPHEN)
  return Object.keys(named).find((code) => named[code]?.some(isNamed))
}

const isNoted = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'))
