import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { isSavedKey } from './savedKey.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'
import { useSavedDevice } from '../fields/useSavedDevice.ts'

type SavedMethodChoicesProps = {
  readonly methods: readonly {
    /** A `savedKey`. */
    readonly key: string
    readonly name: string
    readonly until: string | null
  }[]
  readonly isDoubtful: boolean
  /** The list may be outdated: after a refusal, or when the shopper returns from another page. */
  readonly onDoubt: () => void
}

/** The customer's saved payment methods, listed beside the other methods. */
export function SavedMethodChoices({ methods, isDoubtful, onDoubt }: SavedMethodChoicesProps) {
  const { t } = useLingui()
  const { setValue } = useFormContext<CheckoutValues>()
  const chosen = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' }) ?? ''
  const { registered } = useCheckoutField('paymentMethod')
  // Survives a refusal, which empties the field.
  const [wanted, setWanted] = useState('')
  const next = isSavedKey(chosen) ? chosen : chosen === '' ? wanted : ''
  if (next !== wanted) setWanted(next)
  const isGone = next !== '' && !methods.some(({ key }) => key === next)
  useEffect(() => {
    if (isGone) setValue('paymentMethod', '')
  }, [isGone, setValue])

  const doubt = useEffectEvent(onDoubt)
  useSavedDevice(isSavedKey(chosen))
  const isOld = isDoubtful || (chosen === '' && next !== '')
  useEffect(() => {
    if (isOld) doubt()
  }, [isOld])
  useEffect(() => {
    const onShow = () => (document.visibilityState === 'visible' ? doubt() : undefined)
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [])

  return (
    <>
      {isGone && (
        <Notice role="alert">
          <Trans>Il metodo salvato che avevi scelto non c’è più: scegline un altro.</Trans>
        </Notice>
      )}
      {methods.map(({ key, name, until }) => (
        <Radio
          key={key}
          {...registered}
          value={key}
          label={name}
          description={until ?? t`Paghi subito, senza uscire dal negozio.`}
        />
      ))}
    </>
  )
}

/** Replaces the list. A chosen method stays chosen and visible. */
export function SavedMethodsMissing({ onRetry }: { readonly onRetry: () => void }) {
  const chosen = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' }) ?? ''
  const { registered } = useCheckoutField('paymentMethod')
  return (
    <>
      <PartMissing onRetry={onRetry} />
      {isSavedKey(chosen) && (
        <Radio {...registered} value={chosen} label={<Trans>Il metodo salvato che avevi scelto</Trans>} />
      )}
    </>
  )
}
