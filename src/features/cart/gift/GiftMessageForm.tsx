import { plural } from '@lingui/core/macro'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { MouseEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { buttons, form, names } from './GiftMessageForm.css.ts'

const MAX_NAME_LENGTH = 100
const MAX_MESSAGE_LENGTH = 500

/** The message of a rule is its name. The field has no maximum length, because cut text would go unnoticed. */
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('missing'), v.maxLength(most, 'long'))

const messageSchema = v.object({
  to: text(MAX_NAME_LENGTH),
  from: text(MAX_NAME_LENGTH),
  message: text(MAX_MESSAGE_LENGTH),
})

export type GiftMessageFormProps = {
  /** The name of the product. */
  readonly name: string
  readonly message: GiftMessage | null
  readonly isSaving: boolean
  readonly onSave: (message: GiftMessage) => void
  readonly onCancel: () => void
}

/**
 * Leaving a field by pressing a button would validate it at once, and its message would move the button from under the
 * pointer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The form with recipient, sender and message. */
export function GiftMessageForm({ name, message, isSaving, onSave, onCancel }: GiftMessageFormProps) {
  const { t } = useLingui()
  const { register, handleSubmit, formState, setFocus } = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(messageSchema),
    mode: 'onTouched',
    defaultValues: message ?? { to: '', from: '', message: '' },
  })
  // The form replaces the pressed button and takes the focus.
  useEffect(() => setFocus('to'), [setFocus])
  const problemOf = (field: keyof GiftMessage, missing: string, most: number) => {
    const rule = formState.errors[field]?.message
    if (rule === undefined) return undefined
    return rule === 'missing'
      ? missing
      : t({
          message: plural(most, {
            one: 'Troppo lungo: al massimo # carattere.',
            other: 'Troppo lungo: al massimo # caratteri.',
          }),
        })
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(onSave)(event)}
      className={form}
      aria-label={t`Messaggio regalo per ${name}`}
    >
      <Stack gap="s3">
        <FormProblems attempts={formState.submitCount} errors={formState.errors} />
        <div className={names}>
          <Field label={t`Per`} error={problemOf('to', t`Scrivi a chi va il regalo.`, MAX_NAME_LENGTH)} required>
            {(control) => <TextInput {...control} {...register('to')} autoComplete="off" />}
          </Field>
          <Field label={t`Da`} error={problemOf('from', t`Scrivi da chi arriva.`, MAX_NAME_LENGTH)} required>
            {(control) => <TextInput {...control} {...register('from')} autoComplete="off" />}
          </Field>
        </div>
        <Field
          label={t`Messaggio`}
          error={problemOf('message', t`Scrivi qualche parola.`, MAX_MESSAGE_LENGTH)}
          required
        >
          {(control) => <TextArea {...control} {...register('message')} rows={3} autoComplete="off" />}
        </Field>
        <div className={buttons}>
          <Button type="submit" variant="secondary" loading={isSaving} onMouseDown={keepFocus}>
            <Trans>Salva il messaggio</Trans>
          </Button>
          <Button variant="link" onMouseDown={keepFocus} onClick={onCancel}>
            <Trans>Lascia com’è</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
