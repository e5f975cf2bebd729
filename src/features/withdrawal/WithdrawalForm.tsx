import { valibotResolver } from '@hookform/resolvers/valibot'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { MAX_NAME_LENGTH } from '#src/features/forms/nameSchema.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { createWithdrawalFile, statementSchema } from './withdrawalStatement.ts'
import type { WithdrawalStatement } from './withdrawalStatement.ts'

type WithdrawalFormProps = {
  /** Known where the shopper comes from an order. */
  readonly orderNumber: string | null
  readonly onSubmit: (statement: WithdrawalStatement) => void
}

/** The first screen: the consumer's name, the order, and the e-mail for the receipt. */
export function WithdrawalForm({ orderNumber, onSubmit }: WithdrawalFormProps) {
  const { t } = useLingui()
  const { tabStorage, legal } = useShop()
  const { imprint, withdrawal } = legal
  const recipient = imprint && [imprint.company, ...(withdrawal?.address ?? imprint.address)].join(', ')
  // Without defaults, because the fields may have been filled in before this code loaded.
  const { register, handleSubmit, formState, reset } = useForm<WithdrawalStatement>({
    shouldFocusError: false,
    resolver: valibotResolver(statementSchema),
  })
  const { errors } = formState
  // Restores the typed values after a reload or on return from the second screen.
  useEffect(() => {
    const typed = createWithdrawalFile(tabStorage).statement()
    if (typed) reset(orderNumber === null ? typed : { ...typed, orderNumber }, { keepDirtyValues: true })
  }, [tabStorage, reset, orderNumber])
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      <Stack gap="s5">
        <Text>
          <Trans>
            Hai <Plural value={withdrawal?.days ?? 0} one="# giorno" other="# giorni" /> dalla consegna per cambiare
            idea, senza dire perché. Scrivi qui sotto: poi controlli e confermi, e ricevi subito la ricevuta per email.
          </Trans>
        </Text>
        {recipient !== null && (
          <Text size="sm" tone="muted">
            <Trans>Il recesso è rivolto a {recipient}.</Trans>
          </Text>
        )}
        <Field label={t`Nome e cognome`} required error={errors.name && t`Scrivi il tuo nome e cognome.`}>
          {(control) => (
            <TextInput
              {...control}
              {...register('name')}
              autoComplete="name"
              autoCapitalize="none"
              maxLength={MAX_NAME_LENGTH}
            />
          )}
        </Field>
        <EmailField
          register={() => register('email')}
          problem={errors.email?.message}
          hint={t`Qui ti mandiamo la ricevuta.`}
        />
        <Field
          label={t`Numero d’ordine`}
          hint={t`È nell’email di conferma. Se non lo trovi, scrivi il giorno dell’ordine.`}
          required
          error={errors.orderNumber && t`Scrivi il numero dell’ordine, o il giorno in cui l’hai fatto.`}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('orderNumber')}
              defaultValue={orderNumber ?? undefined}
              autoComplete="off"
              maxLength={64}
            />
          )}
        </Field>
        <Field
          label={t`Solo alcuni articoli?`}
          hint={t`Scrivi quali. Lascia vuoto se recedi da tutto l’ordine.`}
          optionalLabel={t`facoltativo`}
        >
          {(control) => <TextArea {...control} {...register('goods')} rows={3} maxLength={2000} autoComplete="off" />}
        </Field>
        <div>
          <Button type="submit">
            <Trans>Continua</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
