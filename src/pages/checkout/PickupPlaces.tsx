import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayName } from '#src/lib/displayName.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { useCheckoutField } from '#src/features/checkout/form/useCheckoutField.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { lines, names, search } from './PickupPlaces.css.ts'
import type { OfferedPlace } from './offeredPlaces.ts'

/** From this number of locations on, a search by distance is offered. */
const MIN_PLACES_TO_SEARCH = 2

type PickupPlacesProps = {
  readonly places: readonly OfferedPlace[]
  /** The code of the chosen location; empty for none. */
  readonly chosen: string
  readonly onChoose: (place: OfferedPlace) => void
  /** The place from which distances are measured; empty for none. */
  readonly near: string
  readonly isNearKnown: boolean
  readonly isSearching: boolean
  readonly onSearch: (place: string) => void
}

/** The pickup locations of the order. */
export function PickupPlaces({ places, chosen, onChoose, near, ...searching }: PickupPlacesProps) {
  const { t } = useLingui()
  const { isNearKnown, isSearching, onSearch } = searching
  const { error } = useCheckoutField('pickup')
  const [typed, setTyped] = useState(near)
  const [ready, lacking] = [places.filter(({ keepsAll }) => keepsAll), places.filter(({ keepsAll }) => !keepsAll)]
  const find = () => onSearch(typed.trim())
  return (
    <Stack gap="s4">
      {places.length >= MIN_PLACES_TO_SEARCH && (
        <div className={search}>
          <Field label={t`Il tuo CAP o la tua città`} optionalLabel={t`facoltativo`}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="postal-code"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  // The field is inside the form of the step, which must not be submitted.
                  event.preventDefault()
                  find()
                }}
              />
            )}
          </Field>
          <Button variant="secondary" onClick={find} loading={isSearching}>
            <Trans>Trova il più vicino</Trans>
          </Button>
        </div>
      )}
      <Text size="sm" tone="muted" role="status">
        {near !== '' &&
          (isNearKnown ? (
            <span key={`known ${near}`}>
              <Trans>Dal più vicino a «{near}».</Trans>
            </span>
          ) : (
            <span key={`unknown ${near}`}>
              <Trans>Non conosciamo «{near}»: ecco tutti i negozi, in ordine alfabetico.</Trans>
            </span>
          ))}
      </Text>
      <div id={fieldAnchor('pickup')} aria-busy={isSearching}>
        <RadioGroup legend={t`Negozio`} legendHidden error={error}>
          {ready.map((place) => (
            <Radio
              key={place.code}
              name="pickup"
              value={place.code}
              checked={place.code === chosen}
              onChange={() => onChoose(place)}
              label={place.name}
              description={<PlaceWords place={place} />}
            />
          ))}
        </RadioGroup>
      </div>
      {lacking.length > 0 && (
        <div>
          <Text size="sm">
            {ready.length > 0 ? (
              <Trans>Qui non c’è tutto quello che hai nel carrello:</Trans>
            ) : (
              <Trans>Nessuno di questi negozi ha tutto quello che hai nel carrello:</Trans>
            )}
          </Text>
          <ul className={names}>
            {lacking.map(({ code, name, city }) => (
              <li key={code}>
                <Text as="span" size="sm" tone="muted">
                  {name.includes(city) ? name : `${name}, ${city}`}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

function PlaceWords({ place }: { place: OfferedPlace }) {
  const { locale } = useShop()
  const { street, postcode, city, region, countryCode, telephone, about } = place
  const country = displayName(locale.intlLocale, 'region', countryCode)
  const isElsewhere = !locale.intlLocale.endsWith(countryCode)
  const town = [postcode, city, region !== city && region && `(${region})`].filter(Boolean).join(' ')
  return (
    <span className={lines}>
      <span>{[street, town, isElsewhere && country].filter(Boolean).join(', ')}</span>
      {about && <span>{about}</span>}
      {telephone && <span>{telephone}</span>}
      <strong>
        <Trans>Disponibile</Trans>
      </strong>
    </span>
  )
}
