import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { bankPage } from './BankDialog.css.ts'
import type { Challenge } from './bankDesk.ts'

type BankDialogProps = { readonly challenge: Challenge; readonly onClose: () => void }

/** The page of the shopper's bank, which asks whether they are paying. */
export function BankDialog({ challenge, onClose }: BankDialogProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(challenge.element)
    challenge.begin()
  }, [challenge])
  return (
    <Dialog title={t`La tua banca chiede conferma`} closeLabel={t`Interrompi il pagamento`} onClose={onClose}>
      <div ref={place} className={bankPage} />
    </Dialog>
  )
}
