import { useCallback, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartChanges } from './cartChanges.ts'
import { afterStep, nextStep } from './cartSteps.ts'
import type { CartStep, SavedSteps } from './cartSteps.ts'
import type { TakeCartStep } from './takeCartStep.ts'

export type StepFailure = { readonly step: CartStep; readonly error: MutationError }

export type CartSteps = {
  /** Steps are running, so totals and methods on screen may be old. */
  readonly busy: boolean
  /**
   * Transfers the form values to the cart, one mutation after another, in the order of the calls. Stops at the first
   * failure.
   */
  readonly take: (wanted: readonly CartStep[], options?: { isFinal: boolean }) => Promise<Result<null, StepFailure>>
  /** The cart was changed elsewhere: the next `take` sends all steps that depend on its contents again. */
  readonly forget: () => void
}

export function useCartSteps(cartId: string, onTaken: (step: CartStep) => void): CartSteps {
  const environment = useRelayEnvironment()
  const { resume, locks, cartId: current } = useShop()
  const saved = useRef<SavedSteps>({})
  const latest = useRef<readonly CartStep[] | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [unanswered, setUnanswered] = useState(0)
  const take = useCallback(
    (wanted: readonly CartStep[], { isFinal } = { isFinal: false }) => {
      const run = async (): Promise<Result<null, StepFailure>> => {
        // Another tab, or another device, may have set a different method since.
        if (isFinal) saved.current = { ...saved.current, paymentMethod: undefined }
        for (let step = nextStep(wanted, saved.current); step; step = nextStep(wanted, saved.current)) {
          // An e-mail changes nothing on screen.
          const shows = step.kind === 'email' ? 0 : 1
          setUnanswered((count) => count + shows)
          const copied = step.kind === 'shippingAddress' ? wanted.find(isCopiedAddress) : undefined
          const act = () => takeStep(environment, cartId, step, copied !== undefined, isFinal ? null : locks)
          // The final save is followed by the order, which needs another click after a renewed sign-in.
          const result = await (isFinal ? act() : resume(act))
          setUnanswered((count) => count - shows)
          if (!result.ok) return failed({ step, error: result.error })
          if (result.value !== null) {
            // Not awaited: the order that has the lock may wait for this queue.
            void result
              .value()
              .then(() => (latest.current === wanted && current.get() === cartId ? enqueue() : undefined))
            return succeeded(null)
          }
          saved.current = afterStep(saved.current, step)
          if (copied) saved.current = afterStep(saved.current, copied)
          onTaken(step)
        }
        return succeeded(null)
      }
      const enqueue = () => {
        const outcome = queue.current.then(run)
        queue.current = outcome
        return outcome
      }
      latest.current = wanted
      return enqueue()
    },
    [environment, cartId, onTaken, resume, locks, current],
  )
  const forget = useCallback(() => {
    saved.current = {}
  }, [])
  useEffect(() => cartChanges.subscribe(forget), [forget])
  return { busy: unanswered > 0, take, forget }
}

const isCopiedAddress = (step: CartStep): boolean =>
  step.kind === 'billingAddress' && step.address === 'same-as-shipping'

/** The first step runs only after typing, so the code loads meanwhile. */
export const importCartStep = () => import('./takeCartStep.ts')

async function takeStep(...given: Parameters<TakeCartStep>): ReturnType<TakeCartStep> {
  const code = await importCartStep().catch(String)
  return typeof code === 'string' ? failed({ kind: 'unreachable', message: code }) : code.takeCartStep(...given)
}
