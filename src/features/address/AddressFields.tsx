import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { FormTextField } from '#src/features/forms/FormTextField.tsx'
import { useFormField } from '#src/features/forms/useFormField.ts'
import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { disclosure, disclosureSummary, halves, postcodeAndCity } from './AddressFields.css.ts'
import { countryOf } from './addressCountries.ts'
import type { AddressCountry } from './addressCountries.ts'
import { ADDRESS_MESSAGES } from './addressMessages.ts'
import type { AddressForm, AddressKind } from './addressValues.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { RegionSelect } from './RegionSelect.tsx'
import { regionLabel } from './regionWords.ts'
import { useLikelyRegion } from './useLikelyRegion.ts'

type CountryWords = (country: string) => ReactNode

type AddressFieldsProps = {
  readonly kind: AddressKind
  readonly countries: readonly AddressCountry[]
  readonly telephoneHint?: string
  /** The text that names the chosen country. */
  readonly countryWords?: CountryWords
  /** A further, rarely needed field, and whether it is filled. */
  readonly more?: { readonly field: ReactNode; readonly summary: string; readonly isFilled: boolean } | undefined
}

/** The fields of an address by the rules of its country; rarely needed ones are collapsed. */
export function AddressFields({
  kind,
  countries,
  telephoneHint,
  countryWords = (country) => country,
  more,
}: AddressFieldsProps) {
  const { t } = useLingui()
  const countryCode = useWatch<AddressForm, `${AddressKind}.countryCode`>({ name: `${kind}.countryCode` })
  const country = countryOf(countries, countryCode)
  const { postcodeDigits, isPostcodeNeeded, withoutNumber } = addressRulesOf(country.id)
  return (
    <Stack gap="s4">
      <div className={halves}>
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.firstname`}
          label={t`Nome`}
          autoComplete={`${kind} given-name`}
          autoCapitalize="none"
        />
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.lastname`}
          label={t`Cognome`}
          autoComplete={`${kind} family-name`}
          autoCapitalize="none"
        />
      </div>
      <StreetField kind={kind} withoutNumber={withoutNumber} />
      <div className={postcodeAndCity}>
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.postcode`}
          label={t`CAP`}
          autoComplete={`${kind} postal-code`}
          {...(postcodeDigits && { inputMode: 'numeric', maxLength: postcodeDigits })}
          {...(country.isPostcodeOptional && !isPostcodeNeeded && { optionalLabel: t`facoltativo` })}
        />
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.city`}
          label={t`Città`}
          autoComplete={`${kind} address-level2`}
        />
      </div>
      {country.regions.length > 0 ? (
        <RegionField kind={kind} country={country} />
      ) : (
        <RegionNameField kind={kind} country={country} />
      )}
      <FormTextField
        messages={ADDRESS_MESSAGES}
        name={`${kind}.telephone`}
        label={t`Telefono`}
        hint={telephoneHint ?? t`Solo per il corriere, se non ti trova.`}
        type="tel"
        inputMode="tel"
        autoComplete={`${kind} tel`}
      />
      <MoreFields kind={kind} more={more} />
      <CountryField kind={kind} countries={countries} country={country} words={countryWords} />
    </Stack>
  )
}

/** A hint about a missing house number, not an error, because some addresses have none. */
function StreetField({ kind, withoutNumber }: { kind: AddressKind; withoutNumber: string | undefined }) {
  const { t } = useLingui()
  const { getValues } = useFormContext<AddressForm>()
  const [lacksNumber, setLacksNumber] = useState(false)
  return (
    <FormTextField
      messages={ADDRESS_MESSAGES}
      name={`${kind}.street`}
      label={t`Indirizzo`}
      hint={lacksNumber ? t`Manca il numero civico? Se non c’è, scrivi «${withoutNumber}».` : t`Via e numero civico`}
      autoComplete={`${kind} address-line1`}
      onLeave={() => {
        const street = getValues(`${kind}.street`).trim().toLowerCase()
        const words = street.split(/[^\p{L}\d]+/u)
        setLacksNumber(!!withoutNumber && street !== '' && !/\d/.test(street) && !words.includes(withoutNumber))
      }}
    />
  )
}

function RegionField({ kind, country }: { kind: AddressKind; country: AddressCountry }) {
  const { t } = useLingui()
  const { registered, error } = useFormField(`${kind}.regionId`, ADDRESS_MESSAGES)
  const hint = useLikelyRegion(kind, country)
  return (
    <div id={fieldAnchor(`${kind}.regionId`)}>
      <Field
        label={t(regionLabel(country.id))}
        error={error}
        {...(hint !== undefined && { hint })}
        required={country.isRegionRequired}
        {...(!country.isRegionRequired && { optionalLabel: t`facoltativo` })}
      >
        {(control) => (
          <RegionSelect country={country} {...control} {...registered} autoComplete={`${kind} address-level1`} />
        )}
      </Field>
    </div>
  )
}

/** Shown for an address that has a region as text; the shop itself asks for none in such a country. */
function RegionNameField({ kind, country }: { kind: AddressKind; country: AddressCountry }) {
  const { t } = useLingui()
  const name = `${kind}.regionName` as const
  const text = useWatch<AddressForm, typeof name>({ name })
  // It stays while its text is replaced.
  const [isKnown, setKnown] = useState(text !== '')
  if (text !== '' && !isKnown) setKnown(true)
  if (!isKnown) return null
  return (
    <FormTextField
      messages={ADDRESS_MESSAGES}
      name={name}
      label={t(regionLabel(country.id))}
      optionalLabel={t`facoltativo`}
      autoComplete={`${kind} address-level1`}
    />
  )
}

/** Rarely needed fields. Open if one is filled, so that typed text is never hidden. */
function MoreFields({ kind, more }: Pick<AddressFieldsProps, 'kind' | 'more'>) {
  const { t } = useLingui()
  const { getValues } = useFormContext<AddressForm>()
  const [open] = useState(() => {
    const { streetMore, company } = getValues(kind)
    return Boolean(streetMore || company || more?.isFilled)
  })
  return (
    <details open={open} className={disclosure}>
      <summary className={disclosureSummary}>{more?.summary ?? <Trans>Aggiungi interno o azienda</Trans>}</summary>
      <Stack gap="s4">
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.streetMore`}
          label={t`Scala, interno, presso`}
          optionalLabel={t`facoltativo`}
          autoComplete={`${kind} address-line2`}
        />
        <FormTextField
          messages={ADDRESS_MESSAGES}
          name={`${kind}.company`}
          label={t`Azienda`}
          optionalLabel={t`facoltativo`}
          autoComplete={`${kind} organization`}
        />
        {more?.field}
      </Stack>
    </details>
  )
}

type CountryFieldProps = Pick<AddressFieldsProps, 'kind' | 'countries'> & {
  readonly country: AddressCountry
  readonly words: CountryWords
}

/** The country is preset for most shoppers: a line of text, with a select on demand. */
function CountryField({ kind, countries, country, words }: CountryFieldProps) {
  const [choosing, setChoosing] = useState(false)
  if (!choosing) {
    return (
      <Cluster gap="s2" align="baseline">
        <Text size="sm">{words(country.name)}</Text>
        {countries.length > 1 && (
          <Button variant="link" onClick={() => setChoosing(true)}>
            <Trans>Cambia paese</Trans>
          </Button>
        )}
      </Cluster>
    )
  }
  return <OpenCountryField kind={kind} countries={countries} />
}

function OpenCountryField({ kind, countries }: Pick<AddressFieldsProps, 'kind' | 'countries'>) {
  const { t } = useLingui()
  const { resetField } = useFormContext<AddressForm>()
  const { registered, error } = useFormField(`${kind}.countryCode`, ADDRESS_MESSAGES)
  const select = useRef<HTMLSelectElement>(null)
  // It replaces the pressed button and takes the focus.
  useEffect(() => select.current?.focus(), [])
  return (
    <Field label={t`Paese`} error={error} required>
      {(control) => (
        <CountrySelect
          countries={countries}
          {...control}
          {...registered}
          ref={(element) => {
            select.current = element
            registered.ref(element)
          }}
          autoComplete={`${kind} country`}
          onChange={(event) => {
            // Removes the region of the former country.
            resetField(`${kind}.regionId`, { defaultValue: '' })
            resetField(`${kind}.regionName`, { defaultValue: '' })
            return registered.onChange(event)
          }}
        />
      )}
    </Field>
  )
}
