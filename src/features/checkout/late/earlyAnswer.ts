import { use, useState } from 'react'

/** A question that is asked before the payment step shows its answer. It ends with the answer, or undefined if it failed. */
export type EarlyQuestion = Promise<EarlyAnswer | undefined>

/** Whether the answer is still in the store. */
type EarlyAnswer = { readonly isHere: () => boolean }

/** How long the payment step waits for an answer. */
const SOON_MS = 500

type Wait = {
  answer: EarlyAnswer | undefined
  isOver: boolean
  /** Ends with the answer, or a short time after the step has begun to wait. */
  readonly soon: Promise<void>
}

const waits = new WeakMap<EarlyQuestion, Wait>()

function waitFor(question: EarlyQuestion): Wait {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait: Wait = { answer: undefined, isOver: false, soon: promise }
  setTimeout(resolve, SOON_MS)
  void question.then((answer) => {
    wait.answer = answer
    wait.isOver = true
    resolve()
  })
  waits.set(question, wait)
  return wait
}

/**
 * Waits a short time for an answer. Returns whether it has arrived, is later still, or does not come. That is decided once: a
 * part that arrives later must not move those that are shown already.
 */
export function useEarlyAnswer(question: EarlyQuestion | null): 'here' | 'late' | 'none' {
  const wait = question && (waits.get(question) ?? waitFor(question))
  // A step without a question shows no placeholder, not even for a moment.
  if (wait) use(wait.soon)
  const [known] = useState<'here' | 'late' | 'none'>(() =>
    wait?.answer?.isHere() ? 'here' : wait === null || wait.isOver ? 'none' : 'late',
  )
  return known
}
