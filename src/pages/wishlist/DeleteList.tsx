import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

type DeleteListProps = {
  readonly name: string
  readonly count: number
  /** The default list, which cannot be deleted. */
  readonly defaultName: string
  readonly onDelete: (keepsPieces: boolean) => void
  readonly onClose: () => void
}

/** Asks for confirmation before a list is deleted, and where its items go. */
export function DeleteList({ name, count, defaultName, onDelete, onClose }: DeleteListProps) {
  const { t } = useLingui()
  const [keepsPieces, setKeepsPieces] = useState(true)
  return (
    <Dialog
      title={t`Eliminare la lista «${name}»?`}
      closeLabel={t`Chiudi`}
      onClose={onClose}
      footer={
        <Cluster>
          <Button variant="danger" onClick={() => onDelete(keepsPieces && count > 0)}>
            <Trans>Elimina la lista</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Tienila</Trans>
          </Button>
        </Cluster>
      }
    >
      {count === 0 ? (
        <Text>
          <Trans>La lista è vuota.</Trans>
        </Text>
      ) : (
        <RadioGroup legend={t`Che cosa facciamo dei suoi pezzi?`}>
          <Radio
            name="pieces"
            label={t`Spostali nella lista «${defaultName}»`}
            checked={keepsPieces}
            onChange={() => setKeepsPieces(true)}
          />
          <Radio
            name="pieces"
            label={<Plural value={count} one="Togli anche il suo pezzo" other="Togli anche i suoi # pezzi" />}
            checked={!keepsPieces}
            onChange={() => setKeepsPieces(false)}
          />
        </RadioGroup>
      )}
    </Dialog>
  )
}
