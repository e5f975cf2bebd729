import { dateTimeFormat } from '#src/lib/formatters.ts'

/**
 * What a shopper decides about a product that is put together: customizable options, the parts of a bundle, the links of
 * a download. All three are questions of the same few kinds. Free of React, Relay and the router.
 */

/** What an answer adds to the price: units of the currency, or percent of the price without additions. */
export type Addition = { readonly kind: 'fixed' | 'percent'; readonly amount: number }

export type ChoiceValue = {
  readonly uid: string
  readonly label: string
  /** For one piece; null where it costs nothing, or where the backend does not say. */
  readonly price: Addition | null
  /** Pieces in one product; `isFree` where the shopper may say another number. */
  readonly quantity: { readonly initial: number; readonly isFree: boolean }
  readonly isDefault: boolean
  readonly isSoldOut: boolean
  /** Where a part of it can be looked at. */
  readonly sampleUrl: string | null
  /** What a product is to cost that has no price of its own. */
  readonly costs?: number
  /** Says nothing by itself: another question, asked only with it, is answered in its place. */
  readonly asksMore?: true
}

type Question = { readonly uid: string; readonly label: string; readonly isRequired: boolean }

export type TextChoice = Question & {
  readonly kind: 'text'
  readonly isLong: boolean
  /** 0: any length. */
  readonly maxCharacters: number
  readonly price: Addition | null
  readonly format?: TextFormat
  /** Asked only while a value of another question is picked; both by their uids. */
  readonly onlyWith?: { readonly question: string; readonly value: string }
  /** HTML's token for what the shopper has written elsewhere. */
  readonly autoComplete?: string
}

/** What a text must be to be of use; amounts are what the product is to cost, in units of the currency. */
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
  /** One of many values is better picked from a list. */
  readonly look: 'list' | 'buttons'
  readonly values: readonly ChoiceValue[]
}

/** A file to hand in, or a kind that Magento learns one day. */
export type UnsupportedChoice = Question & { readonly kind: 'unsupported' }

export type Choice = TextChoice | MomentChoice | PickChoice | UnsupportedChoice

export type Answers = {
  /** By the question's uid, as typed: moments in the form of HTML's date and time fields. */
  readonly texts: Readonly<Record<string, string>>
  /** Uids of the picked values by the question's uid. */
  readonly picks: Readonly<Record<string, readonly string[]>>
  /** By the value's uid, where the shopper changed it. */
  readonly quantities: Readonly<Record<string, number>>
}

/** What the merchant preset. A required question with a single answer needs no asking. */
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

/** Whether a question is put at all, as the others are answered. */
export const isAsked = (choice: Choice, { picks }: Answers): boolean =>
  choice.kind !== 'text' ||
  choice.onlyWith === undefined ||
  (picks[choice.onlyWith.question] ?? []).includes(choice.onlyWith.value)

/** `12`, `12.5` or `12,50`; null for what is no amount of money. */
const amountOf = (text: string): number | null =>
  /^\d{1,9}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

/** What can be an address: whether somebody reads it, only a mail can tell. */
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/

export type Problem = 'missing' | 'too-long' | 'unsupported' | 'no-address' | 'no-amount' | 'too-little' | 'too-much'

function formatProblem(text: string, format: TextFormat): Problem | null {
  if (format.kind === 'email') return ADDRESS.test(text) ? null : 'no-address'
  const amount = amountOf(text)
  if (amount === null || amount === 0) return 'no-amount'
  if (format.least !== null && amount < format.least) return 'too-little'
  return format.most !== null && amount > format.most ? 'too-much' : null
}

/** Why a question is not answered as the backend wants it; null when it is. */
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

/** The answers as `CartItemInput` takes them. */
export type ChosenUids = {
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
}

export function chosenUids(all: readonly Choice[], answers: Answers): ChosenUids {
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
      // The same uid, entered, says how many.
      ...picked.filter(isOwnQuantity).map((value) => ({ uid: value.uid, value: String(quantityOf(answers, value)) })),
    ],
  }
}

function sentText(choice: TextChoice | MomentChoice, text: string): string {
  if (choice.kind === 'moment') return magentoMomentOf(text)
  const amount = choice.format?.kind === 'amount' ? amountOf(text) : null
  return amount === null ? text : amount.toFixed(2)
}

/** The questions that have an answer, and one that the backend takes. */
export const answeredChoices = (choices: readonly Choice[], answers: Answers): readonly Choice[] =>
  choices.filter((choice) => problemOf(choice, answers) === null)

/** The answers as the shopper reads them again later. */
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

/** `2027-01-15`, `2027-01-15T09:30` or `09:30` as Magento wants every moment: `Y-m-d H:i:s`. Of a time it reads no day. */
export function magentoMomentOf(text: string): string {
  const [day = '', time = '00:00'] = text.includes('T') ? text.split('T') : text.includes(':') ? ['', text] : [text]
  return `${day || '2000-01-01'} ${time.length === 'hh:mm'.length ? `${time}:00` : time}`
}

/** The price of one product with what was chosen, in units of the currency; `base` is its price without additions. */
export function priceWithChoices(choices: readonly Choice[], answers: Answers, base: number): number {
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
        return pickedValues(answers, choice).map(
          (value) => additionTo(base, value.price) * quantityOf(answers, value) + (value.costs ?? 0),
        )
    }
  })
  return additions.reduce((sum, addition) => sum + addition, base)
}

/** Nothing until it is one that can be had. */
const enteredAmount = (choice: TextChoice | MomentChoice, answers: Answers): number =>
  choice.kind === 'text' && choice.format?.kind === 'amount' && problemOf(choice, answers) === null
    ? (amountOf(textOf(answers, choice)) ?? 0)
    : 0

export const additionTo = (base: number, price: Addition | null): number =>
  price === null ? 0 : price.kind === 'fixed' ? price.amount : (base * price.amount) / 100

/**
 * The price of a bundle without its parts, from the least it can cost; null where that cannot be told: the cheapest
 * part then costs percent of what is looked for.
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
