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
}

type Question = { readonly uid: string; readonly label: string; readonly isRequired: boolean }

export type TextChoice = Question & {
  readonly kind: 'text'
  readonly isLong: boolean
  /** 0: any length. */
  readonly maxCharacters: number
  readonly price: Addition | null
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

export type Problem = 'missing' | 'too-long' | 'unsupported'

/** Why a question is not answered as the backend wants it; null when it is. */
export function problemOf(choice: Choice, answers: Answers): Problem | null {
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
      return most > 0 && characterCount(text) > most ? 'too-long' : null
    }
  }
}

/** The answers as `CartItemInput` takes them. */
export type ChosenUids = {
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
}

export function chosenUids(choices: readonly Choice[], answers: Answers): ChosenUids {
  const picked = choices.flatMap((choice) =>
    choice.kind === 'one' || choice.kind === 'many' ? pickedValues(answers, choice) : [],
  )
  const isOwnQuantity = (value: ChoiceValue) => quantityOf(answers, value) !== value.quantity.initial
  return {
    selectedOptions: picked.filter((value) => !isOwnQuantity(value)).map(({ uid }) => uid),
    enteredOptions: [
      ...choices.flatMap((choice) => {
        if (choice.kind !== 'text' && choice.kind !== 'moment') return []
        const text = textOf(answers, choice).trim()
        if (text === '') return []
        return [{ uid: choice.uid, value: choice.kind === 'moment' ? magentoMomentOf(text) : text }]
      }),
      // The same uid, entered, says how many.
      ...picked.filter(isOwnQuantity).map((value) => ({ uid: value.uid, value: String(quantityOf(answers, value)) })),
    ],
  }
}

/** The questions that have an answer, and one that the backend takes. */
export const answeredChoices = (choices: readonly Choice[], answers: Answers): readonly Choice[] =>
  choices.filter((choice) => problemOf(choice, answers) === null)

/** The answers as the shopper reads them again later. */
export function wordsOfAnswers(choices: readonly Choice[], answers: Answers, intlLocale: string) {
  return choices.flatMap((choice) => {
    if (choice.kind === 'unsupported') return []
    const value =
      choice.kind === 'one' || choice.kind === 'many'
        ? pickedValues(answers, choice)
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
  return new Intl.DateTimeFormat(intlLocale, {
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
        return textOf(answers, choice).trim() === '' ? [] : [additionTo(base, choice.price)]
      case 'one':
      case 'many':
        return pickedValues(answers, choice).map((value) => additionTo(base, value.price) * quantityOf(answers, value))
    }
  })
  return additions.reduce((sum, addition) => sum + addition, base)
}

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
