import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { isEmail } from '#src/lib/email.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { amountText } from '#src/shop/amountText.ts'
import { typedAmount } from '#src/lib/typedAmount.ts'
import { reachedPercent, tierAmount } from './tierAmount.ts'
import type { PercentTier } from './tierAmount.ts'

/**
 * The shopper's choices for a composed product: customizable options, parts of a bundle, links of a download. All three
 * are questions of the same few kinds. Independent of React, Relay and the router.
 */

/** The surcharge of an answer: units of the currency, or percent of the price without surcharges. */
export type Addition = { readonly kind: 'fixed' | 'percent'; readonly amount: number }

export type ChoiceValue = {
  readonly uid: string
  readonly label: string
  /** For one piece; null if it is free or the backend does not say. */
  readonly price: Addition | null
  /** Lower amounts for one piece from a number of pieces in all products of a cart line on. */
  readonly tiers?: readonly { readonly quantity: number; readonly amount: number }[]
  /** Discounts on each piece from a number of products on. */
  readonly productTiers?: ProductTiers
  /** Pieces per product; `isFree` if the shopper may change the number. */
  readonly quantity: { readonly initial: number; readonly isFree: boolean }
  readonly isDefault: boolean
  readonly isSoldOut: boolean
  /** The address of a sample. */
  readonly sampleUrl: string | null
  /** The price of the product with this value, for products without a price of their own. */
  readonly costs?: number
  /** This value is answered by another question that appears only with it. */
  readonly asksMore?: true
}

/** The tiers of a bundle, which reduce its own price and that of each part. */
export type ProductTiers = {
  readonly tiers: readonly PercentTier[]
  /** Each piece has a price in whole cents; otherwise the sum of all has. */
  readonly billsPieces: boolean
}

type Question = { readonly uid: string; readonly label: string; readonly isRequired: boolean }

export type TextChoice = Question & {
  readonly kind: 'text'
  readonly isLong: boolean
  /** 0: any length. */
  readonly maxCharacters: number
  readonly price: Addition | null
  readonly format?: TextFormat
  /** Asked only while this value of another question is chosen; both by uid. */
  readonly onlyWith?: { readonly question: string; readonly value: string }
  /** The HTML autocomplete token. */
  readonly autoComplete?: string
}

/** The required form of a text; amounts are the product's price in units of the currency. */
export type TextFormat =
  | { readonly kind: 'email' }
  | {
      readonly kind: 'amount'
      readonly least: number | null
      readonly most: number | null
      /** ISO 4217. */
      readonly currency: string
    }

export type MomentChoice = Question & {
  readonly kind: 'moment'
  readonly precision: 'date' | 'date-time' | 'time'
  readonly price: Addition | null
}

export type PickChoice = Question & {
  readonly kind: 'one' | 'many'
  /** Many values are shown as a list. */
  readonly look: 'list' | 'buttons'
  readonly values: readonly ChoiceValue[]
}

/** A file, or a kind that this shop does not know. */
export type UnsupportedChoice = Question & { readonly kind: 'unsupported' }

export type Choice = TextChoice | MomentChoice | PickChoice | UnsupportedChoice

export type Answers = {
  /** By the question's uid, as typed: moments in the format of HTML's date and time inputs. */
  readonly texts: Readonly<Record<string, string>>
  /** Uids of the chosen values by the question's uid. */
  readonly picks: Readonly<Record<string, readonly string[]>>
  /** By the value's uid, if the shopper changed it. */
  readonly quantities: Readonly<Record<string, number>>
}

/** The merchant's defaults. A required question with a single value is answered automatically. */
export function initialAnswers(choices: readonly Choice[]): Answers {
  const picks = choices.flatMap((choice) => {
    if (choice.kind !== 'one' && choice.kind !== 'many') return []
    const values = choice.values.filter(({ isSoldOut }) => !isSoldOut)
    const preset = values.filter(({ isDefault }) => isDefault)
    const needed = preset.length === 0 && choice.isRequired && values.length === 1 ? values : preset
    return [[choice.uid, needed.map(({ uid }) => uid)] as const]
  })
  return { texts: {}, picks: Object.fromEntries(picks), quantities: {} }
}

export const textOf = ({ texts }: Answers, { uid }: Question): string => texts[uid] ?? ''

export const pickedValues = ({ picks }: Answers, { uid, values }: PickChoice): readonly ChoiceValue[] =>
  values.filter((value) => picks[uid]?.includes(value.uid))

export const quantityOf = ({ quantities }: Answers, { uid, quantity }: ChoiceValue): number =>
  quantities[uid] ?? quantity.initial

/** Code points, as Magento's `mb_strlen` counts. */
export const characterCount = (text: string): number => Array.from(text).length

/** Whether a question is shown, given the other answers. */
export const isAsked = (choice: Choice, { picks }: Answers): boolean =>
  choice.kind !== 'text' ||
  choice.onlyWith === undefined ||
  (picks[choice.onlyWith.question] ?? []).includes(choice.onlyWith.value)

/** An amount with no more decimals than its currency has; null for other texts. */
function amountIn(text: string, currency: string): number | null {
  const amount = typedAmount(text)
  return amount === null || Number(amountText(amount, currency)) !== amount ? null : amount
}

export type Problem = 'missing' | 'too-long' | 'unsupported' | 'no-address' | 'no-amount' | 'too-little' | 'too-much'

function formatProblem(text: string, format: TextFormat): Problem | null {
  if (format.kind === 'email') return isEmail(text) ? null : 'no-address'
  const amount = amountIn(text, format.currency)
  if (amount === null || amount === 0) return 'no-amount'
  if (format.least !== null && amount < format.least) return 'too-little'
  return format.most !== null && amount > format.most ? 'too-much' : null
}

/** The error of an answer; null if the backend will accept it. */
export function problemOf(choice: Choice, answers: Answers): Problem | null {
  if (!isAsked(choice, answers)) return null
  switch (choice.kind) {
    case 'unsupported':
      return choice.isRequired ? 'unsupported' : null
    case 'one':
    case 'many':
      return choice.isRequired && pickedValues(answers, choice).length === 0 ? 'missing' : null
    case 'text':
    case 'moment': {
      const text = textOf(answers, choice).trim()
      if (text === '') return choice.isRequired ? 'missing' : null
      const most = choice.kind === 'text' ? choice.maxCharacters : 0
      if (most > 0 && characterCount(text) > most) return 'too-long'
      return choice.kind === 'text' && choice.format ? formatProblem(text, choice.format) : null
    }
  }
}

/** The answers as options of a cart line. */
export function chosenUids(all: readonly Choice[], answers: Answers): ChosenOptions {
  const choices = all.filter((choice) => isAsked(choice, answers))
  const picked = choices
    .flatMap((choice) => (choice.kind === 'one' || choice.kind === 'many' ? pickedValues(answers, choice) : []))
    .filter((value) => !value.asksMore)
  const isOwnQuantity = (value: ChoiceValue) => quantityOf(answers, value) !== value.quantity.initial
  return {
    selectedOptions: picked.filter((value) => !isOwnQuantity(value)).map(({ uid }) => uid),
    enteredOptions: [
      ...choices.flatMap((choice) => {
        if (choice.kind !== 'text' && choice.kind !== 'moment') return []
        const text = textOf(answers, choice).trim()
        if (text === '') return []
        return [{ uid: choice.uid, value: sentText(choice, text) }]
      }),
      // The same uid as an entered option sets the quantity.
      ...picked.filter(isOwnQuantity).map((value) => ({ uid: value.uid, value: String(quantityOf(answers, value)) })),
    ],
  }
}

function sentText(choice: TextChoice | MomentChoice, text: string): string {
  if (choice.kind === 'moment') return magentoMomentOf(text)
  const currency = choice.format?.kind === 'amount' ? choice.format.currency : null
  const amount = currency === null ? null : amountIn(text, currency)
  return currency === null || amount === null ? text : amountText(amount, currency)
}

/** The questions with a valid answer. */
export const answeredChoices = (choices: readonly Choice[], answers: Answers): readonly Choice[] =>
  choices.filter((choice) => problemOf(choice, answers) === null)

/** The answers as readable text. */
export function wordsOfAnswers(choices: readonly Choice[], answers: Answers, intlLocale: string) {
  return choices.flatMap((choice) => {
    if (choice.kind === 'unsupported' || !isAsked(choice, answers)) return []
    const value =
      choice.kind === 'one' || choice.kind === 'many'
        ? pickedValues(answers, choice)
            .filter(({ asksMore }) => !asksMore)
            .map(
              (picked) =>
                `${quantityOf(answers, picked) > 1 ? `${quantityOf(answers, picked)} × ` : ''}${picked.label}`,
            )
            .join(', ')
        : choice.kind === 'moment'
          ? momentWords(textOf(answers, choice), choice.precision, intlLocale)
          : textOf(answers, choice).trim()
    return value === '' ? [] : [{ label: choice.label, value }]
  })
}

function momentWords(text: string, precision: MomentChoice['precision'], intlLocale: string): string {
  if (text === '') return ''
  return dateTimeFormat(intlLocale, {
    ...(precision !== 'time' && { dateStyle: 'medium' }),
    ...(precision !== 'date' && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${magentoMomentOf(text).replace(' ', 'T')}Z`))
}

/**
 * Converts `2027-01-15`, `2027-01-15T09:30` or `09:30` to Magento's `Y-m-d H:i:s`. For a time Magento ignores the date.
 */
export function magentoMomentOf(text: string): string {
  const [day = '', time = '00:00'] = text.includes('T') ? text.split('T') : text.includes(':') ? ['', text] : [text]
  return `${day || '2000-01-01'} ${time.length === 'hh:mm'.length ? `${time}:00` : time}`
}

/**
 * The price of one product with the chosen options, in units of the currency, if `products` of them are bought; `base`
 * is its price without surcharges.
 */
export function priceWithChoices(choices: readonly Choice[], answers: Answers, base: number, products = 1): number {
  const additions = choices.flatMap((choice) => {
    switch (choice.kind) {
      case 'unsupported':
        return []
      case 'text':
      case 'moment':
        if (textOf(answers, choice).trim() === '' || !isAsked(choice, answers)) return []
        return [additionTo(base, choice.price) + enteredAmount(choice, answers)]
      case 'one':
      case 'many':
        return pickedValues(answers, choice).map((value) =>
          additionOf(value, { pieces: quantityOf(answers, value), products }, base),
        )
    }
  })
  return wholeCents(additions.reduce((sum, addition) => sum + addition, base))
}

/** Half a cent is billed as a whole one, also where its binary fraction is a little less. */
const wholeCents = (amount: number): number => Math.round(Number((amount * 100).toFixed(4))) / 100

/**
 * The least that the required questions without an answer add, and whether another answer adds more. The product cannot
 * be bought for less.
 */
export function stillToAdd(
  choices: readonly Choice[],
  answers: Answers,
  base: number,
  products = 1,
): { readonly least: number; readonly isFrom: boolean } {
  let least = 0
  let isFrom = false
  for (const choice of choices) {
    if (problemOf(choice, answers) !== 'missing') continue
    if (choice.kind === 'text' || choice.kind === 'moment') least += additionTo(base, choice.price)
    if (choice.kind !== 'one' && choice.kind !== 'many') continue
    const additions = choice.values
      .filter(({ isSoldOut }) => !isSoldOut)
      .map((value) => additionOf(value, { pieces: quantityOf(answers, value), products }, base))
    if (additions.length === 0) continue
    least += Math.min(...additions)
    isFrom ||= new Set(additions).size > 1 || (choice.kind === 'many' && additions.length > 1)
  }
  return { least, isFrom }
}

/** A number of pieces in each of a number of products. */
type Amount = { readonly pieces: number; readonly products: number }

const additionOf = (value: ChoiceValue, amount: Amount, base: number): number =>
  additionTo(base, pieceAddition(value, amount)) * amount.pieces + (value.costs ?? 0)

/** Undefined until it is a valid amount. */
const enteredAmount = (choice: TextChoice | MomentChoice, answers: Answers): number =>
  choice.kind === 'text' && choice.format?.kind === 'amount' && problemOf(choice, answers) === null
    ? (amountIn(textOf(answers, choice), choice.format.currency) ?? 0)
    : 0

/**
 * The surcharge of one piece: the present price or the lowest tier reached, less the discount of the bundle's own tier.
 * Magento counts the pieces of all bundles of a cart line (`getSelectionFinalTotalPrice` of its bundles' price model).
 * A percentage of a bundle's price follows that price, which is reduced already.
 */
export function pieceAddition(
  { price, tiers = [], productTiers }: ChoiceValue,
  { pieces, products }: Amount,
): Addition | null {
  if (price?.kind !== 'fixed') return price
  const reached = tiers.filter(({ quantity }) => pieces * products >= quantity).map(({ amount }) => amount)
  const amount = Math.min(price.amount, ...reached)
  if (!productTiers) return { kind: 'fixed', amount }
  const percentOff = reachedPercent(productTiers.tiers, products)
  return {
    kind: 'fixed',
    amount: productTiers.billsPieces ? tierAmount(amount, percentOff) : (amount * (100 - percentOff)) / 100,
  }
}

export const additionTo = (base: number, price: Addition | null): number =>
  price === null ? 0 : price.kind === 'fixed' ? price.amount : (base * price.amount) / 100

/**
 * The price of a bundle without its parts, calculated from its lowest price; null if the cheapest part costs a
 * percentage of this unknown price.
 */
export function bundleBase(parts: readonly PickChoice[], least: number): number | null {
  const cheapest = parts
    .filter(({ isRequired }) => isRequired)
    .map(({ values }) => {
      const priced = values.filter(({ isSoldOut }) => !isSoldOut)
      const costs = (priced.length > 0 ? priced : values).map(({ price, quantity }) => ({
        price,
        cost: additionTo(least, price) * quantity.initial,
      }))
      return costs.reduce(
        (lowest, each) => (each.cost < lowest.cost ? each : lowest),
        costs[0] ?? { price: null, cost: 0 },
      )
    })
  if (cheapest.some(({ price }) => price?.kind === 'percent' && price.amount !== 0)) return null
  return cheapest.reduce((base, { cost }) => base - cost, least)
}
