import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { CartEstimateFormQuery } from '#src/__generated__/CartEstimateFormQuery.graphql.ts'
import { countryOf, readAddressCountries } from '#src/features/address/addressCountries.ts'
import { CountrySelect } from '#src/features/address/CountrySelect.tsx'
import { isWholePostcode } from '#src/features/address/postcode.ts'
import { RegionSelect } from '#src/features/address/RegionSelect.tsx'
import { regionLabel } from '#src/features/address/regionWords.ts'
import { createCheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { place as placeClass } from './EstimateAnswer.css.ts'
import { EstimateAnswer } from './EstimateAnswer.tsx'
import type { EstimatePlace } from '#src/features/checkout/delivery/estimateShipping.ts'
import { draftAt, openingPlace, withPostcode } from './estimatePlace.ts'
import { useEstimate } from './useEstimate.ts'

type CartEstimateFormProps = {
  readonly cartId: string
  readonly email: string
  /** Whether the cart has a shipping address. */
  readonly hasAddress: boolean
  /** Changes with the contents of the cart; null while a change is pending. */
  readonly contents: string | null
  /** The place of the last estimate in this tab. */
  readonly kept: EstimatePlace | null
  /** Called when an estimate for the place has arrived. */
  readonly onEstimate: (place: EstimatePlace) => void
}

/**
 * The form with destination and shipping methods. It has no submit button: every change of a field starts a new
 * estimate.
 */
export function CartEstimateForm({ cartId, email, hasAddress, contents, kept, onEstimate }: CartEstimateFormProps) {
  const { t } = useLingui()
  const { customerToken, locale, tabStorage } = useShop()
  const { countries: directory, storeConfig } = useBrowserQuery<CartEstimateFormQuery>(
    graphql`
      query CartEstimateFormQuery {
        countries {
          id
          ...addressCountries_country
        }
        storeConfig {
          store_code
          default_country
          ...addressCountries_storeConfig
        }
      }
    `,
    {},
  )
  const countries = useMemo(
    () => readAddressCountries(directory ?? [], storeConfig ?? null, locale.intlLocale),
    [directory, storeConfig, locale],
  )
  const [drafts] = useState(() => createCheckoutDrafts(tabStorage))
  const [place, setPlace] = useState(() =>
    openingPlace({ draft: drafts.read(), kept }, countries, storeConfig?.default_country ?? storeCountry(locale)),
  )
  const [postcode, setPostcode] = useState(place.postcode)
  const [wanted, setWanted] = useState(() => drafts.read()?.shippingMethod ?? '')
  const country = countryOf(countries, place.countryCode)
  const { postcodeDigits: digits } = addressRulesOf(country.id)

  // The customer's own addresses, and an address of the cart, are more precise than an estimate: the checkout starts
  // with those.
  const isToldCheckout = !hasAddress && customerToken.get() === null
  const remember = useCallback(
    (at: EstimatePlace, method: string) => {
      onEstimate(at)
      const draft = isToldCheckout ? draftAt(drafts.read(), at, method, email) : null
      if (draft) drafts.write(draft)
    },
    [onEstimate, drafts, email, isToldCheckout],
  )
  const state = useEstimate({ cartId, place, wanted, contents, onTold: remember })

  const settle = (typed: string) => {
    if (typed !== place.postcode && isWholePostcode(typed, country.id)) setPlace(withPostcode(place, typed, country))
  }
  return (
    <Stack gap="s4">
      <Field label={t`Paese`}>
        {(control) => (
          <CountrySelect
            countries={countries}
            {...control}
            autoComplete="shipping country"
            value={place.countryCode}
            onChange={(event) => {
              setPlace({ countryCode: event.currentTarget.value, postcode: '', regionId: '' })
              setPostcode('')
            }}
          />
        )}
      </Field>
      <div className={placeClass}>
        <Field
          label={t`CAP`}
          {...(digits &&
            postcode.length >= digits &&
            !isWholePostcode(postcode.trim(), country.id) && {
              error: t({ message: plural(digits, { one: 'Il CAP ha # cifra.', other: 'Il CAP ha # cifre.' }) }),
            })}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="shipping postal-code"
              {...(digits && { inputMode: 'numeric', maxLength: digits })}
              value={postcode}
              onChange={(event) => {
                setPostcode(event.currentTarget.value)
                // Only for a postcode of so many digits is it known when it is complete.
                if (digits) settle(event.currentTarget.value.trim())
              }}
              onBlur={() => settle(postcode.trim())}
            />
          )}
        </Field>
        {country.regions.length > 0 && (
          <Field label={t(regionLabel(country.id))}>
            {(control) => (
              <RegionSelect
                country={country}
                {...control}
                autoComplete="shipping address-level1"
                value={place.regionId}
                onChange={(event) => setPlace({ ...place, regionId: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
      <EstimateAnswer state={state} country={country.name} onChoose={setWanted} />
    </Stack>
  )
}
