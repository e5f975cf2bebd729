import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { buttons, form, names } from './GiftMessageForm.css.ts'
import type { GiftMessage } from './giftMessageOf.ts'

const MAX_NAME_LENGTH = 100
const MAX_MESSAGE_LENGTH = 500

type GiftMessageFormProps = {
  /** What it is for. */
  readonly name: string
  readonly message: GiftMessage | null
  readonly isSaving: boolean
  readonly onSave: (message: GiftMessage) => void
  readonly onCancel: () => void
}

/** To whom, from whom, and a few words. */
export function GiftMessageForm({ name, message, isSaving, onSave, onCancel }: GiftMessageFormProps) {
  const { t } = useLingui()
  const [missing, setMissing] = useState<ReadonlySet<keyof GiftMessage>>(new Set())
  const element = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  // It took the place of the button that was pressed.
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (field: keyof GiftMessage) => {
      const text = data.get(field)
      return typeof text === 'string' ? text.trim() : ''
    }
    const written = { to: textOf('to'), from: textOf('from'), message: textOf('message') }
    const empty = (['to', 'from', 'message'] as const).filter((field) => written[field] === '')
    setMissing(new Set(empty))
    if (empty.length === 0) return onSave(written)
    element.current?.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus()
  }
  const problem = (field: keyof GiftMessage, text: string) => (missing.has(field) ? text : undefined)
  const forgive = (field: keyof GiftMessage) => () =>
    setMissing((known) => new Set([...known].filter((it) => it !== field)))
  return (
    <form ref={element} noValidate onSubmit={submit} className={form} aria-label={t`Messaggio regalo per ${name}`}>
      <Stack gap="s3">
        <div className={names}>
          <Field label={t`Per`} error={problem('to', t`Scrivi a chi va il regalo.`)} required>
            {(control) => (
              <TextInput
                {...control}
                ref={first}
                name="to"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                defaultValue={message?.to}
                onChange={forgive('to')}
              />
            )}
          </Field>
          <Field label={t`Da`} error={problem('from', t`Scrivi da chi arriva.`)} required>
            {(control) => (
              <TextInput
                {...control}
                name="from"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                defaultValue={message?.from}
                onChange={forgive('from')}
              />
            )}
          </Field>
        </div>
        <Field label={t`Messaggio`} error={problem('message', t`Scrivi qualche parola.`)} required>
          {(control) => (
            <TextArea
              {...control}
              name="message"
              rows={3}
              maxLength={MAX_MESSAGE_LENGTH}
              autoComplete="off"
              defaultValue={message?.message}
              onChange={forgive('message')}
            />
          )}
        </Field>
        <div className={buttons}>
          <Button type="submit" variant="secondary" loading={isSaving}>
            <Trans>Salva il messaggio</Trans>
          </Button>
          <Button variant="link" onClick={onCancel}>
            <Trans>Lascia com’è</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
