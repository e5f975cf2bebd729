import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { MAX_NAME_LENGTH } from '#src/features/forms/nameSchema.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { visuallyHidden } from '#src/ui/theme/global.css.ts'
import { form } from './ContactForm.css.ts'
import { contactWords, MAX_MESSAGE_LENGTH, MAX_TELEPHONE_LENGTH, messageSchema } from './contactMessage.ts'
import { useContactUs } from './useContactUs.ts'
import type { ContactError } from './useContactUs.ts'

/** A message to the shop. The typed text stays until it has been sent. `note` is shown above the button. */
export function ContactForm({ note }: { readonly note: ReactNode }) {
  const { t, i18n } = useLingui()
  const { intlLocale } = useShop().locale
  const send = useContactUs()
  const outcome = useRef<HTMLDivElement>(null)
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<ContactError | null>(null)
  const { register, handleSubmit, formState, setError } = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(messageSchema),
  })
  const { errors, isSubmitting } = formState
  // The answer takes the form's place: the focus goes along.
  useEffect(() => {
    if (isSent) outcome.current?.focus()
  }, [isSent])

  const submit = handleSubmit(async ({ trap: caught, telephone, ...message }) => {
    setProblem(null)
    // No shopper sees this field. A program that filled it in learns nothing.
    if (caught !== '') return setSent(true)
    const result = await send({ ...message, ...(telephone !== '' && { telephone }) })
    if (result.ok) setSent(true)
    else if (result.error.kind === 'email') setError('email', { message: result.error.message }, { shouldFocus: true })
    else setProblem(result.error)
  })

  if (isSent) {
    return (
      <div ref={outcome} role="status" tabIndex={-1}>
        <Notice tone="success" title={t`Messaggio inviato`}>
          <Trans>Grazie. Ti rispondiamo all’indirizzo che ci hai lasciato.</Trans>
        </Notice>
      </div>
    )
  }
  return (
    // The host takes it without JavaScript, and before hydration; `post`, because the message must not be part of the URL.
    <form method="post" noValidate className={form} onSubmit={(event) => void submit(event)}>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      <Field label={t`Nome`} required error={errors.name && t`Scrivi il tuo nome.`}>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="name" maxLength={MAX_NAME_LENGTH} />}
      </Field>
      <EmailField register={() => register('email')} problem={errors.email?.message} hint={t`Ti rispondiamo qui.`} />
      <Field label={t`Telefono`} hint={t`Se preferisci una chiamata.`} optionalLabel={t`facoltativo`}>
        {(field) => (
          <TextInput
            {...field}
            {...register('telephone')}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_TELEPHONE_LENGTH}
          />
        )}
      </Field>
      <Field label={t`Messaggio`} required error={errors.comment && t`Scrivi il tuo messaggio.`}>
        {(field) => (
          <TextArea {...field} {...register('comment')} rows={7} maxLength={MAX_MESSAGE_LENGTH} autoComplete="off" />
        )}
      </Field>
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          {t`Lascia vuoto questo campo`}
          <input {...register('trap')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Captcha of="contactUs" />
      {problem !== null && (
        <Notice role="alert" tone="error">
          {contactWords(i18n, intlLocale, problem)}
        </Notice>
      )}
      <Text size="sm" tone="muted">
        {note}
      </Text>
      <div>
        <Button type="submit" name="form" value="contact" loading={isSubmitting}>
          <Trans>Invia il messaggio</Trans>
        </Button>
      </div>
    </form>
  )
}
