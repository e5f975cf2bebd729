import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Container, Field, Heading, PageHead, Stack, Text, TextInput } from '#shop/ui.ts'
import { useShopContext } from '#shop/shop.ts'
import { page } from './LightPlannerPage.css.ts'

/** Lumens for one square metre of a living room. */
const LUMENS_PER_SQUARE_METRE = 100

/** Lumens of one of the shop's bulbs. */
const LUMENS_PER_BULB = 320

/** How many bulbs a room needs. */
export function LightPlannerPage() {
  const { t } = useLingui()
  const { intlLocale } = useShopContext()
  const [size, setSize] = useState('20')
  const squareMetres = Number(size.replace(',', '.'))
  const lumens = squareMetres > 0 ? Math.round(squareMetres * LUMENS_PER_SQUARE_METRE) : null
  const bulbs = lumens === null ? 0 : Math.ceil(lumens / LUMENS_PER_BULB)
  const written = lumens?.toLocaleString(intlLocale)
  return (
    <Container width="text">
      <PageHead title={t`Lichtplaner`} canonicalPath="/lichtplaner" />
      <div className={page}>
        <Stack gap="s5">
          <Heading level={1}>
            <Trans>Lichtplaner</Trans>
          </Heading>
          <Text>
            <Trans>Für gemütliches Licht rechnen wir mit 100 Lumen je Quadratmeter.</Trans>
          </Text>
          <Field label={t`Größe des Zimmers in Quadratmetern`}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={size}
                onChange={(event) => setSize(event.target.value)}
              />
            )}
          </Field>
          <Text aria-live="polite">
            {lumens === null ? (
              <Trans>Geben Sie eine Zahl ein, die größer als null ist.</Trans>
            ) : (
              <Plural
                value={bulbs}
                one={`${written} Lumen: dafür genügt eines unserer Leuchtmittel.`}
                other={`${written} Lumen: dafür brauchen Sie # unserer Leuchtmittel.`}
              />
            )}
          </Text>
        </Stack>
      </div>
    </Container>
  )
}
