import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { AccountOfBuyer_order$key } from '#src/__generated__/AccountOfBuyer_order.graphql.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { isEmailTaken, refusedFieldOf, useRefusalText } from '../accountError.ts'
import { ConfirmationNotice } from '../profile/ConfirmationNotice.tsx'
import { PersonalForm } from '../profile/PersonalForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPasswordSchema, usePasswordRules } from './passwordRules.ts'
import { ACCOUNT_PATH } from './returnPath.ts'
import { useCreateCustomer } from './useCreateCustomer.ts'

type AccountOfBuyerProps = {
  readonly order: AccountOfBuyer_order$key
  /** A new account waits until its owner answers a mail. */
  readonly needsConfirmation: boolean
}

/** Creates an account for a guest from the data of their order; the form has only the password. */
export function AccountOfBuyer({ order, needsConfirmation }: AccountOfBuyerProps) {
  const { t } = useLingui()
  const createCustomer = useCreateCustomer()
  const refusalText = useRefusalText()
  const rules = usePasswordRules()
  const [outcome, setOutcome] = useState<'created' | 'taken' | null>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { email, billing_address: buyer } = useFragment(
    graphql`
      fragment AccountOfBuyer_order on CustomerOrder {
        email
        billing_address {
          firstname
          lastname
        }
      }
    `,
    order,
  )
  const { register, handleSubmit, formState, control, setError } = useForm<{ password: string }>({
    shouldFocusError: false,
    resolver: valibotResolver(v.object({ password: newPasswordSchema(rules) })),
    defaultValues: { password: '' },
  })
  const password = useWatch({ control, name: 'password' })
  // The notice takes the place of the form, which had the focus.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) place.current?.focus()
  }, [outcome])
  if (!email || !buyer) return null
  const submit = handleSubmit(async (typed) => {
    setProblem(null)
    const { firstname, lastname } = buyer
    const result = await createCustomer({ firstname, lastname, email, password: typed.password, is_subscribed: false })
    if (result.ok) return setOutcome('created')
    const { error } = result
    if (isEmailTaken(error)) return setOutcome('taken')
    if (refusedFieldOf(error) === 'password')
      setError('password', { message: refusalText(error) }, { shouldFocus: true })
    else setProblem(error)
  })
  if (outcome === 'created' && needsConfirmation) return <ConfirmationNotice email={email} />
  if (outcome !== null) {
    return (
      <div ref={place} tabIndex={-1}>
        <Notice
          role="status"
          tone={outcome === 'created' ? 'success' : 'info'}
          action={
            <Link
              to="/account/signin"
              search={{ from: ACCOUNT_PATH }}
              state={{ signIn: { email } }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>Accedi</Trans>
            </Link>
          }
        >
          {outcome === 'taken' ? (
            <Trans>Con questo indirizzo c’è già un account.</Trans>
          ) : (
            <Trans>Il tuo account è pronto.</Trans>
          )}
        </Notice>
      </div>
    )
  }
  return (
    <Stack as="section" gap="s3">
      <Heading level={2} size="md">
        <Trans>Crea il tuo account</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Con un account ritrovi i tuoi ordini, i tuoi indirizzi e il carrello su ogni dispositivo.</Trans>
      </Text>
      <PersonalForm
        onSubmit={(event) => void submit(event)}
        problem={problem}
        submitLabel={t`Crea il mio account`}
        state={formState}
      >
        {/* Password managers file the password under the address. */}
        <EmailInput autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label={t`Password`}
          rules={rules}
          register={() => register('password')}
          value={password}
          problem={formState.errors.password?.message}
        />
        <Captcha of="createCustomerV2" />
      </PersonalForm>
    </Stack>
  )
}
