import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { form } from '#src/features/account/profile/PersonalForm.css.ts'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { askGiftCard } from './askGiftCard.ts'
import type { GiftCardAnswer } from './askGiftCard.ts'
import { redeemGiftCard } from './redeemGiftCard.ts'

type GiftCardBalanceProps = {
  /** The customer's credit has grown. */
  readonly onRedeemed: () => void
}

/** Shows the balance of a gift card by its code, and can convert it into store credit. */
export function GiftCardBalance({ onRedeemed }: GiftCardBalanceProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { locale, hasField, resume } = useShop()
  const { intlLocale } = locale
  const [isRedeeming, setRedeeming] = useState(false)
  const [redeemed, setRedeemed] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<GiftCardAnswer | 'empty' | null>(null)
  const [redeemProblem, setRedeemProblem] = useState<MutationError | null>(null)
  const tooManyTriesText = useTooManyTriesText()

  const redeem = async (code: string, sum: string) => {
    setRedeeming(true)
    setRedeemProblem(null)
    const result = await resume(() => redeemGiftCard(environment, code))
    setRedeeming(false)
    if (result.ok) {
      setAnswer(null)
      setRedeemed(sum)
      onRedeemed()
      if (input.current) input.current.value = ''
    } else setRedeemProblem(result.error)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    setRedeemed(null)
    setRedeemProblem(null)
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
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const refused = t`Questo buono non si può trasformare in credito. Puoi usarlo nel carrello.`
  const redeemProblems: Record<Exclude<MutationError['kind'], 'too-many-tries'>, string> = {
    rejected: refused,
    'no-such-entity': refused,
    'session-expired': t`La tua sessione è scaduta. Accedi di nuovo e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
    unreachable: problems.unreachable,
  }
  const redeemText = (error: MutationError) =>
    error.kind === 'too-many-tries' ? tooManyTriesText(error) : redeemProblems[error.kind]
  const answerText = (shown: typeof answer) =>
    typeof shown === 'string'
      ? problems[shown]
      : shown !== null && 'waitSeconds' in shown
        ? tooManyTriesText(shown)
        : undefined
  const problem = answerText(answer) ?? (redeemProblem === null ? undefined : redeemText(redeemProblem))
  const known = typeof answer === 'object' && answer !== null && 'balance' in answer ? answer : null
  const code = known?.code
  const balance = known && formatMoney(known.balance, intlLocale)
  const canRedeem = hasField('Mutation', 'redeemGiftCardBalanceAsStoreCredit') && (known?.balance.value ?? 0) > 0
  const day = known?.lastDay?.toLocaleDateString(intlLocale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Stack gap="s3">
      <Heading level={2} size="sm">
        <Trans>Saldo di un buono regalo</Trans>
      </Heading>
      <form method="post" className={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t`Codice del buono regalo`} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="gift-card"
              autoComplete="off"
              data-secret=""
              autoCapitalize="characters"
              spellCheck={false}
              onChange={() => {
                setAnswer(null)
                setRedeemProblem(null)
              }}
            />
          )}
        </Field>
        <div>
          <Button variant="secondary" type="submit" loading={isAsking}>
            <Trans>Mostra il saldo</Trans>
          </Button>
        </div>
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
        {redeemed !== null && (
          <Notice tone="info">
            <Trans>Abbiamo aggiunto {redeemed} al tuo credito.</Trans>
          </Notice>
        )}
      </div>
      {canRedeem && code !== undefined && balance !== null && (
        <div>
          <Button variant="secondary" loading={isRedeeming} onClick={() => void redeem(code, balance)}>
            <Trans>Aggiungi {balance} al tuo credito</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
