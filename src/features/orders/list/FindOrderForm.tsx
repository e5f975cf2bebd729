import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { typedEmailSchema } from '#src/features/forms/emailSchema.ts'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { orderNumberIn } from '#src/lib/buyersWords.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

const knownSchema = v.object({
  number: v.pipe(v.string(), v.transform(orderNumberIn), v.nonEmpty()),
  /** As typed, because it may have come into the order in another way than through this shop's checkout. */
  email: typedEmailSchema,
  /** The proof of purchase, see {@link OrderProof}. */
  proof: v.pipe(v.string(), v.trim(), v.nonEmpty()),
})

/** The data that a buyer enters to find an order. */
export type KnownOfOrder = v.InferOutput<typeof knownSchema>

/** The part of the billing address that the backend compares. */
export type OrderProof = 'lastname' | 'postcode'

export type FindOrderProblem =
  | 'not-found'
  /** The order belongs to a customer and is shown in the account. */
  | 'customer'
  | TooManyTries
  | 'unreachable'
  /** The backend failed or refused the query. */
  | 'server'

type FindOrderFormProps = {
  readonly proof: OrderProof
  /** A problem that the page already knows. */
  readonly problem: FindOrderProblem | null
  /** Resolves to the problem, or null when the page goes on to the order. */
  readonly onFind: (known: KnownOfOrder) => Promise<FindOrderProblem | null>
}

/** Finds the order of a guest. */
export function FindOrderForm({ proof, problem: initialProblem, onFind }: FindOrderFormProps) {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  const [problem, setProblem] = useState(initialProblem)
  const { register, handleSubmit, formState } = useForm<KnownOfOrder>({
    shouldFocusError: false,
    resolver: valibotResolver(knownSchema),
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (known) => {
    setProblem(null)
    setProblem(await onFind(known))
  })
  const problemText: Record<Extract<FindOrderProblem, string>, string> = {
    'not-found': t`Non troviamo un ordine con questi dati. Scrivili come stanno nell’email di conferma.`,
    customer: t`Questo ordine è di un account: accedi e lo trovi tra i tuoi ordini.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const proofField = {
    lastname: { label: t`Cognome`, error: t`Scrivi il tuo cognome.`, autoComplete: 'billing family-name' },
    postcode: { label: t`CAP`, error: t`Scrivi il tuo CAP.`, autoComplete: 'billing postal-code' },
  }[proof]
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      <Stack gap="s5">
        {problem !== null && (
          <Notice tone="error" role="alert">
            {typeof problem === 'object' ? tooManyTriesText(problem) : problemText[problem]}
          </Notice>
        )}
        <Field
          label={t`Numero d’ordine`}
          hint={t`È nell’email di conferma.`}
          required
          error={errors.number && t`Scrivi il numero dell’ordine.`}
        >
          {(control) => <TextInput {...control} {...register('number')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <EmailField register={() => register('email')} problem={errors.email?.message} />
        <Field
          label={proofField.label}
          hint={t`Quello della fatturazione.`}
          required
          error={errors.proof && proofField.error}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('proof')}
              autoComplete={proofField.autoComplete}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div>
          <Button type="submit" loading={isSubmitting}>
            <Trans>Trova l’ordine</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
