import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { presetMethod } from '#src/features/checkout/payment/presetMethod.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'
import { estimateShipping } from '#src/features/checkout/delivery/estimateShipping.ts'
import type { EstimatedMethod, EstimatePlace } from '#src/features/checkout/delivery/estimateShipping.ts'
import { estimateTotals } from '#src/features/checkout/delivery/estimateTotals.ts'
import type { EstimatedTotal } from '#src/features/checkout/delivery/estimateTotals.ts'

export type Estimate = {
  readonly methods: readonly EstimatedMethod[]
  /** The chosen method with its total; null if there is no method for the place. */
  readonly chosen: (EstimatedTotal & { readonly key: string }) | null
}

type Answer = { readonly question: string } & (
  | { readonly estimate: Estimate }
  | { readonly error: MutationError['kind'] }
)

export type EstimateState = {
  /** The latest estimate that has arrived; another may be pending. */
  readonly estimate: Estimate | null
  readonly error: MutationError['kind'] | null
  readonly isAsking: boolean
  readonly askAgain: () => void
}

type EstimateOptions = {
  readonly cartId: string
  readonly place: EstimatePlace
  /** A `methodKey`; the default method if it is not offered. */
  readonly wanted: string
  /** Changes with the contents of the cart; null while a change is pending. */
  readonly contents: string | null
  /** Called when an estimate for the place has arrived. */
  readonly onTold: (place: EstimatePlace, method: string) => void
}

/**
 * Estimates the costs of a cart for a place. A change of place, method or cart starts a new request; answers of earlier
 * requests are ignored.
 */
export function useEstimate({ cartId, place, wanted, contents, onTold }: EstimateOptions): EstimateState {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { countryCode, postcode, regionId } = place
  const question = JSON.stringify([cartId, countryCode, postcode, regionId, wanted, contents, attempt])

  useEffect(() => {
    if (contents === null) return undefined
    let isLast = true
    // The answer is not the real cart and must not get into the page's store.
    const aside = withoutPredictions(environment)
    const at = { countryCode, postcode, regionId }
    const ask = async () => {
      const methods = await estimateShipping(aside, cartId, at)
      if (!isLast) return
      if (!methods.ok) return setAnswer({ question, error: methods.error.kind })
      const method = methods.value.find(({ key }) => key === wanted) ?? presetMethod(methods.value)
      if (!method) return setAnswer({ question, estimate: { methods: [], chosen: null } })
      const total = await estimateTotals(aside, cartId, at, method)
      if (!isLast) return
      if (!total.ok) return setAnswer({ question, error: total.error.kind })
      setAnswer({ question, estimate: { methods: methods.value, chosen: { ...total.value, key: method.key } } })
      return onTold(at, method.key)
    }
    void ask()
    return () => {
      isLast = false
    }
  }, [environment, cartId, countryCode, postcode, regionId, wanted, contents, question, onTold])

  return {
    estimate: answer && 'estimate' in answer ? answer.estimate : null,
    error: answer && 'error' in answer ? answer.error : null,
    isAsking: answer?.question !== question,
    askAgain: () => setAttempt((tries) => tries + 1),
  }
}
