import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListTexts } from '#src/features/saved/useListTexts.ts'
import type { ListError } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { naming } from './OwnLists.css.ts'

/** Long enough for a readable name; the backend accepts more. */
const LONGEST_NAME = 60

type ListNameProps = {
  /** Whether the list is new; otherwise it is renamed. */
  readonly isNew: boolean
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly isPublic: boolean
  readonly onPublic: (isPublic: boolean) => void
  /** The names of the other lists. */
  readonly taken: readonly string[]
  /** Why the name was refused. */
  readonly problem: ListError | null
  readonly onSave: (name: string) => Promise<void>
  readonly onCancel: () => void
}

/** The form with a list's name and visibility. */
export function ListName({
  isNew,
  draft,
  onDraft,
  isPublic,
  onPublic,
  taken,
  problem,
  onSave,
  onCancel,
}: ListNameProps) {
  const { t } = useLingui()
  const { errorText } = useListTexts()
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const shownError = error ?? (problem && !saving ? errorText(problem) : undefined)
  const save = async () => {
    const name = draft.trim()
    if (name === '') return setError(t`Scrivi un nome per la lista.`)
    const isTaken = taken.some((other) => other.toLowerCase() === name.toLowerCase())
    if (isTaken) return setError(errorText({ kind: 'name-taken', message: name }))
    setError(undefined)
    setSaving(true)
    await onSave(name)
    setSaving(false)
  }
  return (
    <form
      className={naming}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.querySelector('input')?.focus()
        void save()
      }}
    >
      <Field label={isNew ? t`Nome della nuova lista` : t`Nuovo nome della lista`} required error={shownError}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={draft}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
            onChange={(event) => onDraft(event.currentTarget.value)}
          />
        )}
      </Field>
      <Checkbox
        label={t`Lista pubblica`}
        hint={<Trans>Il negozio può mostrarla ad altri; altrimenti la vedi solo tu.</Trans>}
        checked={isPublic}
        onChange={({ currentTarget }) => onPublic(currentTarget.checked)}
      />
      <Cluster>
        <Button type="submit" variant="secondary" loading={saving}>
          {isNew ? <Trans>Crea la lista</Trans> : <Trans>Salva la lista</Trans>}
        </Button>
        <Button variant="link" onClick={onCancel}>
          <Trans>Annulla</Trans>
        </Button>
      </Cluster>
    </form>
  )
}
