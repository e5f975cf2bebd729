import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import { useShop } from '#src/relay/ShopContext.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** Puts Braintree's facts about the device into the form while a saved method is chosen. The order never waits for them. */
export function useSavedDevice(isChosen: boolean): void {
  const environment = useRelayEnvironment()
  const { hasField } = useShop()
  const { setValue } = useFormContext<CheckoutValues>()
  const isWatched = isChosen && hasField('Mutation', 'createBraintreeClientToken')
  useEffect(() => {
    if (!isWatched) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const onFacts = (facts: string) => (signal.aborted ? undefined : setValue('deviceData', facts))
    // Blockers of trackers often stop it, and a payment is complete without it.
    import('../card/savedDevice.ts')
      .then(({ watchSavedDevice }) => watchSavedDevice({ environment, signal, onFacts }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [isWatched, environment, setValue])
}
