import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const KEY = 'vetrina.carriers'
const MOST_KEPT = 20

type Titles = {
  readonly carrier_title: string | null | undefined
  readonly method_title: string | null | undefined
}

/** The delivery of an order as Magento names it: the titles of carrier and method. */
const deliveryName = ({ carrier_title: carrier, method_title: method }: Titles): string =>
  [carrier, method].filter(Boolean).join(' - ')

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
  const isNamed = (title: string) => name === title || name.startsWith(`${title} - `)
  return Object.keys(named).find((code) => named[code]?.some(isNamed))
}

const isNoted = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'))
