import { Trans, useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share-2'
import { shareAddress } from '#src/platform/shareAddress.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'

/** Shares the address of the current variant with the device's dialog, or copies it. */
export function ShareButton({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const share = async () => {
    const outcome = await shareAddress(name, window.location.href)
    if (outcome === 'copied') await showToast('success', t`Indirizzo copiato`)
    if (outcome === 'kept') {
      await showToast('error', t`Non riusciamo a copiare l’indirizzo: prendilo dalla barra del browser.`)
    }
  }
  return (
    <Button variant="link" icon={<Share size={16} strokeWidth={1.75} />} onClick={() => void share()}>
      <Trans>Condividi</Trans>
    </Button>
  )
}
