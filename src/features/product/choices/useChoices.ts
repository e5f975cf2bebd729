import { use, useId, useState } from 'react'
import { chosenUids, initialAnswers, problemOf } from './choices.ts'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import type { Answers, Choice, Problem } from './choices.ts'
import { EditedLineContext } from '../purchase/EditedLineContext.ts'

export type ChoiceState = {
  readonly choices: readonly Choice[]
  readonly answers: Answers
  /** The visible errors by the question's uid: of questions that were left, and of all after an attempt to buy. */
  readonly problems: ReadonlyMap<string, Problem>
  /** Whether an attempt to buy failed because of them. */
  readonly isAsked: boolean
  /** The element id of a question. */
  readonly anchorOf: (index: number) => string
  readonly write: (choice: Choice, text: string) => void
  readonly pick: (choice: Choice, uids: readonly string[]) => void
  readonly setQuantity: (valueUid: string, quantity: number) => void
  readonly leave: (choice: Choice) => void
  readonly goTo: (index: number) => void
  /** Returns the answers for the cart; null if one is missing or invalid, which then gets the focus. */
  readonly choose: () => ChosenOptions | null
}

/** The answers that a product is shown with: those of an edited line, otherwise the merchant's defaults. */
export function useInitialAnswers(): (choices: readonly Choice[]) => Answers {
  const edited = use(EditedLineContext)
  return (choices) => edited?.answersTo(choices) ?? initialAnswers(choices)
}

/** The state of the shopper's answers. */
export function useChoices(choices: readonly Choice[]): ChoiceState {
  const id = useId()
  const initial = useInitialAnswers()
  const [answers, setAnswers] = useState(() => initial(choices))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const problems = new Map(
    choices.flatMap((choice) => {
      const problem = isAsked || left.has(choice.uid) ? problemOf(choice, answers) : null
      return problem ? [[choice.uid, problem] as const] : []
    }),
  )
  const anchorOf = (index: number) => `${id}choice${index}`
  const goTo = (index: number) =>
    document
      .getElementById(anchorOf(index))
      ?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')
      ?.focus()

  return {
    choices,
    answers,
    problems,
    isAsked,
    anchorOf,
    write: ({ uid }, text) => setAnswers((known) => ({ ...known, texts: { ...known.texts, [uid]: text } })),
    pick: ({ uid }, uids) => setAnswers((known) => ({ ...known, picks: { ...known.picks, [uid]: uids } })),
    setQuantity: (valueUid, quantity) =>
      setAnswers((known) => ({ ...known, quantities: { ...known.quantities, [valueUid]: quantity } })),
    leave: ({ uid }) => setLeft((known) => new Set([...known, uid])),
    goTo,
    choose() {
      const faulty = choices.findIndex((choice) => problemOf(choice, answers) !== null)
      setAsked(faulty >= 0)
      if (faulty < 0) return chosenUids(choices, answers)
      goTo(faulty)
      return null
    },
  }
}
