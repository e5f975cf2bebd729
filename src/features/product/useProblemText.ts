import { useLingui } from '@lingui/react/macro'
import { characterCount, textOf } from './choices.ts'
import type { Answers, Choice, Problem } from './choices.ts'

/** What to tell the shopper about a question that is not answered as it should be. */
export function useProblemText(): (choice: Choice, problem: Problem, answers: Answers) => string {
  const { t } = useLingui()
  return (choice, problem, answers) => {
    const { label } = choice
    switch (problem) {
      case 'missing':
        return choice.kind === 'text' ? t`Scrivi: ${label}` : t`Scegli: ${label}`
      case 'too-long': {
        const most = choice.kind === 'text' ? choice.maxCharacters : 0
        const count = characterCount(textOf(answers, choice).trim())
        return t`${label}: al massimo ${most} caratteri, ora sono ${count}`
      }
      case 'unsupported':
        return t`${label}: qui non si può allegare, scrivici e lo aggiungiamo noi`
    }
  }
}
