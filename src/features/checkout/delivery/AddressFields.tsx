import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { disclosure, disclosureSummary, halves, postcodeAndCity } from './AddressFields.css.ts'
import { countryOf } from './addressCountries.ts'
import type { AddressCountry } from './addressCountries.ts'
import type { AddressKind, CheckoutValues } from '../form/checkoutValues.ts'
import { fieldAnchor } from '../form/fieldAnchor.ts'
import { TextField } from '../form/TextField.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'
import { useLikelyRegion } from './useLikelyRegion.ts'

type AddressFieldsProps = {
  readonly kind: AddressKind
  /** For the address book, where texts do not mention an order. */
  readonly isOfBook?: boolean
  readonly countries: readonly AddressCountry[]
}

/** The fields of an address: seven in Italy, the rest collapsed. */
export function AddressFields({ kind, countries, isOfBook = false }: AddressFieldsProps) {
  const { t } = useLingui()
  const countryCode = useWatch<CheckoutValues, `${AddressKind}.countryCode`>({ name: `${kind}.countryCode` })
  const country = countryOf(countries, countryCode)
  const isItaly = country.id === 'IT'
  return (
    <Stack gap="s4">
      <div className={halves}>
        <TextField
          name={`${kind}.firstname`}
          label={t`Nome`}
          autoComplete={`${kind} given-name`}
          autoCapitalize="none"
        />
        <TextField
          name={`${kind}.lastname`}
          label={t`Cognome`}
          autoComplete={`${kind} family-name`}
          autoCapitalize="none"
        />
      </div>
      <StreetField kind={kind} isItaly={isItaly} />
      <div className={postcodeAndCity}>
        <TextField
          name={`${kind}.postcode`}
          label={t`CAP`}
          autoComplete={`${kind} postal-code`}
          {...(isItaly && { inputMode: 'numeric', maxLength: 5 })}
          {...(country.isPostcodeOptional && { optionalLabel: t`facoltativo` })}
        />
        <TextField name={`${kind}.city`} label={t`Città`} autoComplete={`${kind} address-level2`} />
      </div>
      {country.regions.length > 0 && <RegionField kind={kind} country={country} />}
      <TextField
        name={`${kind}.telephone`}
        label={t`Telefono`}
        hint={
          kind === 'shipping'
            ? t`Solo per il corriere, se non ti trova.`
            : t`Solo se c’è qualcosa da chiarire sulla fattura.`
        }
        type="tel"
        inputMode="tel"
        autoComplete={`${kind} tel`}
      />
      <MoreFields kind={kind} hasNote={kind === 'shipping' && !isOfBook} />
      <CountryField kind={kind} countries={countries} country={country} isOfBook={isOfBook} />
    </Stack>
  )
}

/** A hint about a missing house number, not an error, because some addresses have none. */
function StreetField({ kind, isItaly }: { kind: AddressKind; isItaly: boolean }) {
  const { t } = useLingui()
  const { getValues } = useFormContext<CheckoutValues>()
  const [lacksNumber, setLacksNumber] = useState(false)
  return (
    <TextField
      name={`${kind}.street`}
      label={t`Indirizzo`}
      hint={lacksNumber ? t`Manca il numero civico? Se non c’è, scrivi «snc».` : t`Via e numero civico`}
      autoComplete={`${kind} address-line1`}
      onLeave={() => {
        const street = getValues(`${kind}.street`)
        setLacksNumber(isItaly && street.trim() !== '' && !/\d|\bsnc\b/i.test(street))
      }}
    />
  )
}

function RegionField({ kind, country }: { kind: AddressKind; country: AddressCountry }) {
  const { t } = useLingui()
  const { registered, error } = useCheckoutField(`${kind}.regionId`)
  const hint = useLikelyRegion(kind, country)
  return (
    <div id={fieldAnchor(`${kind}.regionId`)}>
      <Field
        label={t`Provincia`}
        error={error}
        {...(hint !== undefined && { hint })}
        required={country.isRegionRequired}
        {...(!country.isRegionRequired && { optionalLabel: t`facoltativo` })}
      >
        {(control) => (
          // A new element for each country, because a browser keeps the position of the chosen option otherwise.
          <Select key={country.id} {...control} {...registered} autoComplete={`${kind} address-level1`}>
            <option value="">{t`Scegli…`}</option>
            {country.regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

/** Rarely needed fields. Open if one is filled, so that typed text is never hidden. */
function MoreFields({ kind, hasNote }: { kind: AddressKind; hasNote: boolean }) {
  const { t } = useLingui()
  const { getValues } = useFormContext<CheckoutValues>()
  const [open] = useState(() => {
    const { streetMore, company } = getValues(kind)
    return Boolean(streetMore || company || (hasNote && getValues('notes')))
  })
  return (
    <details open={open} className={disclosure}>
      <summary className={disclosureSummary}>
        {hasNote ? (
          <Trans>Aggiungi interno, azienda o una nota per il corriere</Trans>
        ) : (
          <Trans>Aggiungi interno o azienda</Trans>
        )}
      </summary>
      <Stack gap="s4">
        <TextField
          name={`${kind}.streetMore`}
          label={t`Scala, interno, presso`}
          optionalLabel={t`facoltativo`}
          autoComplete={`${kind} address-line2`}
        />
        <TextField
          name={`${kind}.company`}
          label={t`Azienda`}
          optionalLabel={t`facoltativo`}
          autoComplete={`${kind} organization`}
        />
        {hasNote && <NotesField />}
      </Stack>
    </details>
  )
}

const MAX_NOTE_LENGTH = 500

function NotesField() {
  const { t } = useLingui()
  const { registered } = useCheckoutField('notes')
  return (
    <Field label={t`Nota per il corriere`} optionalLabel={t`facoltativo`}>
      {(control) => <TextArea rows={2} maxLength={MAX_NOTE_LENGTH} autoComplete="off" {...control} {...registered} />}
    </Field>
  )
}

type CountryFieldProps = AddressFieldsProps & { readonly country: AddressCountry }

/** The country is preset for most shoppers: a line of text, with a select on demand. */
function CountryField({ kind, countries, country, isOfBook = false }: CountryFieldProps) {
  const [choosing, setChoosing] = useState(false)
  if (!choosing) {
    return (
      <Cluster gap="s2" align="baseline">
        <Text size="sm">
          {isOfBook ? (
            country.name
          ) : kind === 'shipping' ? (
            <Trans>Consegna in {country.name}</Trans>
          ) : (
            <Trans>Fatturazione in {country.name}</Trans>
          )}
        </Text>
        {countries.length > 1 && (
          <Button variant="link" onClick={() => setChoosing(true)}>
            <Trans>Cambia paese</Trans>
          </Button>
        )}
      </Cluster>
    )
  }
  return <CountrySelect kind={kind} countries={countries} />
}

function CountrySelect({ kind, countries }: AddressFieldsProps) {
  const { t } = useLingui()
  const { resetField } = useFormContext<CheckoutValues>()
  const { registered, error } = useCheckoutField(`${kind}.countryCode`)
  const select = useRef<HTMLSelectElement>(null)
  // It replaces the pressed button and takes the focus.
  useEffect(() => select.current?.focus(), [])
  return (
    <Field label={t`Paese`} error={error} required>
      {(control) => (
        <Select
          {...control}
          {...registered}
          ref={(element) => {
            select.current = element
            registered.ref(element)
          }}
          autoComplete={`${kind} country`}
          onChange={(event) => {
            // Removes the province of the former country.
            resetField(`${kind}.regionId`, { defaultValue: '' })
            return registered.onChange(event)
          }}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
