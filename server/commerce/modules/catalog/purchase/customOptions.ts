import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import { percentOf, type Cents } from '../../../engine/money.ts'
import { encodeUid } from '../../../engine/uid.ts'
import type { BuyRequest } from './buyRequest.ts'
import { groupedValues } from '../products/products.ts'

/** The price of an addition to a product: cents including tax, or percent of the product's price. */
export type OptionPrice =
  | { readonly kind: 'fixed'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number }

export const optionPriceOf = (store: StoreView, kind: 'fixed' | 'percent', amount: number): OptionPrice =>
  kind === 'fixed' ? { kind, cents: shownCents(store, amount) } : { kind, percent: amount }

/** The price of an addition to a product with this price. */
export const additionCents = (price: OptionPrice, baseCents: Cents): Cents =>
  price.kind === 'fixed' ? price.cents : percentOf(baseCents, price.percent)

/** `price` and `price_type` of the API: units of the currency, or percent. */
export const pricedOption = (price: OptionPrice) =>
  price.kind === 'fixed'
    ? { price: price.cents / 100, price_type: 'FIXED' }
    : { price: price.percent, price_type: 'PERCENT' }

export type CustomOptionType =
  | 'field'
  | 'area'
  | 'date'
  | 'date_time'
  | 'time'
  | 'drop_down'
  | 'radio'
  | 'checkbox'
  | 'multiple'

export type CustomOptionValue = {
  readonly id: number
  readonly uid: string
  readonly title: string
  readonly position: number
  readonly price: OptionPrice
  readonly sku: string | null
}

/** An option that the shopper may, or must, choose for a product. */
export type CustomOption = {
  readonly id: number
  readonly uid: string
  readonly type: CustomOptionType
  readonly title: string
  readonly isRequired: boolean
  readonly position: number
  /** The price of a text or a date; selectable values have their own prices and SKUs. */
  readonly price: OptionPrice
  readonly sku: string | null
  /** 0: any length. */
  readonly maxCharacters: number
  readonly values: readonly CustomOptionValue[]
}

type OptionRow = {
  id: number
  product_id: number
  type: CustomOptionType
  title: string
  is_required: number
  position: number
  price_type: 'fixed' | 'percent' | null
  price: number | null
  sku: string | null
  max_characters: number
}

type ValueRow = {
  id: number
  option_id: number
  title: string
  position: number
  price_type: 'fixed' | 'percent'
  price: number
  sku: string | null
}

/** Customizable options by product, in the merchant's order. */
export function loadCustomOptions(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly CustomOption[]> {
  const { db, store } = context
  const rows = allRows<OptionRow>(
    db,
    `SELECT o.id, o.product_id, o.type, coalesce(own.title, base.title, '') AS title, o.is_required, o.position,
       o.price_type, o.price, o.sku, o.max_characters
     FROM product_option o
     LEFT JOIN product_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN product_option_text own ON own.option_id = o.id AND own.store_id = :store
     WHERE o.product_id IN (SELECT value FROM json_each(:ids)) ORDER BY o.product_id, o.position`,
    { ids: jsonList(productIds), store: store.id },
  )
  if (rows.length === 0) return new Map()
  const values = groupedValues(
    allRows<ValueRow>(
      db,
      `SELECT v.id, v.option_id, coalesce(own.title, base.title, '') AS title, v.position, v.price_type, v.price, v.sku
       FROM product_option_value v
       LEFT JOIN product_option_value_text base ON base.value_id = v.id AND base.store_id = 0
       LEFT JOIN product_option_value_text own ON own.value_id = v.id AND own.store_id = :store
       WHERE v.option_id IN (SELECT value FROM json_each(:ids)) ORDER BY v.option_id, v.position`,
      { ids: jsonList(rows.map((row) => row.id)), store: store.id },
    ),
    (row) => row.option_id,
    (row): CustomOptionValue => ({
      id: row.id,
      uid: encodeUid('custom-option', row.option_id, row.id),
      title: row.title,
      position: row.position,
      price: optionPriceOf(store, row.price_type, row.price),
      sku: row.sku,
    }),
  )
  return groupedValues(
    rows,
    (row) => row.product_id,
    (row): CustomOption => ({
      id: row.id,
      uid: encodeUid('custom-option', row.id),
      type: row.type,
      title: row.title,
      isRequired: row.is_required === 1,
      position: row.position,
      price: optionPriceOf(store, row.price_type ?? 'fixed', row.price ?? 0),
      sku: row.sku,
      maxCharacters: row.max_characters,
      values: values.get(row.id) ?? [],
    }),
  )
}

/** An option in a cart line: selected values, or an entered text or date. */
export type ChosenOption =
  | { readonly kind: 'picked'; readonly option: CustomOption; readonly values: readonly CustomOptionValue[] }
  | { readonly kind: 'entered'; readonly option: CustomOption; readonly text: string }

export type ChosenOptions = {
  readonly chosen: readonly ChosenOption[]
  /** Why the choice is incomplete, in Magento's words; null if it is complete. */
  readonly problem: string | null
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A date and time in the API's format, `2027-01-15 00:00:00`, on an existing day. */
function isMoment(text: string): boolean {
  const [, year, month, day] = MOMENT.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** Counted in code points, like Magento's `mb_strlen`. */
const characterCount = (text: string): number => Array.from(text).length

const PICKS: ReadonlySet<CustomOptionType> = new Set(['drop_down', 'radio', 'checkbox', 'multiple'])
const PICKS_ONE: ReadonlySet<CustomOptionType> = new Set(['drop_down', 'radio'])
const DATES: ReadonlySet<CustomOptionType> = new Set(['date', 'date_time', 'time'])

/** Whether a type of option has selectable values instead of entered ones. */
export const isPicked = (type: CustomOptionType): boolean => PICKS.has(type)

/** Reads the options of a request. Other parts of the request are ignored. */
export function chooseOptions(options: readonly CustomOption[], request: BuyRequest): ChosenOptions {
  const problems: string[] = []
  const selected = new Set(request.selected)
  const entered = new Map(request.entered.map(({ uid, value }) => [uid, value]))
  const chosen = options.flatMap((option): readonly ChosenOption[] => {
    if (isPicked(option.type)) {
      const picked = option.values.filter((value) => selected.has(value.uid))
      const values = PICKS_ONE.has(option.type) ? picked.slice(-1) : picked
      return values.length === 0 ? [] : [{ kind: 'picked', option, values }]
    }
    const text = entered.get(option.uid)?.trim() ?? ''
    if (text === '') return []
    if (DATES.has(option.type) && !isMoment(text)) {
      problems.push("Invalid format provided. Please use 'Y-m-d H:i:s' format.")
      return []
    }
    if (option.maxCharacters > 0 && characterCount(text) > option.maxCharacters) {
      problems.push('The text is too long. Shorten the text and try again.')
      return []
    }
    return [{ kind: 'entered', option, text }]
  })
  const missing = options.some((option) => option.isRequired && !chosen.some((choice) => choice.option === option))
  if (missing) {
    problems.push("The product's required option(s) weren't entered. Make sure the options are entered and try again.")
  }
  return { chosen, problem: problems[0] ?? null }
}

/** The prices that the chosen options add. */
export const pricesOfOptions = (chosen: readonly ChosenOption[]): readonly OptionPrice[] =>
  chosen.flatMap((choice) =>
    choice.kind === 'entered' ? [choice.option.price] : choice.values.map(({ price }) => price),
  )

/** The SKUs that the chosen options append to that of a line. */
export const skusOfOptions = (chosen: readonly ChosenOption[]): readonly string[] =>
  chosen
    .flatMap((choice) => (choice.kind === 'entered' ? [choice.option.sku] : choice.values.map(({ sku }) => sku)))
    .filter((sku) => sku !== null)

/** An entered value as text for the shopper: dates in the format of the store view. */
export function enteredText(choice: Extract<ChosenOption, { kind: 'entered' }>, locale: string): string {
  const { option, text } = choice
  if (!DATES.has(option.type)) return text
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    timeZone: 'UTC',
    ...(option.type === 'time' ? {} : { dateStyle: 'medium' }),
    ...(option.type === 'date' ? {} : { timeStyle: 'short' }),
  }).format(new Date(`${text.replace(' ', 'T')}Z`))
}
