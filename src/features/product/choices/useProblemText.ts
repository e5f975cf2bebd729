import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { numberFormat } from '#src/lib/formatters.ts'
import { characterCount, textOf } from './choices.ts'
import type { Answers, Choice, Problem } from './choices.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** An example amount for the message. */
const EXAMPLE = 37.5

/** The message for an invalid answer. */
export function useProblemText(): (choice: Choice, problem: Problem, answers: Answers) => string {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const figure = numberFormat(intlLocale, { minimumFractionDigits: 2 })
  return (choice, problem, answers) => {
    const { label } = choice
    switch (problem) {
      case 'missing':
        return choice.kind === 'text' ? t`${label}: scrivi qualcosa` : t`${label}: scegli un’opzione`
      case 'too-long': {
        const most = choice.kind === 'text' ? choice.maxCharacters : 0
        const count = characterCount(textOf(answers, choice).trim())
        return t`${label}: al massimo ${plural(most, { one: '# carattere', other: '# caratteri' })}, ora sono ${count}`
      }
      case 'no-address':
        return t`${label}: non sembra un indirizzo, per esempio nome@esempio.it`
      case 'no-amount':
        return t`${label}: scrivi una cifra, per esempio ${figure.format(EXAMPLE)}`
      case 'too-little':
      case 'too-much': {
        const bound = boundOf(choice, problem, intlLocale)
        return problem === 'too-little' ? t`${label}: almeno ${bound}` : t`${label}: al massimo ${bound}`
      }
      case 'unsupported':
        return t`${label}: qui non si può allegare, scrivici e lo aggiungiamo noi`
    }
  }
}

function boundOf(choice: Choice, problem: 'too-little' | 'too-much', intlLocale: string): string {
  const format = choice.kind === 'text' ? choice.format : undefined
  if (format?.kind !== 'amount') return ''
  const value = problem === 'too-little' ? format.least : format.most
  return value === null ? '' : formatMoney({ value, currency: format.currency }, intlLocale)
}
