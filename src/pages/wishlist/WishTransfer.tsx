import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListTexts } from '#src/features/saved/useListTexts.ts'
import type { WishList } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { transferForm } from './WishRow.css.ts'

type WishTransferProps = {
  readonly name: string
  readonly others: readonly WishList[]
  /** Resolves to whether the transfer succeeded. */
  readonly onTransfer: (to: WishList, how: 'move' | 'copy') => Promise<boolean>
}

/** Moves or copies an item to another list. */
export function WishTransfer({ name, others, onTransfer }: WishTransferProps) {
  const { t } = useLingui()
  const { nameOf } = useListTexts()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [busy, setBusy] = useState<'move' | 'copy' | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [first] = others
  if (chosenId === null || !first) {
    return (
      <div>
        <Button
          variant="link"
          aria-label={t`Sposta o copia in un’altra lista: ${name}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed element
          autoFocus={wasOpen}
          onClick={() => {
            setWasOpen(true)
            setChosenId(first?.id ?? null)
          }}
        >
          <Trans>Sposta o copia in un’altra lista</Trans>
        </Button>
      </div>
    )
  }
  // A list that was deleted meanwhile cannot be chosen any more.
  const chosen = others.find(({ id }) => id === chosenId) ?? first
  const transfer = async (how: 'move' | 'copy') => {
    setBusy(how)
    if (await onTransfer(chosen, how)) setChosenId(null)
    setBusy(null)
  }
  return (
    <form
      className={transferForm}
      onSubmit={(event) => {
        event.preventDefault()
        void transfer('move')
      }}
    >
      <Field label={t`Lista per ${name}`}>
        {({ required: _required, ...control }) => (
          <Select
            {...control}
            value={chosen.id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
            onChange={(event) => setChosenId(event.currentTarget.value)}
          >
            {others.map((list) => (
              <option key={list.id} value={list.id}>
                {nameOf(list)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Cluster>
        <Button type="submit" variant="secondary" loading={busy === 'move'}>
          <Trans>Sposta</Trans>
        </Button>
        <Button variant="secondary" loading={busy === 'copy'} onClick={() => void transfer('copy')}>
          <Trans>Copia</Trans>
        </Button>
        <Button variant="link" onClick={() => setChosenId(null)}>
          <Trans>Annulla</Trans>
        </Button>
      </Cluster>
    </form>
  )
}
