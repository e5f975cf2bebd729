import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import * as styles from './NoteEditor.css.ts'

type NoteEditorProps = {
  /** The name of the product. */
  readonly name: string
  readonly note: string | null
  /** Says who reads the note. */
  readonly hint: string
  /** Resolves to whether the note was saved. */
  readonly onSave: (note: string) => Promise<boolean>
}

/** The note about a product in a list, with the form that changes it. */
export function NoteEditor({ name, note, hint, onSave }: NoteEditorProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  if (draft === null) {
    return (
      <div>
        {note && <p className={styles.note}>{note}</p>}
        <Button
          variant="link"
          aria-label={note ? t`Modifica la nota per ${name}` : t`Aggiungi una nota per ${name}`}
          onClick={() => setDraft(note ?? '')}
        >
          {note ? <Trans>Modifica la nota</Trans> : <Trans>Aggiungi una nota</Trans>}
        </Button>
      </div>
    )
  }
  const save = async () => {
    setSaving(true)
    if (await onSave(draft.trim())) setDraft(null)
    setSaving(false)
  }
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={t`Nota per ${name}`} hint={hint}>
        {({ required: _required, ...control }) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={draft}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
            autoFocus
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        )}
      </Field>
      <Cluster>
        <Button type="submit" variant="secondary" loading={saving}>
          <Trans>Salva la nota</Trans>
        </Button>
        <Button variant="link" onClick={() => setDraft(null)}>
          <Trans>Annulla</Trans>
        </Button>
      </Cluster>
    </form>
  )
}
