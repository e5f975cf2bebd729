import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { formatMoney } from '#src/ui/money.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { askGiftCard } from './askGiftCard.ts'
import type { GiftCardAnswer } from './askGiftCard.ts'

/** What is left on a gift card, for who knows its code. */
export function GiftCardBalance() {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { intlLocale } = useShop().locale
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<GiftCardAnswer | 'empty' | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (code !== '') {
      setAsking(true)
      setAnswer(null)
      setAnswer(await askGiftCard(environment, code))
      setAsking(false)
    } else setAnswer('empty')
    input.current?.focus()
  }
  const problems = {
    empty: t`Scrivi il codice del buono.`,
    unknown: t`Non troviamo un buono valido con questo codice. Controlla come è scritto.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
  }
  const known = typeof answer === 'object' ? answer : null
  const code = known?.code
  const balance = known && formatMoney(known.balance, intlLocale)
  const day = known?.lastDay?.toLocaleDateString(intlLocale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Stack gap="s3">
      <Heading level={2} size="sm">
        <Trans>Saldo di un buono regalo</Trans>
      </Heading>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="s3">
          <Field label={t`Codice del buono regalo`} error={typeof answer === 'string' ? problems[answer] : undefined}>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                name="gift-card"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={() => setAnswer(null)}
              />
            )}
          </Field>
          <div>
            <Button variant="secondary" type="submit" loading={isAsking}>
              <Trans>Mostra il saldo</Trans>
            </Button>
          </div>
        </Stack>
      </form>
      <div role="status">
        {known && (
          <Notice tone="info">
            <p>
              <Trans>
                Sul buono {code} restano <strong>{balance}</strong>.
              </Trans>{' '}
              {day && <Trans>Vale fino al {day}.</Trans>}
            </p>
          </Notice>
        )}
      </div>
    </Stack>
  )
}
