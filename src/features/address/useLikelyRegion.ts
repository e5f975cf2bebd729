import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { postcodeForm } from '#src/lib/buyersWords.ts'
import type { AddressCountry } from './addressCountries.ts'
import type { AddressForm, AddressKind } from './addressValues.ts'
import { likelyRegions } from './postcode.ts'

/**
 * Selects the only possible province of an Italian postcode until the shopper chooses one. Returns a hint if postcode
 * and province do not match; it is not an error, because borders have exceptions.
 */
export function useLikelyRegion(kind: AddressKind, country: AddressCountry): string | undefined {
  const { t } = useLingui()
  const { control, getFieldState, setValue } = useFormContext<AddressForm>()
  const postcode = postcodeForm(useWatch({ control, name: `${kind}.postcode` }))
  const regionId = useWatch({ control, name: `${kind}.regionId` })
  const likely = likelyRegions(postcode, country)
  const only = likely.length === 1 ? String(likely[0]?.id) : ''
  const taken = useRef<string | null>(null)
  const lastPostcode = useRef(postcode)

  useEffect(() => {
    // The shopper's own choice is kept until the postcode changes.
    const isNew = lastPostcode.current !== postcode || regionId === ''
    lastPostcode.current = postcode
    if (!isNew || only === '' || regionId === only || (regionId !== '' && regionId !== taken.current)) return
    taken.current = only
    const name = `${kind}.regionId` as const
    setValue(name, only, { shouldValidate: getFieldState(name).invalid })
  }, [kind, postcode, regionId, only, setValue, getFieldState])

  if (likely.length === 0 || regionId === '' || likely.some(({ id }) => String(id) === regionId)) return undefined
  const names = likely.map(({ name }) => name).join(', ')
  return t`Controlla: il CAP ${postcode} di solito è in provincia di ${names}.`
}
