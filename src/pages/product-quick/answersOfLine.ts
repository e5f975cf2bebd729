import type { Answers, Choice } from '#src/features/product/choices/choices.ts'
import type { Axis, VariantParams } from '#src/features/product/variants/variantSelection.ts'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'

/**
 * The choices of a cart line as answers to the questions of its product. Options that have sold out since are left out.
 */
export function answersOfLine(choices: readonly Choice[], { selectedOptions, enteredOptions }: ChosenOptions): Answers {
  const entered = new Map(enteredOptions.map(({ uid, value }) => [uid, value]))
  const picks = choices.flatMap((choice) => {
    if (choice.kind !== 'one' && choice.kind !== 'many') return []
    const values = choice.values.filter(
      ({ uid, isSoldOut }) => !isSoldOut && (selectedOptions.includes(uid) || entered.has(uid)),
    )
    return [[choice, values.map(({ uid }) => uid)] as const]
  })
  return {
    texts: Object.fromEntries(
      choices.flatMap((choice) => {
        const text = entered.get(choice.uid)
        if (text === undefined) return []
        if (choice.kind === 'text') return [[choice.uid, text]]
        return choice.kind === 'moment' ? [[choice.uid, fieldMomentOf(text, choice.precision)]] : []
      }),
    ),
    picks: Object.fromEntries(picks.map(([{ uid }, uids]) => [uid, uids])),
    quantities: Object.fromEntries(
      picks.flatMap(([, uids]) => uids.flatMap((uid) => (entered.has(uid) ? [[uid, Number(entered.get(uid))]] : []))),
    ),
  }
}

/** Converts Magento's `2027-01-15 09:30:00` into the format of HTML's input fields. */
function fieldMomentOf(moment: string, precision: 'date' | 'date-time' | 'time'): string {
  const [day = '', time = ''] = moment.split(' ')
  const minutes = time.slice(0, 'hh:mm'.length)
  return { date: day, 'date-time': `${day}T${minutes}`, time: minutes }[precision]
}

/** The variant of a line as parameters of an address. */
export const variantOfLine = (axes: readonly Axis[], { selectedOptions }: ChosenOptions): VariantParams =>
  Object.fromEntries(
    axes.flatMap(({ code, values }) => {
      const value = values.find(({ uid }) => selectedOptions.includes(uid))
      return value ? [[code, value.slug]] : []
    }),
  )
