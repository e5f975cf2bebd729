import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { MAX_NAME_LENGTH, nameSchema } from '#src/features/forms/nameSchema.ts'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import { useSaving } from '#src/features/account/useSaving.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { shareAddress } from '#src/platform/shareAddress.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { link, panel } from '../registry.css.ts'
import { useRegistryProblem } from '../registryRefusal.ts'
import { MAX_MESSAGE_LENGTH, textSchema } from '../registrySchema.ts'
import { useShareGiftRegistry } from './useShareGiftRegistry.ts'

const schema = v.object({ name: nameSchema, email: emailSchema, message: textSchema })
type Invitation = v.InferInput<typeof schema>

type RegistryShareProps = {
  readonly uid: string
  readonly eventName: string
  readonly isActive: boolean
  /** The sender's name. */
  readonly sender: string
  /** The registry's description, used as the start of an invitation. */
  readonly message: string
}

/** Shares a registry by its address or by mail. */
export function RegistryShare({ uid, eventName, isActive, sender, message }: RegistryShareProps) {
  const { t } = useLingui()
  const { locale, origin } = useShop()
  const save = useSaving()
  const share = useShareGiftRegistry()
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<Invitation>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { name: '', email: '', message },
  })
  const { errors } = formState
  const submit = handleSubmit(async (invitation) => {
    setProblem(null)
    const { name, email } = invitation
    const error = await save(
      () => share({ uid, sender: { name: sender, message: invitation.message }, invitees: [{ name, email }] }),
      t`L’invito per ${name} è partito.`,
    )
    setProblem(wordedProblem(error))
    if (error !== null) return
    resetField('name')
    resetField('email')
    setFocus('name')
  })
  const copy = async () => {
    const url = `${origin}${addressIn(locale, `/gift-registry/${encodeURIComponent(uid)}`)}`
    const outcome = await shareAddress(eventName, url)
    if (outcome === 'kept') setShown(url)
    if (outcome === 'copied') await showToast('success', t`Indirizzo copiato`)
  }
  return (
    <section aria-label={t`Invita`} className={panel}>
      <Stack gap="s4">
        <Heading level={2} size="md">
          <Trans>Invita</Trans>
        </Heading>
        {!isActive ? (
          <Text>
            <Trans>La lista è chiusa: aprila nelle impostazioni e potrai condividerla.</Trans>
          </Text>
        ) : (
          <>
            <Cluster>
              <Button variant="secondary" onClick={() => void copy()}>
                <Trans>Condividi il link</Trans>
              </Button>
              <Link to="/gift-registry/$uid" params={{ uid }} className={link}>
                <Trans>Guardala come un invitato</Trans>
              </Link>
            </Cluster>
            {shown !== null && (
              <Field required label={t`Link della lista`}>
                {(control) => (
                  <TextInput {...control} readOnly value={shown} onFocus={(event) => event.target.select()} />
                )}
              </Field>
            )}
            <PersonalForm
              onSubmit={(event) => void submit(event)}
              problem={problem}
              submitLabel={t`Manda l’invito`}
              state={formState}
            >
              <Field label={t`Nome di chi inviti`} required error={errors.name && t`Scrivi il nome.`}>
                {(field) => (
                  <TextInput {...field} {...register('name')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
                )}
              </Field>
              <EmailField
                register={() => register('email')}
                problem={errors.email?.message}
                label={t`Email di chi inviti`}
                purpose="other-person"
              />
              <Field label={t`Messaggio`} required error={errors.message && t`Scrivi il tuo messaggio.`}>
                {(field) => (
                  <TextArea
                    {...field}
                    {...register('message')}
                    rows={3}
                    maxLength={MAX_MESSAGE_LENGTH}
                    autoComplete="off"
                  />
                )}
              </Field>
            </PersonalForm>
          </>
        )}
      </Stack>
    </section>
  )
}
